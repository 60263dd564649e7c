import { TERM_NAMES } from '@haven/star-bounty-bots';
import { termLine } from '@haven/star-bounty-text';
import { expect, test } from 'vitest';

test.each(TERM_NAMES)('what bots call “%s” can be said', (name) => {
  expect(termLine(name)).toBeDefined();
});

test('what they do not say has no words', () => {
  expect(termLine('toString')).toBeUndefined();
});
