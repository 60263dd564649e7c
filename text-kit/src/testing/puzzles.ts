import { expect, test } from 'vitest';
import { inEachLanguage, LANGUAGES, type PerLanguage } from '../languages.ts';
import type { PuzzleBook } from '../puzzle.ts';
import { messagesContract } from './messages.ts';

/** All that puzzles say, by language: for whoever reads over their words. */
export function wordsOfPuzzles({ puzzles, words }: PuzzleBook): PerLanguage<Readonly<Record<string, string>>> {
  const said = puzzles.flatMap((puzzle) => {
    const { id, kind, values } = puzzle;
    const { title, ask, why } = words[kind] ?? missing(kind);
    return Object.entries({ title: title(puzzle), ask: ask(values), why: why(values) }).map(([part, text]) => ({
      name: `${id} ${part}`,
      text,
    }));
  });
  return inEachLanguage((language) => Object.fromEntries(said.map(({ name, text }) => [name, text[language]])));
}

function missing(kind: string): never {
  throw new Error(`nothing is said of puzzles of the kind ${kind}`);
}

/** The contract of what a game's puzzles say: their sentences are held to what messages promise. */
export function puzzleWordsContract(book: PuzzleBook): void {
  test.each(LANGUAGES)('each puzzle has a title of its own in %s', (language) => {
    const titles = book.puzzles.map(
      (puzzle) => (book.words[puzzle.kind] ?? missing(puzzle.kind)).title(puzzle)[language],
    );
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  });
  messagesContract({ messages: { en: {}, fr: {}, ru: {} }, rulesText: wordsOfPuzzles(book) });
}
