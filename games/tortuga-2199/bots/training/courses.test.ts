import { attend } from '@haven/kit/learning';
import { expect, test } from 'vitest';
import { plain1 } from '../weights/plain-1.ts';
import { weightsIn } from '../weights.ts';
import { courses, sailorCourse } from './courses.ts';

test('the same seed teaches a Sailor the same weights, to the last byte', () => {
  const { hash, games, values } = attend(sailorCourse({ rounds: 1, pairs: 1, trials: 1 }), 7);
  expect(games).toBe(2);
  expect(Object.keys(values)).toEqual(Object.keys(plain1.values));
  expect(hash).toBe('3f9f61324e821b477441c5a611a0a5c21cee62f7884db6e466075be990c49f15');
});

test('what a course leads to is fit for the bots', () => {
  const { sailor } = courses;
  expect(weightsIn(sailor.learned(sailor.begin(1)))).toEqual(plain1.values);
});
