import { expect, test } from 'vitest';
import { gapsOf, report } from './coverage.ts';

const COVERAGE = {
  game: 'barter',
  games: 40,
  rules: ['1', '2'],
  touched: new Set(['2']),
  beyond: { '§1': 'Printed.' },
};

test('a rule is carried out or beyond play', () => {
  expect(gapsOf(COVERAGE)).toEqual([]);
  expect(report(COVERAGE)).toBe('barter: 40 golden games, 2 rules, 1 of them beyond play');
});

test('a rule that no game carries out is told, and so is one that is wrongly said to be beyond play', () => {
  const beyond = { '§2': 'Nobody pays.', '§9': 'Gone.' };
  expect(gapsOf({ ...COVERAGE, beyond })).toEqual([
    '§1 is carried out by no golden game',
    '§2 is said to be beyond play, and is not',
    '§9 is said to be beyond play, and is not',
  ]);
});
