import { describe, expect, test } from 'vitest';
import { chartOf, renewed, standingsIn, tableOf, withChapter } from './report.ts';
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
  const pair = { a: 'captain', b: 'sailor', seats: 2 };

  test.each([
    [40, 40, true],
    [20, 20, false],
    [248, 400, true],
    [224, 400, false],
    [0, 40, true],
  ])('after %d wins in %i games: %s', (...[wins, games, clear]) => {
    expect(isClear({ ...pair, wins, games })).toBe(clear);
  });

  test('one among four is as good as they with a quarter of the wins', () => {
    expect(isClear({ ...pair, seats: 4, wins: 100, games: 400 })).toBe(false);
    expect(isClear({ ...pair, seats: 4, wins: 200, games: 400 })).toBe(true);
  });
});

test('ten to one is 400 points of rating, and even is none', () => {
  expect(eloOf({ seats: 2, wins: 10, games: 11 })).toBeCloseTo(400, 6);
  expect(eloOf({ seats: 2, wins: 1, games: 2 })).toBe(0);
  expect(eloOf({ seats: 4, wins: 1, games: 4 })).toBeCloseTo(0, 6);
});

describe('the report', () => {
  const duel = { a: 'captain', b: 'sailor', seats: 2, wins: 61.5, games: 100 };
  const standings = [duel];
  const OLDER = '| captain | sailor | 2 | 100 | 62 | 62 % (52-70) | 81 |';

  test('tells shares with their intervals', () => {
    expect(tableOf(standings)).toContain('| captain | sailor | 2 | 100 | 61.5 | 62 % (52-70) | 81 | – |');
    expect(chartOf(standings)).toMatch(/^captain v sailor {2}█{25}·{15} {2}62 % \(52-70\)$/);
  });

  test('tells how many one stood against', () => {
    expect(chartOf([{ ...duel, seats: 4 }])).toContain('captain v 3 sailor  ');
  });

  test('is read again, and only what was measured changes', () => {
    const table = { ...duel, seats: 4, wins: 45.33 };
    const written = withChapter('# Bots\n', 'night-market', tableOf([duel, table]));
    expect(standingsIn(written, 'night-market')).toEqual([duel, table]);
    expect(standingsIn(written, 'checkers')).toEqual([]);
    const again = { ...duel, wins: 70, edition: '0a1b2c3d' };
    expect(standingsIn(withChapter('', 'night-market', tableOf([again])), 'night-market')).toEqual([again]);
    expect(standingsIn(withChapter('', 'night-market', OLDER), 'night-market')).toEqual([{ ...duel, wins: 62 }]);
    const other = { ...duel, a: 'admiral' };
    expect(renewed([duel, table], [other, again])).toEqual([again, table, other]);
  });

  test('takes the place of the older one, and leaves other games alone', () => {
    const first = withChapter('# Bots\n', 'night-market', 'old');
    const both = withChapter(first, 'checkers', 'theirs');
    const renewed = withChapter(both, 'night-market', 'new');
    expect(renewed).toBe(both.replace('old', 'new'));
    expect(renewed).toContain('theirs');
  });
});
