import { attend } from '@haven/kit/learning';
import { expect, test } from 'vitest';
import { HABITS, habitsIn } from '../ahead/habits.ts';
import { courses, FIRST_HABITS, habitsCourse } from './courses.ts';

test('the same seed teaches the same habits, to the last byte', () => {
  const course = habitsCourse({ rounds: 2, pairs: 1, trials: 4 });
  const learned = attend(course, 7);
  expect(learned.games).toBe(16);
  expect(Object.keys(learned.values)).toEqual([...HABITS]);
  expect(attend(course, 7).hash).toBe(learned.hash);
  expect(attend(course, 8).hash).not.toBe(learned.hash);
});

test('what a course leads to is fit for the bots', () => {
  expect(habitsIn(courses.habits.learned(courses.habits.begin(1)))).toEqual(FIRST_HABITS);
});
