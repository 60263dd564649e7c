import type { Clock, SeatClock } from '@haven/wire';
import { expect, test } from 'vitest';
import { clockFace, daysAndHours, isHurried, isOut, lastSecondsIn, timeLeft } from './time-left.ts';

const LIVE: Clock = { kind: 'live', moveSeconds: 30, bankSeconds: 300 };
const running: SeatClock = { seat: 0, bankMs: 60_000, since: 1_000 };
const after = (seconds: number) => timeLeft(LIVE, running, 1_000 + 1_000 * seconds);

test('the time of the move runs first, the bank after it', () => {
  expect(after(10)).toEqual({ moveMs: 20_000, bankMs: 60_000, isRunning: true, graceMs: 0 });
  expect(after(40)).toEqual({ moveMs: 0, bankMs: 50_000, isRunning: true, graceMs: 0 });
});

test('it is short below ten seconds in all, and out at none', () => {
  const states = [80, 81, 90].map((seconds) => after(seconds));
  expect(states.map((left) => left && [isHurried(left), isOut(left)])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('a clock that stands still loses nothing, and nobody counts where there is none', () => {
  expect(timeLeft(LIVE, { ...running, since: null }, 9e9)?.bankMs).toBe(60_000);
  expect(timeLeft({ kind: 'none' }, running, 0)).toBeUndefined();
});

test('the last ten seconds are counted down, one by one', () => {
  expect([80, 80.5, 81, 88.2, 89.9, 90].map((seconds) => lastSecondsIn(after(seconds)))).toEqual([
    null,
    10,
    9,
    2,
    1,
    null,
  ]);
});

test('what was spent before an interrupt counts on; what the last turn has spent does not', () => {
  const spent = { ...running, spentMs: 25_000 };
  expect(timeLeft(LIVE, spent, 11_000)).toMatchObject({ moveMs: 0, bankMs: 55_000 });
  expect(timeLeft(LIVE, { ...spent, since: null, isPaused: true }, 9e9)).toMatchObject({ moveMs: 5_000 });
  expect(timeLeft(LIVE, { ...spent, since: null }, 9e9)).toMatchObject({ moveMs: 30_000 });
});

test('while a connection is lost the time stands still for the grace, and then runs', () => {
  const lost = { ...running, since: 31_000, graceMs: 30_000, graceSince: 1_000 };
  const [early, late] = [timeLeft(LIVE, lost, 11_000), timeLeft(LIVE, lost, 41_000)];
  expect(early).toEqual({ moveMs: 30_000, bankMs: 60_000, isRunning: false, graceMs: 20_000 });
  expect(late).toEqual({ moveMs: 20_000, bankMs: 60_000, isRunning: true, graceMs: 0 });
});

test('days per move', () => {
  const left = timeLeft({ kind: 'days', days: 3 }, { seat: 0, bankMs: 0, since: 0 }, 25 * 3600_000);
  expect(daysAndHours(left?.moveMs ?? 0)).toEqual({ days: 1, hours: 23 });
});

test.each([
  [0, '0:00'],
  [6_400, '0:07'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%i ms read as %s', (ms, face) => {
  expect(clockFace(ms)).toBe(face);
});
