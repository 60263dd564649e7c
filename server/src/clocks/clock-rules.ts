import type { Clock, Pace } from '@haven/wire';

export type CountingClock = Exclude<Clock, { readonly kind: 'none' }>;

/** A clock as the house counts it. */
export interface ClockRules {
  readonly per: Pace;
  /** Of each turn or move, before its bank is touched. */
  readonly freeMs: number;
  readonly bankMs: number;
  readonly addMs: number;
  readonly graceMs: number;
}

const DAY_MS = 24 * 3600_000;

export function rulesOf(clock: CountingClock): ClockRules {
  const { per = 'move' } = clock;
  if (clock.kind === 'days') return { per, freeMs: clock.days * DAY_MS, bankMs: 0, addMs: 0, graceMs: 0 };
  const { moveSeconds, bankSeconds, addSeconds = 0, graceSeconds = 0 } = clock;
  const [freeMs, bankMs] = [moveSeconds * 1000, bankSeconds * 1000];
  return { per, freeMs, bankMs, addMs: addSeconds * 1000, graceMs: graceSeconds * 1000 };
}
