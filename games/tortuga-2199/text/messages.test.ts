import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type CardSet, HOUSE_SET } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, type MessageKey, messages, rulesAt, rulesText } from './index.ts';
import { translatorOf } from './testing/voices.ts';

const NAMED = /Short$/;
const REQUIRED = { en: ['one', 'other'], fr: ['one', 'other'], ru: ['few', 'many', 'one', 'other'] };
const TREES = { en: leavesOf(messages.en), fr: leavesOf(messages.fr), ru: leavesOf(messages.ru) };

/** All messages of a tree by their dotted keys. */
function leavesOf(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + name, value]] : [...leavesOf(value, `${prefix}${name}.`)],
    ),
  );
}

const isKey = (key: string): key is MessageKey => TREES.en.has(key);

/** The elements of a message, also those inside its plurals and selects. */
function elementsOf(message: string): MessageFormatElement[] {
  const all = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => [
      element,
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => all(value)) : []),
    ]);
  return all(parse(message));
}

/** What has to be filled in, whatever form of its name the language chose. */
function placesOf(message: string): string[] {
  const filled = elementsOf(message).filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound);
  return [...new Set(filled.map((element) => ('value' in element ? element.value.replace(NAMED, '') : '')))].sort();
}

function pluralsOf(message: string): string[][] {
  return elementsOf(message)
    .filter((element) => element.type === TYPE.plural)
    .map(({ options }) => Object.keys(options).filter((form) => !form.startsWith('=')));
}

/** Numbers where the message counts, and a word elsewhere. */
function fillingOf(message: string, number: number): Record<string, string | number> {
  const isCount = (element: MessageFormatElement) => element.type === TYPE.plural;
  const filled = elementsOf(message).flatMap((element) =>
    'value' in element ? [{ element, name: element.value }] : [],
  );
  const words = filled.map(({ name }): [string, string] => [name, 'x']);
  const counts = filled.filter(({ element }) => isCount(element)).map(({ name }): [string, number] => [name, number]);
  return Object.fromEntries<string | number>([...words, ...counts]);
}

/** Every sentence of a language, rules included. */
function sentencesOf(language: Language): [string, string][] {
  return [...TREES[language], ...Object.entries(rulesText[language])];
}

describe.each(LANGUAGES)('the messages in %s', (language) => {
  test('have the keys of the English ones and nothing empty', () => {
    expect([...TREES[language].keys()]).toEqual([...TREES.en.keys()]);
    expect(Object.keys(rulesText[language])).toEqual(Object.keys(rulesText.en));
    expect(sentencesOf(language).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('ask for the same places as the English ones', () => {
    const places = (tree: Map<string, string>) =>
      Object.fromEntries([...tree].map(([key, text]) => [key, placesOf(text)]));
    expect(places(TREES[language])).toEqual(places(TREES.en));
  });

  test('bend with every plural form of the language, where they bend at all', () => {
    const wrong = [...TREES[language]].filter(([, text]) =>
      pluralsOf(text).some((forms) => forms.length > 1 && forms.toSorted().join() !== REQUIRED[language].join()),
    );
    expect(wrong).toEqual([]);
  });

  test.each([0, 1, 2, 5, 11, 21])('can be said with the number %i', (number) => {
    const translate = translatorOf(language);
    const spoken = [...TREES[language].keys()]
      .filter(isKey)
      .map((key) => translate(key, fillingOf(TREES[language].get(key) ?? '', number)));
    expect(spoken.filter((text) => /[{}#]/.test(text))).toEqual([]);
  });

  test('use real apostrophes: a straight one would quote in ICU', () => {
    expect(sentencesOf(language).filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });
});

test('French punctuation is set off by narrow no-break spaces', () => {
  const outside = (text: string) => text.replace(/\{\w+, (plural|select),/g, '');
  const wrong = sentencesOf('fr').filter(([, text]) => /[^\u202f][;:!?»]|«[^\u202f]| [;:!?»]/.test(outside(text)));
  expect(wrong).toEqual([]);
});

test('Russian words have no Latin letters', () => {
  const words = (message: string) =>
    elementsOf(message).map((element) => (element.type === TYPE.literal ? element.value : ''));
  const isForeign = (word: string) => /[a-z]/i.test(word);
  const foreign = [...TREES.ru].filter(([, text]) => words(text).some(isForeign)).map(([key]) => key);
  expect(foreign).toEqual(['game.language']);
  expect(Object.values(rulesText.ru).filter(isForeign)).toEqual([]);
});

test.each(LANGUAGES)('§8.2 every card of the house has a name of its own in %s', (language) => {
  const names = HOUSE_SET.cards.map(({ id }) => TREES[language].get(`cards.${id}.name`));
  expect(Object.keys(messages[language].cards).toSorted()).toEqual(HOUSE_SET.cards.map(({ id }) => id).toSorted());
  expect(new Set(names).size).toBe(HOUSE_SET.cards.length);
});

test.each(LANGUAGES)('%s knows its own code', (language) => {
  expect(messages[language].game.language).toBe(language);
});

describe.each(LANGUAGES)('§8.4 the rules in %s', (language) => {
  const table = (cardSet: CardSet | null) => ({ options: { scenario: 'standard', map: 'nestled', cardSet } }) as const;
  const printed = ['§1.9', '§3.12', '§5.1', '§5.7'] as const;

  test('leave no place empty', () => {
    expect(Object.values(rulesText[language]).filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  test('tell the numbers of the table’s own tiles and cards', () => {
    const tiles = { tortuga: { control: 9, price: 20 }, lab: { price: 7, most: 12 }, turrets: { control: 4 } };
    const cards = HOUSE_SET.cards.map((card) => (card.id === 'booster' ? { ...card, name: { en: 'Zapper' } } : card));
    const rules = rulesAt(language, table({ ...HOUSE_SET, tiles, cards }));
    const { lab, tortuga, turrets } = messages[language].places;
    expect(rules['§3.12']).toContain(`7 (${lab.name})`);
    expect(rules['§5.1']).toContain(`7–12 (${lab.name})`);
    expect(rules['§5.1']).toContain(`4 (${turrets.name}), 2`);
    expect(rules['§5.1']).toContain(`9 (${tortuga.name})`);
    expect(rules['§5.7']).toContain('20');
    expect(rules['§1.9']).toContain('Zapper (1)');
  });

  test('are those of the house otherwise', () => {
    expect(rulesAt(language, table(null))).toEqual(rulesText[language]);
    expect(printed.map((rule) => /\d/.test(rulesText[language][rule]))).toEqual([true, true, true, true]);
  });
});
