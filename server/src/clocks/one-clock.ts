import type { Seat } from '@haven/kit';
import type { SeatClock } from '@haven/wire';
import type { ClockRules } from './clock-rules.ts';

/** The clock of one seat with nothing left out. */
export interface OneClock {
  readonly seat: Seat;
  readonly bankMs: number;
  readonly since: number | null;
  readonly spentMs: number;
  readonly isPaused: boolean;
  readonly graceMs: number;
  readonly graceSince: number | undefined;
}

export function fullClock({ bankMs, graceMs }: ClockRules, seat: Seat): OneClock {
  return { seat, bankMs, since: null, spentMs: 0, isPaused: false, graceMs, graceSince: undefined };
}

/** A clock as it is kept and told. */
export function readClock({ seat, bankMs, since, ...rest }: SeatClock): OneClock {
  const { spentMs = 0, isPaused = false, graceMs = 0, graceSince } = rest;
  return { seat, bankMs, since, spentMs, isPaused, graceMs, graceSince };
}

export function writtenClock({ seat, bankMs, since, ...rest }: OneClock): SeatClock {
  const { spentMs, isPaused, graceMs, graceSince } = rest;
  return {
    seat,
    bankMs,
    since,
    ...(spentMs > 0 && { spentMs }),
    ...(isPaused && { isPaused }),
    ...(graceMs > 0 && { graceMs }),
    ...(graceSince !== undefined && { graceSince }),
  };
}

export function isInTurn({ since, isPaused }: OneClock): boolean {
  return since !== null || isPaused;
}

/** The seconds of the turn are spent first, then the bank; while the grace runs, neither. */
export function stopped({ freeMs }: ClockRules, clock: OneClock, now: number): OneClock {
  if (clock.since === null) return clock;
  const spentMs = clock.spentMs + Math.max(0, now - clock.since);
  return {
    ...clock,
    since: null,
    bankMs: Math.max(0, clock.bankMs - Math.max(0, spentMs - freeMs)),
    spentMs: Math.min(spentMs, freeMs),
    graceMs: clock.graceSince === undefined ? clock.graceMs : Math.max(0, clock.since - now),
    graceSince: undefined,
  };
}

export function started(clock: OneClock, now: number): OneClock {
  return { ...clock, since: now, isPaused: false };
}

/** Whoever has no connection begins with what is left of the grace. */
export function startedAway(clock: OneClock, now: number): OneClock {
  if (clock.graceMs === 0) return started(clock, now);
  return { ...clock, since: now + clock.graceMs, graceSince: now, isPaused: false };
}
