import type { Seat } from '../game.ts';

/** What a seat chose where there was a choice, judged by what it could know. */
export interface Decision<Move> {
  readonly chosen: Move;
  /** What would have been clearly better; the chosen move if nothing was. */
  readonly best: Move;
  /** The chance to win with what was chosen. */
  readonly win: number;
  /** How much the better move would have added to it. */
  readonly loss: number;
  /** What makes most of that difference, as bots name it. */
  readonly lacks?: string;
}

/** Dice that fell, things that were drawn: the chance of every seat as it was to be expected, and as it came. */
export interface Fortune {
  readonly expected: readonly number[];
  readonly after: readonly number[];
}

/** One move of a match that is over, looked at by somebody who may know everything. */
export interface Glance<Move> {
  /** Its number, from 0; the last glance is at the end, where nobody moves any more. */
  readonly move: number;
  /** Who made it. */
  readonly seat?: Seat;
  /** The chance of every seat before it, where somebody else was to move than before, and at the end. */
  readonly chances?: readonly number[];
  readonly decision?: Decision<Move>;
  readonly fortune?: Fortune;
}
