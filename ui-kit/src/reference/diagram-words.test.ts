import { expect, test } from 'vitest';
import { diagramWords, sumWords } from './diagram-words.ts';

const term = (what: string, points: number) => ({ what, points });

test('a sum is said with its signs, a single number alone', () => {
  expect(sumWords({ title: 'Total', terms: [term('Cards', 3), term('Saboteur', -1)], total: 2 })).toBe('3 − 1 = 2');
  expect(sumWords({ title: 'Total', terms: [term('Cards', 3)], total: 3 })).toBe('3');
});

test('a diagram is told row by row, equal things once', () => {
  const things = ['Scout', 'Scout', 'Bot'].map((name) => ({ about: name, name }));
  const sum = { title: 'Total', terms: [term('Scout ×2', 4), term('Bot', 1)], total: 5 };
  expect(diagramWords('en', [{ title: 'Defender', things, sum }])).toBe(
    'Defender: Scout ×2 and Bot; Total: 4 + 1 = 5.',
  );
});
