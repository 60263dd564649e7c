import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('an id can be given to any command: it never looks like an option', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(ids.filter((id) => !/^[\dA-Za-z][\w-]{21}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
