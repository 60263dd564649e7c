import type { Seat } from '@haven/kit';
import { AWAY } from '@haven/wire';
import { endOf, lateSeats } from '../clocks/seat-clocks.ts';
import type { StoredChair } from '../store/tables.ts';
import { absenceOf } from '../tables/presence.ts';
import type { SetTable } from '../tables/table.ts';

/**
 * From when on nobody waits for the person of this chair: never for somebody who is there. Where turns take days people
 * are away as a matter of course, so their time has to be over instead.
 */
export function absentFrom(table: SetTable, chair: StoredChair, afterMs: number): number {
  const { clock, clocks } = table.setting;
  const absence = absenceOf(table, chair);
  if (absence === undefined) return Number.POSITIVE_INFINITY;
  const { since, from } = absence;
  if (clock.kind !== 'days') return Math.max(from, since + afterMs);
  const theirs = clocks.find(({ seat }) => seat === chair.seat);
  return theirs ? Math.max(from, endOf(clock, theirs)) : Number.POSITIVE_INFINITY;
}

/** A bot may play for whoever has run out of time, there or not, and for whoever is away for a while. */
export function mayBeReplaced(table: SetTable, seat: Seat, now: number): boolean {
  const chair = table.setting.chairs[seat];
  if (chair?.kind !== 'human') return false;
  return lateSeats(table.setting, now).includes(seat) || absentFrom(table, chair, AWAY.botMs) <= now;
}
