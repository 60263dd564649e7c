import type { PuzzleBook } from '@haven/text-kit';
import { found } from './found.ts';
import { words } from './words.ts';

export const book: PuzzleBook = { puzzles: found, words };
