import type { Puzzle, PuzzleWords } from '@haven/text-kit';
import type { Attempt } from './use-puzzle.ts';

/** A puzzle that somebody has opened. */
export interface OpenPuzzle {
  readonly game: string;
  readonly title: string;
  readonly key: string;
  readonly puzzle: Puzzle;
  readonly words: PuzzleWords;
  /** Counted from 0. */
  readonly place: number;
  readonly of: number;
  readonly next: string;
  readonly attempt: Attempt;
  begin(attempt: Attempt): void;
}
