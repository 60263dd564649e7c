import { describe, expect, test } from 'vitest';
import type { Guide } from '../guide.ts';
import { LANGUAGES, type Language, type PerLanguage } from '../languages.ts';
import { leavesOf } from './icu.ts';
import { type Leave, messagesContract } from './messages.ts';

/** A game's guide in every language, and the rules that it leads to. */
export interface Guided {
  readonly guide: PerLanguage<Guide>;
  readonly rulesText: PerLanguage<Readonly<Record<string, string>>>;
}

/** One language of it, beside the English. */
interface Page {
  readonly language: Language;
  readonly guide: Guide;
  readonly english: Guide;
  readonly rules: Readonly<Record<string, string>>;
}

const NO_MESSAGES: PerLanguage<object> = { en: {}, fr: {}, ru: {} };
const GOAL_LINES = 3;

/** What a guide promises, in the words of the test report; each answers with what breaks it. */
const PROMISES: Readonly<Record<string, (page: Page) => string[]>> = {
  'says the goal in three lines': ({ guide: { goal } }) => (goal.length === GOAL_LINES ? [] : [`${goal.length} lines`]),
  'leads to rules from every part': ({ guide }) => rulesOf(guide).filter((numbers) => numbers === ''),
  'leads to rules that exist': ({ guide, rules }) =>
    rulesOf(guide)
      .flatMap((numbers) => numbers.split(' ').filter(Boolean))
      .filter((number) => !(`§${number}` in rules)),
  'leads to the rules that the English one leads to': ({ guide, english }) =>
    differing(rulesOf(guide).sort(), rulesOf(english).sort()),
  'counts in its examples as the English one does': ({ guide, english }) =>
    differing(guide.examples.map(numbersIn), english.examples.map(numbersIn)),
  'has every term once, in the order of the alphabet': ({ guide, language }) =>
    differing(termsOf(guide), [...new Set(termsOf(guide))].toSorted(new Intl.Collator(language).compare)),
  'explains only terms that the rules use': ({ guide, rules }) =>
    unused(termsOf(guide), Object.values(rules).join(' ')),
};

export const GUIDE_PROMISES: readonly string[] = Object.keys(PROMISES);

/** The promises that a guide breaks, with the language and what breaks them. */
export function brokenGuidePromises(guided: Guided): string[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(PROMISES).flatMap(([promise, broken]) =>
      broken(pageOf(guided, language)).map((what) => `${language}: ${promise}: ${what}`),
    ),
  );
}

/** The contract of a guide, one line per game: `guideContract({ guide, rulesText })`. Its sentences are held to what messages promise. */
export function guideContract(guided: Guided, leave: Leave = {}): void {
  messagesContract({ messages: NO_MESSAGES, rulesText: allSentences(guided.guide) }, leave);
  describe.each(LANGUAGES)('the guide in %s', (language) => {
    const page = pageOf(guided, language);
    test.each(Object.entries(PROMISES))('%s', (_promise, broken) => {
      expect(broken(page)).toEqual([]);
    });
  });
}

function pageOf({ guide, rulesText }: Guided, language: Language): Page {
  return { language, guide: guide[language], english: guide.en, rules: rulesText[language] };
}

function allSentences({ en, fr, ru }: PerLanguage<Guide>): PerLanguage<Readonly<Record<string, string>>> {
  return { en: sentencesOf(en), fr: sentencesOf(fr), ru: sentencesOf(ru) };
}

/** All that is read, by where it stands. A glossary has the order of its language, so its rules differ from place to place. */
function sentencesOf(guide: Guide): Record<string, string> {
  return Object.fromEntries([...leavesOf(guide)].filter(([key]) => !/^glossary\..*\.rules\./.test(key)));
}

/** The numbers that each part names. */
function rulesOf({ turn, examples, glossary }: Guide): string[] {
  return [...turn, ...examples, ...glossary].map(({ rules }) => rules.join(' '));
}

function termsOf({ glossary }: Guide): string[] {
  return glossary.map(({ term }) => term);
}

/** In no order: a language may name the sum before what it is made of. */
function numbersIn({ paragraphs }: Guide['examples'][number]): string {
  return (paragraphs.join(' ').match(/\d+/g) ?? []).sort().join(' ');
}

/** What either list has where the other has something else. */
function differing(given: readonly string[], wanted: readonly string[]): string[] {
  const longest = given.length >= wanted.length ? given : wanted;
  return longest.filter((_, index) => given[index] !== wanted[index]);
}

/** A term is used when each of its words is, in whatever form it is bent. */
function unused(terms: readonly string[], text: string): string[] {
  const words = wordsOf(text);
  const isUsed = (word: string) => words.some((each) => each.startsWith(stemOf(word)));
  return terms.filter((term) => !wordsOf(term).every(isUsed));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
}

/** Endings bend in up to two letters; three are left to know a word by. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(3, word.length - 2));
}
