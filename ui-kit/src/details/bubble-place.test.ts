import { expect, test } from 'vitest';
import { type Box, bubblePlace, isClear } from './bubble-place.ts';

const SCREEN = { width: 1366, height: 650, top: 0 };
const BUBBLE = { width: 400, height: 200 };
const THING: Box = { left: 600, top: 300, width: 100, height: 100 };

test.each([
  ['above its thing', THING, { left: 450, top: 90 }],
  ['below where there is no room above', { ...THING, top: 60 }, { left: 450, top: 170 }],
  ['at its left where it fits neither above nor below', { ...THING, top: 150, height: 350 }, { left: 190, top: 225 }],
  ['at its right beside the left edge', { ...THING, left: 20, top: 150, height: 350 }, { left: 130, top: 225 }],
  ['inside the screen where it fits nowhere', { left: 0, ...SCREEN }, { left: 958, top: 225 }],
])('it stands %s', (_, thing, place) => {
  expect(bubblePlace(BUBBLE, thing, { screen: SCREEN, cards: [] })).toEqual(place);
});

test('it goes where it hides no card that speaks', () => {
  const card: Box = { left: 500, top: 100, width: 380, height: 150 };
  const place = bubblePlace(BUBBLE, THING, { screen: SCREEN, cards: [card] });
  expect(place).toEqual({ left: 450, top: 410 });
  expect(isClear({ ...BUBBLE, ...place }, [card])).toBe(true);
});

test('at its side it moves up or down, past a card that speaks', () => {
  const large = { width: 480, height: 375 };
  const part: Box = { left: 678, top: 180, width: 108, height: 185 };
  const lesson: Box = { left: 540, top: 57, width: 384, height: 99 };
  const place = bubblePlace(large, part, { screen: SCREEN, cards: [lesson] });
  expect(place).toEqual({ left: 188, top: 166 });
});

test('it covers nothing that stands above everything, unless it is too high for that', () => {
  const screen = { ...SCREEN, top: 48 };
  const first: Box = { left: 600, top: 50, width: 100, height: 100 };
  const highest: Box = { left: 600, top: 250, width: 100, height: 60 };
  const placeOf = (height: number, thing: Box) => bubblePlace({ width: 400, height }, thing, { screen, cards: [] });
  expect(placeOf(550, first)).toEqual({ left: 190, top: 56 });
  expect(placeOf(200, highest), 'above it would lie over the bar').toEqual({ left: 450, top: 320 });
  expect(placeOf(630, first)).toEqual({ left: 710, top: 12 });
});

test('where no place is free it keeps its first one, and is not clear', () => {
  const everywhere: Box = { left: 0, ...SCREEN };
  const place = bubblePlace(BUBBLE, THING, { screen: SCREEN, cards: [everywhere] });
  expect(place).toEqual({ left: 450, top: 90 });
  expect(isClear({ ...BUBBLE, ...place }, [everywhere])).toBe(false);
});
