import { expect, test } from 'vitest';
import { nextChapter } from './lessons.ts';

const course = { game: 'barter', chapters: ['dice', 'majorities', 'stealing'] };

test('whoever has begun to learn goes on where a chapter was left, else with the first that is not over', () => {
  const after = (done: string[], reached: Record<string, number> = {}) => nextChapter({ done, reached }, course);
  expect(after([])).toBeUndefined();
  expect(after(['elsewhere/battle'])).toBeUndefined();
  expect(after([], { 'barter/dice': 2 })).toEqual({ id: 'dice', number: 1, of: 3 });
  expect(after(['barter/dice'])).toEqual({ id: 'majorities', number: 2, of: 3 });
  expect(after(['barter/dice'], { 'barter/stealing': 1 })).toEqual({ id: 'stealing', number: 3, of: 3 });
  expect(after(['barter/dice', 'barter/majorities', 'barter/stealing'])).toBeUndefined();
});
