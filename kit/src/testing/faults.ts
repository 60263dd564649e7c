import type { GameTypes } from '../game.ts';
import type { Reasons } from './reasons.ts';

/** What a game can do wrong. */
export const FAULTS = [
  'ambiguous-notation',
  'bad-outcome',
  'copies-told-apart',
  'dead-end',
  'endless',
  'hidden-chance',
  'illegal-accepted',
  'legal-refused',
  'looking-writes',
  'no-reason',
  'not-followed',
  'not-plain-data',
  'pieces-lost',
  'question-gives-away',
  'replay-differs',
  'rerun-differs',
  'sealed-choice-told',
  'secret-in-event',
  'secret-in-moves',
  'secret-in-view',
  'told-apart',
  'too-many-moves',
  'undo-across-chance',
  'undo-differs',
  'written-outside-apply',
  'wrong-reason',
  'wrong-seat',
] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Plays the same game again: inspect with `runs: 1` from here. */
  readonly run: number;
  readonly move: number;
  readonly detail: string;
}

export interface Plan<T extends GameTypes> extends Promised<T> {
  readonly runs: number;
  readonly firstRun?: number;
}

/** What a game knows of itself, and its random games are held to. */
export interface Promised<T extends GameTypes> {
  /** A random game that is longer than this never ends. */
  readonly maxMoves?: number;
  readonly maxLegal?: number;
  /** All pieces in the box, in any order: the same at every moment. */
  readonly pieces?: (state: T['State']) => readonly string[];
  /** For a game whose views can be followed: fields, as `players.tiles`, of which events tell nothing, or not the order. */
  readonly untold?: readonly string[];
  /** Needed by a game that reads wishes: one entry for every code that it refuses them with. */
  readonly reasons?: Reasons<T>;
}

export interface Inspection {
  readonly faults: readonly Fault[];
  readonly games: number;
  readonly moves: number;
  /** The longest list of legal moves that came up. */
  readonly mostLegal: number;
}
