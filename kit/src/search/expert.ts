import type { Position } from '../bot.ts';
import type { Game, GameTypes, Seat } from '../game.ts';
import type { Rng } from '../rng.ts';

/** What a seat makes of a position that is not played on. */
export interface Leaf {
  /** The chance to win. */
  readonly win: number;
  /** What moves are compared by, where there is more to it than winning. */
  readonly worth?: number;
  /** What speaks for it, one number for each name in the expert's `terms`. */
  readonly terms: readonly number[];
}

/** What the search has to know of a game beside its rules. */
export interface Expert<T extends GameTypes> {
  readonly game: Game<T> & Required<Pick<Game<T>, 'imagine'>>;
  /** The moves worth comparing, the likeliest first. */
  candidates(position: Position<T>, rng: Rng): readonly T['Move'][];
  /** How everybody plays on. A game may prepare it once for all the worlds that a position is looked at in. */
  policy(position: Position<T>): PlayoutPolicy<T>;
  /** The chance of a world, for a game that can tell whose dice are whose: what is done elsewhere need not change them. */
  luck?(state: T['State'], chance: number): Rng;
  /** Whether to stop: the end of a turn or of a round, seen from where it began. */
  isCut(now: T['State'], from: T['View']): boolean;
  value(state: T['State'], seat: Seat): Leaf;
  /** Whether `value` also knows what the end of a game is worth: more than whether it was won. */
  readonly judgesEnds?: true;
  /** Whether what comes of a move until the cut tells how good it is; without it, always. */
  isTelling?(position: Position<T>, move: T['Move']): boolean;
  /** The names of what the leaves are made of. */
  readonly terms: readonly string[];
}

export type PlayoutPolicy<T extends GameTypes> = (state: T['State'], seat: Seat, rng: Rng) => T['Move'];
