import { simRng } from '@haven/kit';
import { type Options, tortuga } from '@haven/tortuga-rules';
import { expect, test } from 'vitest';
import { wordsIn } from '../words.ts';
import { topicOf } from './about.ts';

const OPTIONS: Options = { long: false, start: 'first-seat', swift: true };

function rulesTold(about: string, seats: number, options: Partial<Options> = {}): readonly string[] | undefined {
  const view = tortuga.view(tortuga.setup(seats, { ...OPTIONS, ...options }, simRng(1)), 0);
  return topicOf({ board: { view, front: 0 }, words: wordsIn('en') })(about)?.rules;
}

test('§8.1 a long game says how many chests end it', () => {
  expect(rulesTold('area 0 tortuga', 3)).toEqual(['§6.1', '§7.1']);
  expect(rulesTold('area 0 tortuga', 3, { long: true })).toEqual(['§6.1', '§7.1', '§8.1']);
});

test('§9.3 §9.4 a game of two says what is otherwise', () => {
  expect(rulesTold('leftBehind', 3)).toEqual(['§4.9', '§5.5']);
  expect(rulesTold('leftBehind', 2)).toEqual(['§4.9', '§5.5', '§9.4']);
  expect(rulesTold('treasureTile', 2)).toEqual(['§1.2', '§4.3', '§9.3', '§6.5']);
});
