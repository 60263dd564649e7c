import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES } from '@haven/ui-kit';
import { expect, test } from 'vitest';
import { screenTexts } from './index.ts';

test.each(LANGUAGES)('every text in %s takes the same values as in English', (language) => {
  for (const [key, message] of Object.entries(screenTexts.en)) {
    const translated = Object.entries(screenTexts[language]).find(([name]) => name === key)?.[1] ?? '';
    expect({ key, places: placesIn(translated) }).toEqual({ key, places: placesIn(message) });
  }
});

test('Russian numbers have all their forms', () => {
  for (const [key, message] of Object.entries(screenTexts.ru)) {
    for (const element of flat(parse(message))) {
      if (element.type !== TYPE.plural || '=0' in element.options) continue;
      expect({ key, forms: Object.keys(element.options) }).toEqual({ key, forms: ['one', 'few', 'many', 'other'] });
    }
  }
});

const placesIn = (message: string): string[] =>
  [
    ...new Set(
      flat(parse(message)).flatMap((element) =>
        element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
      ),
    ),
  ].sort();

function flat(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => flat(value))];
  });
}
