import { FACES, type Face, housePicture } from '@haven/picture-kit';
import { LANGUAGES } from '@haven/wire';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { wordsIn } from '../link-words.ts';
import { createPen, FONT_FILES } from './letters.ts';

const pen = createPen();
const FONT = { loadSystemFonts: false, fontFiles: [...FONT_FILES] };

/** As wide as the letters are when they are really drawn. */
function drawnWidth(text: string, face: Face): number {
  const { family, weight } = FACES[face];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="300"><text x="100" y="200" font-size="100" font-family="${family}" font-weight="${weight}">${text}</text></svg>`;
  return new Resvg(svg, { font: FONT }).innerBBox()?.width ?? 0;
}

test.each<[Face, string]>([
  ['plain', 'Maximilienne 34 : 29'],
  ['plain', 'Свободных мест нет'],
  ['tektur', 'Звёздный порт 2044'],
  ['unbounded', 'Dice and Stars'],
  ['yeseva', 'Harbour'],
  ['emoji', '🏴‍☠️'],
  ['emoji', '🎲🦜👩🏽‍🚀'],
])('%s: %s is as wide as it is measured', (face, text) => {
  const drawn = drawnWidth(text, face);
  expect(drawn).toBeGreaterThan(20);
  // Kerning and the margins of the outer letters are not measured.
  expect(Math.abs(drawn / (pen.widthOf(text, face) * 100) - 1)).toBeLessThan(0.15);
});

test('a face knows what it can draw', () => {
  const drawn = (character: string) => (['plain', 'emoji'] as const).filter((face) => pen.canDraw(character, face));
  expect(drawn('é')).toEqual(['plain']);
  expect(drawn('Ж')).toEqual(['plain']);
  expect(drawn('🏴‍☠️')).toEqual(['emoji']);
  expect(drawn('日')).toEqual([]);
});

test.each(LANGUAGES)('%s: what the house says of itself has room in its picture', (language) => {
  const state = wordsIn(language).house;
  expect(housePicture({ language, title: 'Haven', state, doors: [] }, pen)).toContain(state);
});
