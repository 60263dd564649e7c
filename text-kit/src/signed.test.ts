import { expect, test } from 'vitest';
import { figure, signed } from './signed.ts';

test('a minus is a minus sign, not a hyphen', () => {
  expect([3, 0, -2].map(figure)).toEqual(['3', '0', '\u22122']);
});

test('what is added has a plus', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '\u22122']);
});
