import type { Clock, SeatClock } from '@haven/wire';
import { expect, test } from 'vitest';
import { clockFace, daysAndHours, isHurried, isOut, timeLeft } from './time-left.ts';

const LIVE: Clock = { kind: 'live', moveSeconds: 30, bankSeconds: 300 };
const running: SeatClock = { seat: 0, bankMs: 60_000, since: 1_000 };
const after = (seconds: number) => timeLeft(LIVE, running, 1_000 + 1_000 * seconds);

test('the time of the move runs first, the bank after it', () => {
  expect(after(10)).toEqual({ moveMs: 20_000, bankMs: 60_000, isRunning: true });
  expect(after(40)).toEqual({ moveMs: 0, bankMs: 50_000, isRunning: true });
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
