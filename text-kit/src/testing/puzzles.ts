import { inEachLanguage, type PerLanguage } from '../languages.ts';
import type { PuzzleBook } from '../puzzle.ts';
import { messagesContract } from './messages.ts';

/** All that puzzles say, by language: for whoever reads over their words. */
export function wordsOfPuzzles({ puzzles, words }: PuzzleBook): PerLanguage<Readonly<Record<string, string>>> {
  const said = puzzles.flatMap(({ id, kind, values }) => {
    const { title, ask, why } = words[kind] ?? missing(kind);
    return Object.entries({ title, ask: ask(values), why: why(values) }).map(([part, text]) => ({
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
  messagesContract({ messages: { en: {}, fr: {}, ru: {} }, rulesText: wordsOfPuzzles(book) });
}
