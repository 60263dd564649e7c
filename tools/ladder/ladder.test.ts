import { describe, expect, test } from 'vitest';
import { chartOf, tableOf, withChapter } from './report.ts';
import { eloOf, intervalOf, isClear } from './standing.ts';

test.each([
  [50, 100, 0.404, 0.596],
  [10, 10, 0.722, 1],
  [0, 10, 0, 0.278],
])('of %d wins in %i games the interval is that of Wilson', (...[wins, games, low, high]) => {
  const [least, most] = intervalOf({ wins, games });
  expect(least).toBeCloseTo(low, 3);
  expect(most).toBeCloseTo(high, 3);
});

describe('an answer is clear', () => {
  const pair = { a: 'captain', b: 'sailor' };

  test.each([
    [40, 40, true],
    [20, 20, false],
    [248, 400, true],
    [224, 400, false],
    [0, 40, true],
  ])('after %d wins in %i games: %s', (...[wins, games, clear]) => {
    expect(isClear({ ...pair, wins, games }, 0.5)).toBe(clear);
  });

  test('one among four is as good as they with a quarter of the wins', () => {
    expect(isClear({ ...pair, wins: 100, games: 400 }, 0.25)).toBe(false);
    expect(isClear({ ...pair, wins: 200, games: 400 }, 0.25)).toBe(true);
  });
});

test('ten to one is 400 points of rating, and even is none', () => {
  expect(eloOf(10 / 11)).toBeCloseTo(400, 6);
  expect(eloOf(0.5)).toBe(0);
});

describe('the report', () => {
  const standings = [{ a: 'captain', b: 'sailor', wins: 62, games: 100 }];

  test('tells shares with their intervals', () => {
    expect(tableOf(standings)).toContain('| captain | sailor | 100 | 62 % (52-71) | 85 |');
    expect(chartOf(standings)).toMatch(/^captain v sailor {2}█{25}·{15} {2}62 % \(52-71\)$/);
  });

  test('takes the place of the older one, and leaves other games alone', () => {
    const first = withChapter('# Bots\n', 'night-market', 'old');
    const both = withChapter(first, 'checkers', 'theirs');
    const renewed = withChapter(both, 'night-market', 'new');
    expect(renewed).toBe(both.replace('old', 'new'));
    expect(renewed).toContain('theirs');
  });
});
