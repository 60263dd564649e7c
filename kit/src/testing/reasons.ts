import type { GameTypes, Refusal, Seat } from '../game.ts';

/** A wish that was refused, and where. */
export interface Refused<T extends GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly move: T['Move'];
  readonly refusal: Refusal;
}

/** By the code of a refusal, whether its reason holds: asked of the position itself, not of the rules that refused. */
export type Reasons<T extends GameTypes> = Readonly<Record<string, (refused: Refused<T>) => boolean>>;
