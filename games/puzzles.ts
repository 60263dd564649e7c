import type { PuzzleBook } from '@haven/text-kit';

/** The games that have puzzles, loaded when somebody wants to solve one. A game without them is not in this list. */
const books: Readonly<Record<string, () => Promise<PuzzleBook>>> = {
  'star-bounty': async () => (await import('@haven/star-bounty-learn/puzzles')).book,
  'tortuga-2199': async () => (await import('@haven/tortuga-2199-learn/puzzles')).book,
  tortuga: async () => (await import('@haven/tortuga-learn/puzzles')).book,
};

/** How to load the puzzles of a game. */
export function puzzlesOf(game: string): (() => Promise<PuzzleBook>) | undefined {
  return Object.hasOwn(books, game) ? books[game] : undefined;
}
