import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { en as fightEn } from '../fight/text/en.ts';
import { fr as fightFr } from '../fight/text/fr.ts';
import { ru as fightRu } from '../fight/text/ru.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

/** The names of the places in a message, also those inside plural and select arms. */
function placesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => placesIn(value)) : [];
    return [element.value, ...inner];
  });
}

const places = (message: string) => [...new Set(placesIn(parse(message)))].toSorted();

describe.each([
  { what: 'fight', english: fightEn, others: [fightFr, fightRu] },
  { what: 'result', english: en, others: [fr, ru] },
])('the words of the $what', ({ english, others }) => {
  test.each(Object.entries(english))('%s has the same places in every language', (key, message) => {
    const said = others.map((texts) => Object.entries(texts).find(([name]) => name === key)?.[1] ?? '');
    expect(said.map(places)).toEqual([places(message), places(message)]);
  });

  test('French puts a narrow no-break space before high punctuation', () => {
    const spoiled = Object.values(others[0] ?? {}).filter((text) => /[ \u00a0][:;!?](\s|$)/.test(text));
    expect(spoiled).toEqual([]);
  });
});
