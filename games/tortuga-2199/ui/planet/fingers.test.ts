import { expect, test } from 'vitest';
import { Fingers } from './fingers.ts';

test('a finger that hardly moves taps', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 10, y: 10 });
  expect(fingers.move(1, { x: 14, y: 12 })).toBeUndefined();
  fingers.lift(1);
  expect(fingers.isTap).toBe(true);
});

test('a finger that slides pulls, and does not tap', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 10, y: 10 });
  expect(fingers.move(1, { x: 30, y: 10 })).toEqual({ by: { x: 20, y: 0 }, spread: 1, middle: { x: 30, y: 10 } });
  fingers.lift(1);
  expect(fingers.isTap).toBe(false);
});

test('two fingers spread around the middle between them, and do not tap', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 0, y: 0 });
  fingers.press(2, { x: 10, y: 0 });
  expect(fingers.move(2, { x: 20, y: 0 })).toEqual({ by: { x: 5, y: 0 }, spread: 2, middle: { x: 10, y: 0 } });
  fingers.lift(1);
  fingers.lift(2);
  expect(fingers.isTap).toBe(false);
});

test('the next touch may tap again', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 0, y: 0 });
  fingers.move(1, { x: 50, y: 0 });
  fingers.lift(1);
  fingers.press(1, { x: 50, y: 0 });
  expect(fingers.isTap).toBe(true);
});

test('a finger from elsewhere does nothing', () => {
  expect(new Fingers().move(7, { x: 5, y: 5 })).toBeUndefined();
});
