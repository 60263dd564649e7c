import { at, type Seat } from '@haven/kit';
import { faceNamed, HAND, INFLUENCE_TO_WIN, type View } from '@haven/tortuga-2199-rules';

/** Somebody who can end the game soon: with how much Influence, and with what the captured creatures bring. */
export interface Ending {
  readonly seat: Seat;
  readonly total: number;
  readonly redeem: number;
}

/** So little is missing that everybody should know. */
const NEAR = 3;

/** §6.1 By what everybody may know: little is missing, or a hand of captured creatures brings it. */
export function endingOf(view: View, seat: Seat): Ending | undefined {
  const { total } = at(view.captains, seat);
  if (view.verdict !== null || view.round === 0) return undefined;
  const redeem = redeemableBy(view, seat);
  const missing = INFLUENCE_TO_WIN - total;
  return missing <= Math.max(NEAR, redeem) ? { seat, total, redeem } : undefined;
}

/** Whoever can end the game soon, the nearest first. */
export function endingsIn(view: View): Ending[] {
  const endings = view.captains.flatMap((_, seat) => endingOf(view, seat) ?? []);
  return endings.toSorted((one, other) => other.total + other.redeem - (one.total + one.redeem));
}

/** §3.11 What the best Hunt cards bring of which everybody knows that the captain has them, as many as a hand holds. */
export function redeemableBy(view: View, seat: Seat): number {
  const { played, discard, hidden } = at(view.captains, seat);
  const outOfSight = Object.entries(hidden ?? {}).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  const values = [...played, ...discard, ...outOfSight].map((kind) => faceNamed(view, kind).redeem ?? 0);
  const best = values.toSorted((a, b) => b - a).slice(0, HAND);
  return best.reduce((sum, value) => sum + value, 0);
}
