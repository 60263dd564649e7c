import { expect, test } from 'vitest';
import { captainOf } from './captains.ts';

test('every seat has a captain of its own', () => {
  expect(new Set([0, 1, 2, 3].map(captainOf)).size).toBe(4);
});
