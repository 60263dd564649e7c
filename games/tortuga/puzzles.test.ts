import { puzzlesContract } from '@haven/kit/testing';
import { puzzleWordsContract } from '@haven/text-kit/testing';
import { quests } from './bots/puzzles/quests.ts';
import { book } from './learn/puzzles/index.ts';
import { tortuga } from './rules/index.ts';

puzzlesContract({ game: tortuga, quests, puzzles: book.puzzles });
puzzleWordsContract(book);
