import { describe, expect, test } from 'vitest';
import type { Guide } from '../guide.ts';
import { LANGUAGES, type PerLanguage } from '../languages.ts';
import { leavesOf } from './icu.ts';
import { type Leave, messagesContract } from './messages.ts';

/** A game's guide in every language, and the rules that it leads to. */
export interface Guided {
  readonly guide: PerLanguage<Guide>;
  readonly rulesText: PerLanguage<Readonly<Record<string, string>>>;
}

const NO_MESSAGES: PerLanguage<object> = { en: {}, fr: {}, ru: {} };

/** The contract of a guide, one line per game: `guideContract({ guide, rulesText })`. */
export function guideContract({ guide, rulesText }: Guided, leave: Leave = {}): void {
  messagesContract({ messages: NO_MESSAGES, rulesText: allSentences(guide) }, leave);

  describe.each(LANGUAGES)('the guide in %s', (language) => {
    const { goal, turn, examples, glossary } = guide[language];
    const rules = rulesText[language];

    test('says the goal in three lines', () => {
      expect(goal).toHaveLength(3);
    });

    test('leads to rules that exist, from every part', () => {
      const parts = [...turn, ...examples, ...glossary];
      expect(parts.filter(({ rules: named }) => named.length === 0)).toEqual([]);
      expect(parts.flatMap((part) => part.rules).filter((number) => !(`§${number}` in rules))).toEqual([]);
    });

    test('counts in its examples as the English one does', () => {
      expect(examples.map(numbersIn)).toEqual(guide.en.examples.map(numbersIn));
    });

    test('has every term once, in the order of the alphabet', () => {
      const terms = glossary.map(({ term }) => term);
      expect(terms).toEqual([...new Set(terms)].toSorted(new Intl.Collator(language).compare));
    });

    test('explains only terms that the rules use', () => {
      const words = wordsOf(Object.values(rules).join(' '));
      expect(glossary.map(({ term }) => term).filter((term) => !isUsed(term, words))).toEqual([]);
    });

    test('explains what the English one explains, known by its rules', () => {
      expect(rulesOf([...turn, ...examples])).toEqual(rulesOf([...guide.en.turn, ...guide.en.examples]));
      expect(rulesOf(glossary).sort()).toEqual(rulesOf(guide.en.glossary).sort());
    });
  });
}

function allSentences({ en, fr, ru }: PerLanguage<Guide>): PerLanguage<Readonly<Record<string, string>>> {
  return { en: sentencesOf(en), fr: sentencesOf(fr), ru: sentencesOf(ru) };
}

/** All that is read, by where it stands. A glossary has the order of its language, so its rules differ from place to place. */
function sentencesOf(guide: Guide): Record<string, string> {
  return Object.fromEntries([...leavesOf(guide)].filter(([key]) => !/^glossary\..*\.rules\./.test(key)));
}

function rulesOf(parts: readonly { readonly rules: readonly string[] }[]): string[] {
  return parts.map(({ rules }) => rules.join(' '));
}

/** In no order: a language may name the sum before what it is made of. */
function numbersIn({ paragraphs }: Guide['examples'][number]): string {
  return (paragraphs.join(' ').match(/\d+/g) ?? []).sort().join(' ');
}

/** A term is used when each of its words is, in whatever form it is bent. */
function isUsed(term: string, words: readonly string[]): boolean {
  return wordsOf(term).every((word) => words.some((each) => each.startsWith(stemOf(word))));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
}

/** Endings bend in up to two letters; a short word in one. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(3, word.length - 2));
}
