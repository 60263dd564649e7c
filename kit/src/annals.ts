import type { Seat } from './game.ts';

/** What people do to a match that is no move: they give it up, sit down on a bot's chair while it goes on, or stop it. */
export const DEEDS = ['resigned', 'joined', 'ended'] as const;

/** What became of a person at a table, and after how many entries of the match. */
export interface Annal {
  readonly what: (typeof DEEDS)[number];
  readonly seat: Seat;
  readonly name: string;
  readonly entries: number;
}
