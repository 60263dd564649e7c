import type { Game, GameTypes, Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** All that a bot is handed: what a player in its chair sees. */
export interface Position<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: T['View'];
  readonly moves: readonly T['Move'][];
}

export function positionOf<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): Position<T> {
  return { seat, view: game.view(state, seat), moves: game.legalMoves(state, seat) };
}

/** A named difference that spoke for the move: a text key and the numbers to put in. */
export interface Reason {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface Thought<Move> {
  readonly move: Move;
  readonly reasons: readonly Reason[];
  /** How often the game was played on to find it, by a bot that searches. */
  readonly playouts?: number;
}

/** Thinks about one position. The same position and stream give the same thought. */
export interface Bot<T extends GameTypes> {
  readonly id: string;
  think(position: Position<T>, rng: Rng): Thought<T['Move']>;
}
