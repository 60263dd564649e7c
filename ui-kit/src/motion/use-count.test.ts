import { expect, test } from 'vitest';
import { countAt } from './use-count.ts';

const way = { from: 10, to: 30, since: 1000, lasts: 400 };

test.each([
  [1000, 10],
  [1100, 15],
  [1400, 30],
  [5000, 30],
])('at %i ms a counter from 10 to 30 shows %i', (now, shown) => {
  expect(countAt(way, now)).toBe(shown);
});

test('down as well as up', () => {
  expect(countAt({ ...way, to: -10 }, 1200)).toBe(0);
});

test('whoever wants little movement sees the end at once', () => {
  expect(countAt({ ...way, lasts: 0 }, 1000)).toBe(30);
});
