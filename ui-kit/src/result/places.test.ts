import { expect, test } from 'vitest';
import { placesOf, pointsOf } from './places.ts';
import { plotOn } from './plot.ts';

const sheets = [4, 9, 9].map((total) => ({ lines: [{ what: 'gold', points: total, rule: '§5.1' }], total }));
const outcome = { ranking: [[2, 1], [0]], sheets, verdict: 'shared' };

test('the best first; after a shared victory the next is third', () => {
  expect(placesOf(outcome)).toEqual([
    { seat: 2, rank: 1, total: 9 },
    { seat: 1, rank: 1, total: 9 },
    { seat: 0, rank: 3, total: 4 },
  ]);
});

test('a source that brought nothing is worth nothing', () => {
  expect([pointsOf(outcome, 0, 'gold'), pointsOf(outcome, 0, 'maps'), pointsOf(outcome, 3, 'gold')]).toEqual([4, 0, 0]);
});

test('a plot keeps to the room inside its edges', () => {
  const { x, y } = plotOn({ width: 200, height: 100, left: 20, right: 30, top: 10, bottom: 15 });
  expect([x(0, 5), x(5, 5), y(0, 8), y(8, 8)]).toEqual([20, 170, 85, 10]);
});

test('where there is nothing to plot, everything stands at the beginning', () => {
  const { x, y } = plotOn({ width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 });
  expect([x(0, 0), y(0, 0)]).toEqual([0, 100]);
});
