import { at, type Outcome, rankOf, type Seat } from '@haven/kit';

/** Where a seat came in, and with how much. */
export interface Place {
  readonly seat: Seat;
  readonly rank: number;
  readonly total: number;
}

/** Everybody in order, the best first. */
export function placesOf(outcome: Outcome): Place[] {
  return outcome.ranking
    .flat()
    .map((seat) => ({ seat, rank: rankOf(outcome, seat), total: at(outcome.sheets, seat).total }));
}

/** What one source brought to one seat. */
export function pointsOf({ sheets }: Outcome, seat: Seat, source: string): number {
  return sheets[seat]?.lines.find(({ what }) => what === source)?.points ?? 0;
}
