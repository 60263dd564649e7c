import type { Outcome, Seat } from '@haven/kit';
import type { LEDGER } from '@haven/tortuga-text';

export type Source = (typeof LEDGER)[number];

/** What one source brought to one seat. */
export function pointsOf({ sheets }: Outcome, seat: Seat, source: Source): number {
  return sheets[seat]?.lines.find(({ what }) => what === source)?.points ?? 0;
}

/** The seats, best first. */
export const ranked = ({ ranking }: Outcome): Seat[] => ranking.flat();
