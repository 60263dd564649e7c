import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, cutText, readText } from './clean-text.ts';

const NAMES = [
  ...['Ada', 'José', 'Zoë', 'Łukasz Żółć', 'Nguyễn Thị Hằng', 'Đặng Ngọc', 'İbrahim', 'Ólafur Þór', 'Žižek'],
  ...["D'Arcy", 'O’Neil', 'Jean-Luc P.', 'R2-D2', 'x_X_x', 'Ⅷ', '<b>', '...', '¡olé!', 'ʻŌlelo', 'Ọlálékan'],
  ...['Владимир', 'Їжак', 'Ёлка', 'Ελένη', 'Արամ', 'ქეთევან', 'ሰላም', 'ᏣᎳᎩ', 'ⵉⴷⵉⵔ'],
  ...['יִצְחָק', 'שָׁלוֹם', 'מֹשֶׁה', 'مُحَمَّد', 'فاطمة', 'علی‌رضا', 'می‌خواهم', 'ܐܪܡܝܐ', 'ߒߞߏ'],
  ...['आदित्य', 'श्रीमती क्षत्रिय', 'क्‍ष', 'রবীন্দ্রনাথ', 'ਗੁਰਪ੍ਰੀਤ', 'તૃષા', 'தமிழ்செல்வி', 'తెలుగు', 'ಕನ್ನಡ', 'ശ്രീജ', 'ශ්‍රී ලංකා'],
  ...['ธีรพงษ์ น้ำผึ้ง', 'ພອນສະຫວັນ', 'မြတ်နိုးသူ', 'ကျွန်ုပ်', 'សុខា ខ្មែរ', 'བསྟན་འཛིན', 'བསྒྲུབས', 'ᠮᠣᠩᠭᠣᠯ', 'ᠠ᠋'],
  ...['김민수', '山田 太郎', '葛\u{e0100}城', '辻\u{e0101}', 'ひらがな', 'カタカナー', '𠮷野家', '阿㐂'],
  ...[
    '☠️ Blackbeard',
    '👩‍🚀 Sally',
    '🏴‍☠️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Bobby',
    '🇫🇷 Amélie',
    '👋🏽',
    '❤️‍🔥',
    '1️⃣',
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    '🧑🏿‍🤝‍🧑🏻',
    '🙂‍↔️',
    '©',
    '☠',
  ],
];

test.each(NAMES.map((name) => [name]))('%s stays as it is', (name) => {
  expect(cleanText(name)).toBe(name.normalize());
  expect(readText(name, 24)).toBe(name.normalize());
});

const FAMILY = '👨‍👩‍👧‍👦';

describe('what goes', () => {
  test.each([
    ['white space of all kinds', ' a\u00a0\u3000b\t\n\u2028c ', 'a b c'],
    ['a bell', 'be\u0007ll', 'be ll'],
    ['turned directions', '\u202e\u2066\u200fabc\u061c\u2069', 'abc'],
    ['nothing between letters', 'a\u200b\u2060\ufeff\u00adb', 'ab'],
    ['fillers', '\u115f\u1160\u3164\uffa0\u2800\u180e\u{1d159}', ''],
    ['joiners that join nothing', '\u200dA\u200cB\u200d', 'AB'],
    ['tags that are no flag', 'A\u{e0041}\u{e0042}🏴\u{e0061}\u{e007f}', 'A🏴'],
    ['variants of nothing', '\ufe0fA\ufe0f \ufe0f', 'A'],
    ['marks on nothing', '\u0301\u0302 \u0303a', 'a'],
    ['a tower of marks', `a${'\u0323'.repeat(30)}b`, `ạ${'\u0323'.repeat(4)}b`],
    ['halves, private and impossible characters', '\ud800a\ue000\u{f0000}\ufdd0\uffffb', 'ab'],
    ['invisible marks', 'a\u034f\u17b4b', 'ab'],
    ['two ways to write a letter', 'e\u0301', 'é'],
  ])('%s', (_name, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('lengths are counted as people count', () => {
  test.each([
    ['x'.repeat(24), true],
    ['x'.repeat(25), false],
    ['é'.normalize('NFD').repeat(24), true],
    ['น้ำ'.repeat(8), true],
    ['☠️'.repeat(24), true],
    [FAMILY.repeat(8), true],
    [FAMILY.repeat(24), false],
    ['🇫🇷'.repeat(25), false],
    ['\u200b'.repeat(100_000), false],
    [' \u3164 ', false],
    ['', false],
  ])('%j', (text, fits) => {
    expect(readText(text, 24) !== undefined).toBe(fits);
  });

  test('a text is cut between characters, and what fits is not touched', () => {
    expect(cutText(`${FAMILY}${FAMILY}${FAMILY}`, 2)).toBe(`${FAMILY}${FAMILY}`);
    expect(cutText('Ada ', 24)).toBe('Ada ');
    expect(cutText('abcdef', 3)).toBe('abc');
  });
});

/** Any text, with more of what is dangerous than chance would bring. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...NAMES,
        '\u200d',
        '\u200c',
        '\ufe0f',
        '\u0301',
        '\u0323',
        '\u{e0061}',
        '\u{e007f}',
        '🏴',
        '\u1160',
      ),
      fc.constantFrom(
        '\u1100',
        '\u1161',
        '\u115f',
        '\u034f',
        '\u{e0100}',
        '葛',
        '\u{1f1eb}',
        '👩',
        '🏽',
        ' ',
        '\u20e3',
        '1',
      ),
    ),
  )
  .map((parts) => parts.join(''));

test('clean text is clean, and stays so', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).toBe(clean.normalize().trim());
      expect(clean).not.toMatch(/ {2}|[\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\u200b\u2060\ufeff\u3164\u2800]/u);
      expect(clean).not.toMatch(/\p{M}{7}|^\p{M}/u);
    }),
    { numRuns: 2000 },
  );
});

test('what fits has a bounded number of bytes', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = readText(text, 24);
      expect(new TextEncoder().encode(read ?? '').length).toBeLessThanOrEqual(24 * 12);
      expect(cutText(text, 24).length).toBeLessThanOrEqual(text.length);
    }),
  );
});
