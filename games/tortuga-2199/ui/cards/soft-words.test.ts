import { LANGUAGES } from '@haven/text-kit';
import { messages } from '@haven/tortuga-2199-text';
import { expect, test } from 'vitest';
import { softWords } from './soft-words.ts';

/** A name has one line less than an ability, and larger letters. */
const LONG = { name: 9, ability: 10 };

test.each(LANGUAGES)('every long word on a card in %s can be broken, and is the same word', (language) => {
  const { cards, abilities } = messages[language];
  for (const { name } of Object.values(cards)) expect(longWords(name, LONG.name)).toEqual([]);
  for (const { face } of Object.values(abilities)) expect(longWords(face, LONG.ability)).toEqual([]);
});

function longWords(printed: string, long: number): string[] {
  const soft = softWords(printed);
  expect(soft.replaceAll('\u00ad', '')).toBe(printed);
  return soft.split(/[^\p{L}]+/u).filter(({ length }) => length > long);
}

test('a word is broken between syllables, wherever it stands', () => {
  expect(softWords('Квартирмейстер')).toBe('Квартир\u00adмейстер');
  expect(softWords('Старший артиллерист')).toBe('Старший артил\u00adлерист');
  expect(softWords('Hacker')).toBe('Hacker');
});
