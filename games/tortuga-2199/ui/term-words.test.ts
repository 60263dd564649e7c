import { TERM_NAMES } from '@haven/tortuga-2199-bots';
import { termLine } from '@haven/tortuga-2199-text';
import { expect, test } from 'vitest';

test.each(TERM_NAMES)('what bots call “%s” can be said', (name) => {
  expect(termLine(name)).toBeDefined();
});

test('what they do not say has no words', () => {
  expect(termLine('toString')).toBeUndefined();
});
