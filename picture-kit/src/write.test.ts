import { expect, test } from 'vitest';
import type { Pen } from './contract.ts';
import { fitted, isVisible, type Writing, wrap, write } from './write.ts';

/** Letters half as wide as high; emoji are square, and Chinese cannot be drawn. */
const pen: Pen = {
  widthOf: (text, face) => [...text].length * (face === 'emoji' ? 1 : 0.5),
  canDraw: (character, face) => {
    if (/\p{Emoji_Presentation}/u.test(character)) return face === 'emoji';
    return face !== 'emoji' && !/\p{Script=Han}/u.test(character);
  },
};
const WRITING: Writing = { text: 'Ada Lovelace', face: 'plain', size: 40, least: 20, width: 300 };
const textOf = (writing: Partial<Writing>) => {
  const { runs, size, width } = fitted(pen, { ...WRITING, ...writing });
  return { text: runs.map((run) => run.text).join(''), size, width };
};

test('what fits is as large as wished', () => {
  expect(textOf({})).toEqual({ text: 'Ada Lovelace', size: 40, width: 240 });
});

test('what is too long becomes smaller, and is cut when it would be too small to read', () => {
  expect(textOf({ width: 180 })).toEqual({ text: 'Ada Lovelace', size: 30, width: 180 });
  expect(textOf({ width: 60 })).toEqual({ text: 'Ada L…', size: 20, width: 60 });
  expect(textOf({ width: 50 })).toEqual({ text: 'Ada…', size: 20, width: 40 });
});

test('what no font has is left out, and nothing may be left', () => {
  expect(textOf({ text: '日本 Ada' }).text).toBe('Ada');
  expect(isVisible(pen, '日本 🦜')).toBe(true);
  expect(isVisible(pen, '日本 ')).toBe(false);
});

test('emoji stand in letters of their own, one after the other', () => {
  const svg = write(fitted(pen, { ...WRITING, text: 'A🦜B' }), { x: 0, y: 9, paint: 'fill="#fff"' });
  expect([...svg.matchAll(/x="(\d+)".*?font-family="([^"]+)".*?>([^<]+)</g)].map(([, ...found]) => found)).toEqual([
    ['0', 'Onest', 'A'],
    ['20', 'Noto Emoji', '🦜'],
    ['60', 'Onest', 'B'],
  ]);
});

test('players’ words are never read as drawing', () => {
  expect(write(fitted(pen, { ...WRITING, text: '<b a="&">' }), { x: 0, y: 0, paint: '' })).toContain(
    '&lt;b a=&quot;&amp;&quot;&gt;',
  );
});

test('lines break between words, and the last of them is cut', () => {
  const lines = (text: string, most: number) =>
    wrap(pen, { ...WRITING, text, size: 20, width: 100 }, most).map(({ runs }) => runs.map((run) => run.text).join(''));
  expect(lines('one two three four', 3)).toEqual(['one two', 'three four']);
  expect(lines('one two three four five', 2)).toEqual(['one two', 'three fou…']);
  expect(lines('move\u00a041 of all', 2)).toEqual(['move\u00a041 of', 'all']);
});
