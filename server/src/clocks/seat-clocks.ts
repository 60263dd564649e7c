import { type GameTypes, type Match, type Seat, tallyOf } from '@haven/kit';
import type { Clock, SeatClock } from '@haven/wire';
import type { StoredChair, StoredTable } from '../store/tables.ts';

const DAY_MS = 24 * 3600_000;

/** What a table has come to. */
interface Moment {
  readonly chairs: readonly StoredChair[];
  readonly toAct: readonly Seat[];
  readonly now: number;
  /** Who has just moved: the time for the next move begins anew. */
  readonly moved?: Seat | undefined;
}

/** What the clock of every seat shows from this moment on. It runs for people who are to act, never for bots. */
export function clocksAfter(
  { clock, clocks }: Pick<StoredTable, 'clock' | 'clocks'>,
  { chairs, toAct, now, moved }: Moment,
): readonly SeatClock[] {
  if (clock.kind === 'none' || chairs.length === 1) return [];
  return chairs.map(({ seat, kind }) => {
    const before = clocks[seat] ?? { seat, bankMs: bankMs(clock), since: null };
    const runs = kind === 'human' && toAct.includes(seat);
    if (runs && before.since !== null && seat !== moved) return before;
    return { seat, bankMs: bankAfter(clock, before, now), since: runs ? now : null };
  });
}

/** Whose time for a move begins anew. Taking back gives nobody new time, nor does making the move again. */
export function moverOf(before: Match<GameTypes>, after: Match<GameTypes>): Seat | undefined {
  return tallyOf(after).most > tallyOf(before).most ? after.entries.at(-1)?.seat : undefined;
}

function bankMs(clock: Clock): number {
  return clock.kind === 'live' ? clock.bankSeconds * 1000 : 0;
}

/** The time of the move is spent first, then the bank. */
function bankAfter(clock: Clock, { bankMs, since }: SeatClock, now: number): number {
  if (since === null) return bankMs;
  return Math.max(0, bankMs - Math.max(0, now - since - moveMs(clock)));
}

function moveMs(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'live':
      return clock.moveSeconds * 1000;
    case 'days':
      return clock.days * DAY_MS;
    default:
      return clock satisfies never;
  }
}

/** When this seat's time runs out, if nothing happens before. */
export function endOf(clock: Clock, { bankMs, since }: SeatClock): number {
  return since === null ? Number.POSITIVE_INFINITY : since + moveMs(clock) + bankMs;
}

/** The seats that have no time left. */
export function lateSeats({ clock, clocks }: Pick<StoredTable, 'clock' | 'clocks'>, now: number): Seat[] {
  return clocks.filter((seat) => endOf(clock, seat) <= now).map(({ seat }) => seat);
}
