import type { Puzzle } from '@haven/kit/puzzles';
import type { PerLanguage } from './languages.ts';

export type { Puzzle };

/** The numbers and names that a puzzle is told with. */
export type PuzzleValues = Puzzle['values'];

/** How puzzles of one kind are told. */
export interface PuzzleWords {
  /** What is special about the position, without a word of the answer. */
  title(puzzle: Puzzle): PerLanguage<string>;
  /** What is asked. */
  ask(values: PuzzleValues): PerLanguage<string>;
  /** Why the answer is right. */
  why(values: PuzzleValues): PerLanguage<string>;
}

/** The puzzles of a game, and their words by kind. */
export interface PuzzleBook {
  readonly puzzles: readonly Puzzle[];
  readonly words: Readonly<Record<string, PuzzleWords>>;
}
