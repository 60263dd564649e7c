import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { inRow, listed } from './lists.ts';

test('the last of a list stands after the language’s “and”, without a comma', () => {
  expect(LANGUAGES.map((language) => listed(language, ['A', 'B', 'C']))).toEqual([
    'A, B and C',
    'A, B et C',
    'A, B и C',
  ]);
  expect(LANGUAGES.map((language) => listed(language, ['A']))).toEqual(['A', 'A', 'A']);
});

test('where there is nothing, the language says so', () => {
  expect(LANGUAGES.map((language) => listed(language, []))).toEqual(['nothing', 'rien', 'ничего']);
  expect(LANGUAGES.map((language) => inRow(language, []))).toEqual(['nothing', 'rien', 'ничего']);
});
