import { expect, test } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { faultsIn, rulesIn } from './faults.ts';
import { PLANTED } from './planted.ts';

test.each(PLANTED)('$language: “$wrong” is found', ({ language, wrong, rule }) => {
  expect(faultsIn(language, wrong)).toEqual([rule]);
});

test.each(PLANTED)('$language: “$right” is right', ({ language, right }) => {
  expect(faultsIn(language, right)).toEqual([]);
});

test('each rule has found something', () => {
  const found = new Set(PLANTED.map(({ rule }) => rule));
  const unproved = LANGUAGES.flatMap(rulesIn).filter((rule) => !found.has(rule));
  expect([...new Set(unproved)]).toEqual([]);
});
