import { expect, test } from 'vitest';
import { keyAmong } from './key-among.ts';

test('§2.7 equal cards in a row have keys of their own, and a card keeps its key when another kind leaves', () => {
  const row = ['mining', 'scout', 'mining', null, 'mining'];
  const keys = row.map((_, index) => keyAmong(row, index));
  expect(new Set(keys).size).toBe(row.length);
  expect(keyAmong(['mining', 'mining'], 1)).toBe(keys[2]);
});
