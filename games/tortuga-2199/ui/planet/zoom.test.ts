import { expect, test } from 'vitest';
import { centredOn, isWhole, movedBy, transformOf, WHOLE, zoomedAt } from './zoom.ts';

test('what lies under the finger stays there', () => {
  const near = zoomedAt(WHOLE, { x: 0.25, y: 0.5 }, 2);
  expect(near).toEqual({ scale: 2, x: -0.25, y: -0.5 });
  expect(transformOf(near)).toBe('translate(-25%, -50%) scale(2)');
  expect(zoomedAt(near, { x: 0.25, y: 0.5 }, 0.5)).toEqual({ scale: 1, x: 0, y: 0 });
});

test('it comes neither nearer than four times nor farther than the whole', () => {
  expect(zoomedAt(WHOLE, { x: 0, y: 0 }, 9).scale).toBe(4);
  expect(isWhole(zoomedAt(WHOLE, { x: 0.3, y: 0.3 }, 0.2))).toBe(true);
});

test('no border of the planet can be pulled in', () => {
  const near = zoomedAt(WHOLE, { x: 0.5, y: 0.5 }, 2);
  expect(movedBy(near, { x: 3, y: -3 })).toEqual({ scale: 2, x: 0, y: -1 });
  expect(movedBy(WHOLE, { x: 0.2, y: 0.2 })).toEqual(WHOLE);
});

test('a place comes to the middle, or as near as the border lets it', () => {
  const near = zoomedAt(WHOLE, { x: 0, y: 0 }, 2);
  expect(centredOn(near, { x: 0.5, y: 0.9 })).toEqual({ scale: 2, x: -0.5, y: -1 });
});
