import { LANGUAGES } from '@haven/text-kit';
import { messages } from '@haven/tortuga-2199-text';
import { expect, test } from 'vitest';
import { softWords } from './soft-words.ts';

const LONG = 10;

test.each(LANGUAGES)('every long word on a card in %s can be broken, and is the same word', (language) => {
  const { cards, abilities } = messages[language];
  const faces = Object.values(abilities).map(({ face }) => face);
  for (const printed of [...Object.values(cards).map(({ name }) => name), ...faces]) {
    const soft = softWords(printed);
    expect(soft.replaceAll('\u00ad', '')).toBe(printed);
    expect(soft.split(/[^\p{L}]+/u).filter(({ length }) => length > LONG)).toEqual([]);
  }
});

test('a word is broken between syllables, wherever it stands', () => {
  expect(softWords('Квартирмейстер')).toBe('Квартир\u00adмейстер');
  expect(softWords('Старший артиллерист')).toBe('Старший артил\u00adлерист');
  expect(softWords('Hacker')).toBe('Hacker');
});
