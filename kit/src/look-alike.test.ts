import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksLike } from './look-alike.ts';

test.each([
  ['the same', 'Ada', 'Ada'],
  ['case', 'Ada', 'aDA'],
  ['accents', 'Zoe', 'Zoë'],
  ['Cyrillic letters', 'Ada', 'Аdа'],
  ['a wholly Cyrillic spelling', 'CAPA', 'САРА'],
  ['Greek letters', 'KATE', 'ΚΑΤΕ'],
  ['Greek in either case', 'ΝΙΚΟΣ', 'νικοσ'],
  ['Cyrillic in either case', 'НИНА', 'нина'],
  ['strokes', 'Ilse', 'llse'],
  ['digits', 'Bob', 'B0b'],
  ['two letters like one', 'Mary', 'rnary'],
  ['wide letters', 'Ada', 'Ａｄａ'],
  ['spaces and dots', 'Jean-Luc P.', 'jeanluc p'],
  ['a sign that chooses how an emoji is drawn', '☠️ Anne', '☠ Anne'],
  ['nothing but dots', '...', '...'],
])('%s', (_what, one, other) => {
  expect(looksLike(one, other)).toBe(true);
});

test.each([
  ['Ada', 'Eve'],
  ['Ada', 'Ada 2'],
  ['🏴‍☠️ Anne', 'Anne'],
  ['🦜', '🐙'],
  ['Пётр', 'Павел'],
  ['山田', '山本'],
  ['...', '!!!'],
  ['Ελένη', 'Eva'],
])('%s is not %s', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});

test('whoever looks like somebody is looked like by them', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(fc.property(name, name, (one, other) => looksLike(one, other) === looksLike(other, one)));
  fc.assert(fc.property(name, (one) => looksLike(one, one)));
});
