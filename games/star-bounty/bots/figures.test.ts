import { expect, test } from 'vitest';
import { intervalOf } from './testing/figures.ts';

test.each([
  [0.5, 100, 0.404, 0.596],
  [1, 10, 0.722, 1],
  [0, 10, 0, 0.278],
])('of %d in %i runs the interval is that of Wilson', (...[share, runs, low, high]) => {
  const [least, most] = intervalOf(share, runs);
  expect(least).toBeCloseTo(low, 3);
  expect(most).toBeCloseTo(high, 3);
});
