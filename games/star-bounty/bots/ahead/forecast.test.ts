import { expect, test } from 'vitest';
import { answersLeft, captureLeft } from './forecast.ts';

test.each([
  ['any shot beats it', { health: 2, guns: 0 }, { answers: 0, capture: 1 / 36 }],
  ['two ones leave a rest, and fire again', { health: 3, guns: 0 }, { answers: 0, capture: 2 / 36 }],
  [
    'a rest of two may be met exactly, a rest of one may not',
    { health: 4, guns: 0 },
    { answers: 2 / 36, capture: 3 / 36 + 1 / 36 ** 2 },
  ],
  ['nothing is exact enough', { health: 11, guns: 10 }, { answers: 0, capture: 0 }],
])('§5.9, §3.4 where %s', (_, { health, guns }, { answers, capture }) => {
  expect(answersLeft(health, guns)).toBeCloseTo(answers, 12);
  expect(captureLeft(health, guns)).toBeCloseTo(capture, 12);
});
