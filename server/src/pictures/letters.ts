import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face, Pen } from '@haven/picture-kit';
import { type Font, readFont } from './font.ts';

/** Where each face lies: in packages, as the fonts of the page are packed in a way that only browsers read. */
const FILES = {
  plain: '@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf',
  emoji: '@expo-google-fonts/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf',
  tektur: '@expo-google-fonts/tektur/700Bold/Tektur_700Bold.ttf',
  unbounded: '@expo-google-fonts/unbounded/800ExtraBold/Unbounded_800ExtraBold.ttf',
  yeseva: '@expo-google-fonts/yeseva-one/400Regular/YesevaOne_400Regular.ttf',
} as const satisfies Record<Face, string>;

const { resolve } = createRequire(import.meta.url);

export const FONT_FILES: readonly string[] = Object.values(FILES).map((file) => resolve(file));

/** Characters that only say how their neighbours are drawn. */
const JOINERS = /[\u200d\ufe0e\ufe0f]|\p{Emoji_Modifier}/gu;

/** Measures with the very fonts that are drawn with; each is read when it is first needed. */
export function createPen(): Pen {
  const fonts = new Map<Face, Font>();
  const fontOf = (face: Face): Font => {
    const font = fonts.get(face) ?? readFont(readFileSync(resolve(FILES[face])));
    fonts.set(face, font);
    return font;
  };
  return {
    canDraw: (character, face) => codesOf(character, face).every((code) => fontOf(face).has(code)),
    widthOf: (text, face) => codesOf(text, face).reduce((sum, code) => sum + fontOf(face).advanceOf(code), 0),
  };
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Signs that are joined into one picture are as wide as the first of them. */
function codesOf(text: string, face: Face): number[] {
  if (face !== 'emoji') return [...text].map(codeOf);
  return [...clusters.segment(text)].map(({ segment }) => codeOf(segment.replace(JOINERS, '') || segment));
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;
