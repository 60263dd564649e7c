import type { CardId, Seat, State, Turn, Use } from '../types.ts';

/** Who uses what: the card just played, and the number of its ability as things are. */
export interface Used {
  readonly seat: Seat;
  readonly card: CardId;
  readonly n: number;
}

/** How an ability is carried out. */
export interface AbilityRules {
  /** What may be chosen; nothing at all if the ability would do nothing. */
  uses(state: State, used: Used): Use[];
  use(turn: Turn, used: Used, choice: Use): void;
}
