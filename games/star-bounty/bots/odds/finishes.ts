import { type Frame, piecesIn, priceOf, setsWithin, valueIn } from './frame.ts';

/** By the health that a shot leaves: the price of the cheapest clubs that end the battle there. */
export interface Finishes {
  readonly exact: Float64Array;
  readonly over: Float64Array;
}

const MOST_HEALTH = 30;

/** §3.4, §3.5 Only the cheapest clubs matter: whatever ends the battle leaves the same behind but for their price. */
export function finishesOf(frame: Frame, clubs: number): Finishes {
  const exact = new Float64Array(MOST_HEALTH + 1).fill(Number.POSITIVE_INFINITY);
  const over = new Float64Array(MOST_HEALTH + 1).fill(Number.POSITIVE_INFINITY);
  for (const set of setsWithin(clubs)) {
    const pieces = piecesIn(frame, set);
    const [value, price] = [valueIn(pieces), priceOf(pieces)];
    for (let health = 1; health <= Math.min(value, MOST_HEALTH); health += 1) {
      const table = value === health ? exact : over;
      table[health] = Math.min(table[health] ?? price, price);
    }
  }
  return { exact, over };
}
