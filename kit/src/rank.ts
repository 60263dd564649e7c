import type { Outcome, Seat } from './game.ts';

/** The place that a seat reached: after a victory shared by two the next is third. */
export function rankOf({ ranking }: Pick<Outcome, 'ranking'>, seat: Seat): number {
  const group = ranking.findIndex((seats) => seats.includes(seat));
  if (group === -1) throw new RangeError(`seat ${seat} is not ranked`);
  return 1 + ranking.slice(0, group).flat().length;
}
