import { expect, test } from 'vitest';
import { sailor } from './levels.ts';
import { intervalOf } from './testing/figures.ts';
import { paceOf } from './testing/pace.ts';

test('shares are told with the number of games they are shares of: every seat has a ship, every game its winners', () => {
  const { order, ships, usual, rounds } = paceOf({ bots: [sailor, sailor], games: 3 });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(order.map(({ games }) => games)).toEqual([3, 3]);
  expect(sum(order.map(({ share }) => share))).toBeCloseTo(1, 10);
  expect(sum(Object.values(ships).map(({ games }) => games))).toBe(6);
  expect(sum(Object.values(ships).map(({ share, games }) => share * games))).toBeCloseTo(3, 10);
  expect([usual[0] <= rounds, rounds <= usual[1]]).toEqual([true, true]);
});

test.each([
  [0.5, 100, 0.404, 0.596],
  [1, 10, 0.722, 1],
  [0, 10, 0, 0.278],
])('of %d in %i games the interval is that of Wilson', (...[share, games, low, high]) => {
  const [least, most] = intervalOf({ share, games });
  expect(least).toBeCloseTo(low, 3);
  expect(most).toBeCloseTo(high, 3);
});
