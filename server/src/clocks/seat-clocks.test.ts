import { defaultOptions, start } from '@haven/kit';
import type { Clock, SeatClock } from '@haven/wire';
import { expect, test } from 'vitest';
import type { StoredChair } from '../store/tables.ts';
import { SOLO } from '../testing/games.ts';
import { clocksAfter, endOf, lateSeats, moverOf } from './seat-clocks.ts';

const LIVE: Clock = { kind: 'live', moveSeconds: 30, bankSeconds: 60 };
const DAYS: Clock = { kind: 'days', days: 2 };
const DAY_MS = 24 * 3600_000;
const chair = (seat: number, kind: StoredChair['kind'] = 'human'): StoredChair => ({
  ...{ seat, kind, player: `p${seat}`, name: '', seal: null, salt: null },
});
const TWO = [chair(0), chair(1)];
const begun = clocksAfter({ clock: LIVE, clocks: [] }, { chairs: TWO, toAct: [0], now: 1000 });
const after = (clocks: readonly SeatClock[], moment: Omit<Parameters<typeof clocksAfter>[1], 'chairs'>) =>
  clocksAfter({ clock: LIVE, clocks }, { chairs: TWO, ...moment });

test('the clock of whoever is to act runs; all have a full bank', () => {
  expect(begun).toEqual([
    { seat: 0, bankMs: 60_000, since: 1000 },
    { seat: 1, bankMs: 60_000, since: null },
  ]);
});

test.each([
  ['in time', 30_000, 60_000],
  ['from the bank', 45_000, 45_000],
  ['too late', 500_000, 0],
])('a move %s', (_name, spent, bankMs) => {
  const now = 1000 + spent;
  expect(after(begun, { toAct: [1], now, moved: 0 })).toEqual([
    { seat: 0, bankMs, since: null },
    { seat: 1, bankMs: 60_000, since: now },
  ]);
});

test('whoever goes on with their turn has new time for the next move', () => {
  expect(after(begun, { toAct: [0], now: 41_000, moved: 0 })[0]).toEqual({ seat: 0, bankMs: 50_000, since: 41_000 });
});

test('taking back gives no new time', () => {
  expect(after(begun, { toAct: [0], now: 41_000 })[0]).toEqual(begun[0]);
});

test('neither does making the move again, until the match goes further than before', () => {
  const none = start(SOLO, { seats: 1, options: defaultOptions(SOLO.options), seed: '0'.repeat(64) });
  const move = { seat: 0, move: 'any', events: [] };
  const steps = [move, move, { seat: 0, undone: 2 }, move, move, move];
  const matches = steps.map((_, index) => ({ ...none, entries: steps.slice(0, index + 1) }));
  const movers = matches.map((match, index) => moverOf(matches[index - 1] ?? none, match));
  expect(movers).toEqual([0, 0, undefined, undefined, undefined, 0]);
});

test('several decide at once: each clock runs until its own answer', () => {
  const both = after([], { toAct: [0, 1], now: 0 });
  const one = after(both, { toAct: [0], now: 20_000, moved: 1 });
  expect(one).toEqual([
    { seat: 0, bankMs: 60_000, since: 0 },
    { seat: 1, bankMs: 60_000, since: null },
  ]);
});

test('no clock runs for a bot, alone, or where nobody counts', () => {
  const moment = { toAct: [0], now: 5 };
  expect(clocksAfter({ clock: LIVE, clocks: [] }, { ...moment, chairs: [chair(0, 'bot'), chair(1)] })[0]?.since).toBe(
    null,
  );
  expect(clocksAfter({ clock: LIVE, clocks: [] }, { ...moment, chairs: [chair(0)] })).toEqual([]);
  expect(clocksAfter({ clock: { kind: 'none' }, clocks: [] }, { ...moment, chairs: TWO })).toEqual([]);
});

test('when the time is over', () => {
  expect(begun.map((seat) => endOf(LIVE, seat))).toEqual([91_000, Number.POSITIVE_INFINITY]);
  expect(lateSeats({ clock: LIVE, clocks: begun }, 90_999)).toEqual([]);
  expect(lateSeats({ clock: LIVE, clocks: begun }, 91_000)).toEqual([0]);
  expect(endOf(DAYS, { seat: 0, bankMs: 0, since: 7 })).toBe(7 + 2 * DAY_MS);
});
