import { expect, test } from 'vitest';
import { refusedIn, termsIn } from './terms.ts';

const TERMS = termsIn(`
# Words

| thing | EN | FR | RU | not EN | not FR | not RU |
|---|---|---|---|---|---|---|
| what is drawn | card;cards | carte* | карт* | sheet*;[Slip] | feuille de … papier | лист* |
| one cell too few | a | b | c | d | e |
`);

test('a row is a thing, its words and what it is not called', () => {
  expect(TERMS).toEqual([
    {
      thing: 'what is drawn',
      words: { en: ['card', 'cards'], fr: ['carte*'], ru: ['карт*'] },
      refused: { en: ['sheet*', '[Slip]'], fr: ['feuille de … papier'], ru: ['лист*'] },
    },
  ]);
});

test.each([
  ['en', 'Draw two sheets.', ['“sheet*” for what is drawn']],
  ['en', 'Draw a worksheet.', []],
  ['en', 'Slip', ['“[Slip]” for what is drawn']],
  ['en', 'Slip by.', []],
  ['fr', 'Une feuille de vieux papier.', ['“feuille de … papier” for what is drawn']],
  ['fr', 'Une feuille de vigne. Du papier.', []],
  ['ru', 'Возьмите листок.', ['“лист*” for what is drawn']],
] as const)('%s: “%s”', (language, text, refused) => {
  expect(refusedIn(TERMS, language, text)).toEqual(refused);
});
