import { expect, test } from 'vitest';
import { compare, measure, median } from './measure.ts';

/** A clock that the work itself moves: `cost` milliseconds per call, in turn. */
function clockwork(costs: readonly number[]) {
  let now = 0;
  let calls = 0;
  return {
    clock: () => now,
    work: (moves: number) => () => {
      now += costs[calls % costs.length] ?? 0;
      calls += 1;
      return moves;
    },
  };
}

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow(RangeError);
});

test('a third of the rounds warms up and does not count', () => {
  const { clock, work } = clockwork([1000, 500, 10, 20, 40, 80]);
  const rates = measure(work(1), { rounds: 4, milliseconds: 10, clock });
  expect(rates).toEqual({ median: 37.5, best: 100 });
});

test('a slice repeats the work until its time is up', () => {
  const { clock, work } = clockwork([4]);
  expect(measure(work(3), { rounds: 1, milliseconds: 10, clock })).toEqual({ median: 750, best: 750 });
});

test('a comparison takes the median over neighbouring slices', () => {
  const { clock, work } = clockwork([1, 1, 10, 20, 10, 40, 10, 80]);
  const result = compare(work(1), work(1), { rounds: 3, milliseconds: 1, clock });
  expect(result).toMatchObject({ ratio: 4, lowest: 2, highest: 8, ours: { median: 100 }, theirs: { median: 25 } });
});
