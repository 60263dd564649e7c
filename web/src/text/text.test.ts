import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

const TREES = { en: leavesOf(en), fr: leavesOf(fr), ru: leavesOf(ru) };
const FORMS = { en: 'one,other', fr: 'one,other', ru: 'few,many,one,other' };
const LANGUAGES = ['en', 'fr', 'ru'] as const;

function leavesOf(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + name, value]] : [...leavesOf(value, `${prefix}${name}.`)],
    ),
  );
}

function elementsOf(message: string): MessageFormatElement[] {
  const all = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => [
      element,
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => all(value)) : []),
    ]);
  return all(parse(message));
}

/** The places of a message and how they are filled: `count plural`, `game argument`. */
function placesOf(message: string): string[] {
  const places = elementsOf(message).filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound);
  return [...new Set(places.map((place) => `${'value' in place ? place.value : ''} ${place.type}`))].sort();
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('ask for the same places as the English ones', () => {
    const places = (tree: Map<string, string>) => [...tree].map(([key, text]) => [key, placesOf(text)]);
    expect(places(TREES[language])).toEqual(places(TREES.en));
  });

  test('bend with every plural form of the language', () => {
    const wrong = [...TREES[language]].filter(([, text]) =>
      elementsOf(text).some(
        (element) =>
          element.type === TYPE.plural &&
          Object.keys(element.options)
            .filter((form) => !form.startsWith('='))
            .toSorted()
            .join() !== FORMS[language],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('have nothing empty and no straight apostrophe', () => {
    expect([...TREES[language]].filter(([, text]) => text.trim() === '' || text.includes("'"))).toEqual([]);
  });
});

/** Names and units that are the same in many languages. */
const SAME = /^(app\.name|languages\.|clock\.(seconds|minutes)$|people\.hoursShort$)/;

test.each(['fr', 'ru'] as const)('nothing in %s was left in English', (language) => {
  const left = [...TREES[language]].filter(([key, text]) => !SAME.test(key) && text === TREES.en.get(key));
  expect(left.map(([key]) => key)).toEqual(language === 'fr' ? ['home.solo', 'table.menu', 'replay.pause'] : []);
});

test('French has a narrow space that does not break before high punctuation, and nowhere a common one', () => {
  expect([...TREES.fr].filter(([, text]) => / [;:!?»]|[^\s\u202f{}§0-9][;!?»]/.test(text))).toEqual([]);
});

test('Russian is written in Russian letters', () => {
  const wrong = [...TREES.ru].filter(([key, text]) => !SAME.test(key) && !/[а-яё]/i.test(text));
  expect(wrong).toEqual([]);
});
