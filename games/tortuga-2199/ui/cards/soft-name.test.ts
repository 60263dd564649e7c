import { LANGUAGES } from '@haven/text-kit';
import { messages } from '@haven/tortuga-2199-text';
import { expect, test } from 'vitest';
import { softName } from './soft-name.ts';

const LONG = 10;

test('every long word of a card name can be broken, and is the same word', () => {
  for (const language of LANGUAGES)
    for (const { name } of Object.values(messages[language].cards)) {
      expect(softName(name).replaceAll('\u00ad', '')).toBe(name);
      expect(
        softName(name)
          .split(/[\s\u00ad-]+/)
          .filter(({ length }) => length > LONG),
      ).toEqual([]);
    }
});

test('a word is broken between syllables, wherever it stands', () => {
  expect(softName('Квартирмейстер')).toBe('Квартир\u00adмейстер');
  expect(softName('Старший артиллерист')).toBe('Старший артил\u00adлерист');
  expect(softName('Hacker')).toBe('Hacker');
});
