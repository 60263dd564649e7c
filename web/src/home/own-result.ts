import { type Outcome, rankOf, type Seat } from '@haven/kit';
import type { SavedRun } from './use-saved-runs.ts';

/** What a finished run of this browser came to, for whoever played it. */
export interface OwnResult {
  readonly total: number;
  readonly seats: number;
  /** Of those who share the device: whoever did best, if there are several. */
  readonly name?: string;
  /** Somebody else won: the place that was reached. Runs alone have none. */
  readonly place?: number;
  readonly isLost: boolean;
}

/** Undefined if only bots played. */
export function ownResultOf({ outcome, seats }: SavedRun): OwnResult | undefined {
  if (outcome === undefined) return undefined;
  const people = seats?.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])) ?? [0];
  const best = bestOf(outcome, people);
  if (best === undefined) return undefined;
  const place = rankOf(outcome, best);
  return {
    total: outcome.sheets[best]?.total ?? 0,
    seats: outcome.sheets.length,
    isLost: (outcome.lost ?? false) || place > 1,
    ...(place > 1 && { place }),
    ...(people.length > 1 && { name: seats?.[best]?.name ?? '' }),
  };
}

/** What a finished table came to, for whoever sits on this seat; undefined if it was not played to its end. */
export function resultAt({ outcome, table }: SavedRun): Pick<OwnResult, 'isLost' | 'place'> | undefined {
  if (outcome === undefined || table === undefined) return undefined;
  const place = rankOf(outcome, table.seat);
  return { isLost: (outcome.lost ?? false) || place > 1, ...(outcome.ranking.flat().length > 2 && { place }) };
}

function bestOf({ ranking }: Outcome, people: readonly Seat[]): Seat | undefined {
  return ranking.flat().find((seat) => people.includes(seat));
}
