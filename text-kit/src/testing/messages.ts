import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, type PerLanguage } from '../languages.ts';
import { fillingOf, leavesOf, placesOf, pluralsOf, wordsOf } from './icu.ts';
import { faultsIn } from './prose/faults.ts';
import { renderingsOf, type Things } from './prose/renderings.ts';

/** Messages per language, and the rules reference that goes with them. */
export interface Written {
  readonly messages: PerLanguage<object>;
  readonly rulesText?: PerLanguage<Readonly<Record<string, string>>>;
}

/** What these messages may do and others may not. */
export interface Leave {
  /** How places end that are forms of one thing: French may want {cardObject} where English has {card}. */
  readonly forms?: RegExp;
  /** A language may count where English does not, or the other way: 2 Crypto, 2 Cryptos. */
  readonly plurals?: 'free';
  /** The keys of the Russian messages that have Latin letters: these and no others, or any. */
  readonly latin?: readonly string[] | 'any';
  /** Latin words that may stand anywhere in Russian, as the letters of dice. */
  readonly latinWords?: RegExp;
  /** What stands in the places of these messages, by the name of the place: cards, sectors. */
  readonly things?: PerLanguage<Things>;
}

/** One language of it, beside the English. */
interface Page {
  readonly written: Written;
  readonly leave: Leave;
  readonly language: Language;
  readonly messages: ReadonlyMap<string, string>;
  readonly english: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, string>;
  readonly englishRules: ReadonlyMap<string, string>;
}

interface Promised {
  /** In this language alone. */
  readonly only?: Language;
  /** The keys of what breaks the promise. */
  readonly broken: (page: Page) => string[];
}

const PLURALS: PerLanguage<string> = { en: 'one other', fr: 'one other', ru: 'few many one other' };
const NUMBERS = [0, 1, 2, 5, 11, 21];

/** What messages promise, in the words of the test report. */
const PROMISES: Readonly<Record<string, Promised>> = {
  'have the keys of the English ones, in their order': {
    broken: ({ messages, english, rules, englishRules }) => [
      ...misplaced([...messages.keys()], [...english.keys()]),
      ...misplaced([...rules.keys()], [...englishRules.keys()]),
    ],
  },
  'are not empty': { broken: (page) => sentencesIn(page, (text) => text.trim() === '') },
  'ask for the same places as the English ones': {
    broken: ({ messages, english, leave }) =>
      keysIn(messages, (text, key) => formless(text, leave) !== formless(english.get(key) ?? '', leave)),
  },
  'bend with every plural form of the language, where they bend at all': {
    broken: ({ messages, language }) =>
      keysIn(messages, (text) =>
        pluralsOf(text).some((forms) => forms.length > 1 && forms.join(' ') !== PLURALS[language]),
      ),
  },
  'can be said with any number': { broken: unsayable },
  'use real apostrophes and quotes: a straight one would quote in ICU': {
    broken: (page) => sentencesIn(page, (text) => /['"]/.test(text)),
  },
  'set French punctuation off by narrow no-break spaces': {
    only: 'fr',
    broken: (page) => sentencesIn(page, (text) => isCramped(text.replace(/\{\w+, (plural|select),/g, ''))),
  },
  'read as natives write, whatever fills their places': { broken: unnatural },
  'have no Latin letters in Russian but those that are allowed': { only: 'ru', broken: foreign },
};

export const MESSAGE_PROMISES: readonly string[] = Object.keys(PROMISES);

/** The promises that messages break, with the language and the key. */
export function brokenPromises(written: Written, leave: Leave = {}): string[] {
  return LANGUAGES.flatMap((language) =>
    promisesIn(language).flatMap(([promise, { broken }]) =>
      broken(pageOf(written, leave, language)).map((key) => `${language}: ${key} must ${promise}`),
    ),
  );
}

/** The contract of messages, one line per set: `messagesContract({ messages, rulesText })`. */
export function messagesContract(written: Written, leave: Leave = {}): void {
  describe.each(LANGUAGES)('the messages in %s', (language) => {
    const page = pageOf(written, leave, language);
    test.each(promisesIn(language))('%s', (_promise, { broken }) => {
      expect(broken(page)).toEqual([]);
    });
  });
}

function promisesIn(language: Language): [string, Promised][] {
  return Object.entries(PROMISES).filter(([, { only = language }]) => only === language);
}

function pageOf(written: Written, leave: Leave, language: Language): Page {
  const { messages, rulesText } = written;
  return {
    written,
    leave,
    language,
    messages: leavesOf(messages[language]),
    english: leavesOf(messages.en),
    rules: leavesOf(rulesText?.[language] ?? {}),
    englishRules: leavesOf(rulesText?.en ?? {}),
  };
}

function keysIn(texts: ReadonlyMap<string, string>, isWrong: (text: string, key: string) => boolean): string[] {
  return [...texts].filter(([key, text]) => isWrong(text, key)).map(([key]) => key);
}

/** Among all sentences of a language, rules included. */
function sentencesIn({ messages, rules }: Page, isWrong: (text: string) => boolean): string[] {
  return [...keysIn(messages, isWrong), ...keysIn(rules, isWrong)];
}

/** The keys of either list that do not stand where the other has them. */
function misplaced(keys: readonly string[], wanted: readonly string[]): string[] {
  const longest = keys.length > wanted.length ? keys : wanted;
  return longest.filter((_, index) => keys[index] !== wanted[index]);
}

/** The places of a message, each once, whatever form of its name the language chose. */
function formless(text: string, { forms = /$/, plurals }: Leave): string {
  const places = placesOf(text).map(({ name, filled }) => [name.replace(forms, ''), plurals === 'free' ? '' : filled]);
  return [...new Set(places.map(String))].sort().join(' ');
}

function unsayable({ written, language, messages }: Page): string[] {
  const errors: Error[] = [];
  const tree: Record<string, string> = { ...written.messages[language] };
  const translate = createTranslator({ locale: language, messages: tree, onError: (error) => errors.push(error) });
  return keysIn(messages, (text, key) => {
    errors.length = 0;
    const said = NUMBERS.map((number) => translate.markup(key, fillingOf(text, number)));
    return errors.length > 0 || said.some((sentence) => /[{}#]/.test(sentence));
  });
}

/** What a native would not write, in any rendering of a message or in a rule: each fault once, with a sentence that has it. */
function unnatural({ written, language, rules, leave }: Page): string[] {
  const said = renderingsOf(language, written.messages[language], leave.things?.[language]);
  const told = [...rules].map(([key, sentence]) => ({ key, sentence }));
  const found = [...said, ...told].flatMap(({ key, sentence }) =>
    faultsIn(language, sentence).map((rule): [string, string] => [`${key} (${rule})`, sentence]),
  );
  return [...new Map(found)].map(([fault, sentence]) => `${fault}: ${sentence}`);
}

/** High punctuation and quotes that a common space, or none, parts from their word. */
function isCramped(text: string): boolean {
  return /[^\u202f][;:!?»]|«[^\u202f]| [;:!?»]/.test(text);
}

function foreign({ messages, rules, leave: { latin = [], latinWords = /$^/ } }: Page): string[] {
  const isForeign = (text: string) => /[a-z]/i.test(text.replace(latinWords, ''));
  if (latin === 'any') return [];
  const found = keysIn(messages, (text) => wordsOf(text).some(isForeign));
  const wrong = [...found, ...latin].filter((key) => found.includes(key) !== latin.includes(key));
  return [...wrong, ...keysIn(rules, isForeign)];
}
