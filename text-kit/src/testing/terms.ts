import { describe, expect, test } from 'vitest';
import { inEachLanguage, LANGUAGES, type Language, type PerLanguage } from '../languages.ts';
import { leavesOf, wordsOf } from './icu.ts';

/** One row of a TERMS.md: what a thing is called in each language, and what it is not called. */
export interface Term {
  readonly thing: string;
  readonly words: PerLanguage<readonly string[]>;
  readonly refused: PerLanguage<readonly string[]>;
}

/** Texts by what they are: `{ rules: rulesText, log: messages }`. */
export type ToldTexts = Readonly<Record<string, PerLanguage<object>>>;

/** A word that is not the term was once written, or might be. */
type PlantedWord = readonly [language: Language, wrong: string, right: string];

interface TermsTest {
  readonly texts: ToldTexts;
  /** What the table must find, and what it must let pass. */
  readonly planted?: readonly PlantedWord[];
}

/** No text uses a word that the tables of a TERMS.md refuse. */
export function termsContract(markdown: string, { texts, planted = [] }: TermsTest): void {
  const terms = termsIn(markdown);
  describe('the table of terms', () => {
    test.each(LANGUAGES)('is kept in %s', (language) => {
      expect(misnamedIn(terms, texts, language)).toEqual([]);
    });

    test.each(planted)('in %s finds “%s”', (language, wrong, right) => {
      expect(refusedIn(terms, language, wrong)).not.toEqual([]);
      expect(refusedIn(terms, language, right)).toEqual([]);
    });
  });
}

/** Every term of the table stands somewhere: a table that nobody follows is none. */
export function termsAreUsed(markdown: string, texts: ToldTexts): void {
  const terms = termsIn(markdown);
  test.each(LANGUAGES)('every term is used in %s', (language) => {
    const written = textsIn(texts, language).map(({ text }) => text);
    const isUsed = (word: string) => written.some((text) => patternOf(word).test(text));
    const unused = terms.filter(({ words }) => words[language].length > 0 && !words[language].some(isUsed));
    expect(unused.map(({ thing }) => thing)).toEqual([]);
  });
}

/** The rows of all tables that have a thing, three languages and what they refuse. */
export function termsIn(markdown: string): Term[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|') && !/^\|[\s-]*-/.test(line));
  return rows.flatMap((row) => {
    const [thing = '', ...cells] = row.split('|').slice(1, -1);
    if (cells.length !== 2 * LANGUAGES.length || cells[0]?.trim() === 'EN') return [];
    const listIn = (shift: number) => (language: Language) => listOf(cells[shift + LANGUAGES.indexOf(language)] ?? '');
    return [
      { thing: thing.trim(), words: inEachLanguage(listIn(0)), refused: inEachLanguage(listIn(LANGUAGES.length)) },
    ];
  });
}

function listOf(cell: string): string[] {
  return cell
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** What a text says in the place of terms, with the things that it means. */
export function refusedIn(terms: readonly Term[], language: Language, text: string): string[] {
  return terms.flatMap(({ thing, refused }) =>
    refused[language].filter((word) => patternOf(word).test(text)).map((word) => `“${word}” for ${thing}`),
  );
}

function misnamedIn(terms: readonly Term[], texts: ToldTexts, language: Language): string[] {
  return textsIn(texts, language).flatMap(({ where, text }) =>
    refusedIn(terms, language, text).map((found) => `${where} says ${found}`),
  );
}

function textsIn(texts: ToldTexts, language: Language): { where: string; text: string }[] {
  return Object.entries(texts).flatMap(([name, told]) =>
    [...leavesOf(told[language])].map(([key, text]) => ({ where: `${name} ${key}`, text: spoken(key, text) })),
  );
}

/** The words of a message without its places; a rule has braces of its own and is no message. */
function spoken(key: string, text: string): string {
  return key.startsWith('§') ? text : wordsOf(text).join(' … ');
}

const SIGNS: Readonly<Record<string, string>> = { '*': '\\p{L}*', '…': '[^.!?]*', '[': '^', ']': '$' };

/** A word as a table writes it: `*` is any ending, `…` anything up to the end of the sentence, `[` and `]` the whole text. */
function patternOf(word: string): RegExp {
  const source = word.replace(/\s*…\s*/g, '…').replace(/[*…[\]]|[.()?+^$\\]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
  return new RegExp(`(?<![\\p{L}-])${source}(?!\\p{L})`, /\p{Lu}/u.test(word) ? 'u' : 'iu');
}
