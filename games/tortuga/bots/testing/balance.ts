import type { Seat } from '@haven/kit';
import { ACTIONS, type Move, type Options, type State } from '@haven/tortuga-rules';

const OPTIONS: Options = { long: false, start: 'first-seat', swift: false };

/** What `npm run balance -- tortuga` looks at: short and long games of every size. */
export const tables = [false, true].flatMap((long) =>
  [2, 3, 4].map((seats) => ({ name: long ? 'long' : 'short', seats, options: { ...OPTIONS, long } })),
);

/** Nothing is dealt that somebody would choose. */
export function dealt(): undefined {
  return undefined;
}

/** The first seat begins the first round. */
export function traitsOf(_state: State, seat: Seat): Record<string, string> {
  return { 'place from the first start player': String(seat + 1) };
}

export function takenBy(move: Move): string | undefined {
  return move.type === 'bonus' ? move.action : undefined;
}

/** The bonus tiles. */
export const goods: readonly string[] = ACTIONS;
