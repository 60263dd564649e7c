import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

/** The names of the places in a message, also those inside plural and select arms. */
function placesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => placesIn(value)) : [];
    return [element.value, ...inner];
  });
}

const places = (message: string) => [...new Set(placesIn(parse(message)))].toSorted();

test.each(Object.entries(en))('%s has the same places in every language', (key, message) => {
  const others = [fr, ru].map((texts) => Object.entries(texts).find(([name]) => name === key)?.[1] ?? '');
  expect(others.map(places)).toEqual([places(message), places(message)]);
});

test('French puts a narrow no-break space before high punctuation', () => {
  const spoiled = Object.values(fr).filter((text) => / [:;!?](\s|$)/.test(text));
  expect(spoiled).toEqual([]);
});
