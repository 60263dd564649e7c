import type { GameTypes } from '../game.ts';
import type { Rng } from '../rng.ts';
import type { Claim } from './puzzle.ts';

/** Where the solver is asked. */
export interface QuestPosition<T extends GameTypes> {
  readonly state: T['State'];
  readonly view: T['View'];
  readonly moves: readonly T['Move'][];
}

/** A kind of puzzle that a game has: finds it in a position, and says whether a claim is true. */
export interface Quest<T extends GameTypes> {
  readonly kind: string;
  /** At how many seats it is looked for. */
  readonly seats: readonly number[];
  /** How many of them a collection has. */
  readonly wanted: number;
  find(asked: QuestPosition<T>, rng: Rng): Claim | undefined;
  /** Beyond what every puzzle must keep: that its way is legal and solves it. */
  holds(asked: QuestPosition<T>, claim: Claim): boolean;
}
