import { turnsIn } from '@haven/kit/testing';
import { expect, test } from 'vitest';
import { starBounty } from './index.ts';

test('for a clock the whole run of whoever plays alone is one turn', () => {
  const runs = [1, 2, 3].map((seed) => turnsIn(starBounty, { seats: 1, seed, most: 5_000 }));
  expect(runs.map((turns) => turns.length)).toEqual([1, 1, 1]);
});
