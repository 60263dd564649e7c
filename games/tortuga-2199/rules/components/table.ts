/** §1.11 How many cards each captain starts with, in turn order, by the number of captains. */
const FIRST_HANDS: Readonly<Record<number, readonly number[]>> = Object.freeze({
  2: [4, 5],
  3: [3, 4, 5],
  4: [3, 4, 4, 5],
});

export function firstHandOf(captains: number, place: number): number {
  return FIRST_HANDS[captains]?.[place] ?? HAND;
}

/** §2.2 A full hand. */
export const HAND = 5;
/** §1.6 Open cards of a special sector. */
export const OPEN = 2;
/** §6.1 */
export const INFLUENCE_TO_WIN = 15;
/** §6.6 The truce comes after well over twice the usual length. */
export const ROUND_LIMIT = 50;
/** §5.7 The price of a point of Influence at Tortuga. */
export const INFLUENCE_PRICE = 7;

/** What an action costs in Manoeuvre or Crypto. */
export const PRICE = {
  refresh: 1, // §3.4
  move: 1, // §3.5
  collect: 1, // §3.6
  explore: 1, // §3.7
  reserve: 2, // §3.8
  destroy: 2, // §3.9
} as const;
