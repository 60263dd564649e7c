import { expect, test } from 'vitest';
import { boundFigures } from './bound-figures.ts';

test.each([
  ['pour 3 Manœuvres et 12 jetons', 'pour 3\u00a0Manœuvres et 12\u00a0jetons'],
  ['0 крипто, 2 минерала', '0\u00a0крипто, 2\u00a0минерала'],
  ['+1 for 3 Manoeuvre', '+1\u00a0for 3\u00a0Manoeuvre'],
  ['6/15 · Blue 9 · 2 + 3', '6/15 · Blue 9 · 2 + 3'],
  ['Синий, кубрик: 2 → 10', 'Синий, кубрик: 2\u00a0→\u00a010'],
  ['Votre total augmente de 2.', 'Votre total augmente de\u00a02.'],
])('a figure keeps to the word that it counts: %s', (sentence, bound) => {
  expect(boundFigures(sentence)).toBe(bound);
});

test('a dash never begins a line, and keeps to its figure', () => {
  expect(boundFigures('Несколько — только с одним')).toBe('Несколько\u00a0— только с одним');
  expect(boundFigures('готовы — 1, в бою — 0')).toBe('готовы\u00a0—\u00a01, в бою\u00a0—\u00a00');
});
