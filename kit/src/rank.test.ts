import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';

test.each([
  [
    [[2], [0], [1]],
    [2, 3, 1],
  ],
  [
    [[0, 2], [1]],
    [1, 3, 1],
  ],
  [
    [[1], [0, 2]],
    [2, 1, 2],
  ],
  [[[0, 1, 2]], [1, 1, 1]],
])('of %j the seats are %j', (ranking, ranks) => {
  expect([0, 1, 2].map((seat) => rankOf({ ranking }, seat))).toEqual(ranks);
});

test('a seat that nobody ranked is a bug', () => {
  expect(() => rankOf({ ranking: [[0]] }, 1)).toThrow('seat 1');
});
