import type { GameTypes, Level, Position } from '@haven/kit';

/** What a thread is asked to think about: no more than a player in that chair sees. */
export interface ThoughtQuestion {
  readonly id: number;
  readonly game: string;
  readonly level: Level | undefined;
  readonly position: Position<GameTypes>;
  readonly seed: number;
}

/** Said once, when a thread has read its program: its time runs from here. */
export const READY = 'ready';

export type Reply =
  | { readonly id: number; readonly move: GameTypes['Move']; readonly error?: undefined }
  | { readonly id: number; readonly error: string };
