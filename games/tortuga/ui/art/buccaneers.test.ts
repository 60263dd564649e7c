import { expect, test } from 'vitest';
import { buccaneerOf } from './buccaneers.ts';

test('every seat has a buccaneer of its own', () => {
  expect(new Set([0, 1, 2, 3].map(buccaneerOf)).size).toBe(4);
});
