import type { Box } from '@haven/ui-kit';
import { describe, expect, test } from 'vitest';
import { cardPlace, widened } from './card-place.ts';

const PHONE: Box = { left: 0, top: 48, width: 390, height: 616 };
const CARD = { width: 366, height: 150 };

test.each([
  ['a row at the top has the card below', { left: 20, top: 60, width: 350, height: 100 }, 'below'],
  ['a row at the bottom has it above', { left: 20, top: 560, width: 350, height: 90 }, 'above'],
  ['on a phone nothing stands beside', { left: 150, top: 300, width: 80, height: 80 }, 'below'],
] as const)('%s', (_, thing, side) => {
  const place = cardPlace(CARD, thing, { screen: PHONE });
  expect(place.side).toBe(side);
  const isClear = place.top >= thing.top + thing.height || place.top + CARD.height <= thing.top;
  expect(isClear).toBe(true);
  expect(place.left).toBeGreaterThanOrEqual(8);
  expect(place.left + CARD.width).toBeLessThanOrEqual(382);
});

test('beside a thing as high as the screen the card stands right or left of it', () => {
  const wide: Box = { left: 0, top: 48, width: 1440, height: 852 };
  expect(cardPlace(CARD, { left: 100, top: 60, width: 300, height: 830 }, { screen: wide }).side).toBe('right');
  expect(cardPlace(CARD, { left: 1000, top: 60, width: 400, height: 830 }, { screen: wide }).side).toBe('left');
});

test('where it has to cover something, it covers as little as it can', () => {
  const place = cardPlace(CARD, { left: 0, top: 100, width: 390, height: 500 }, { screen: PHONE });
  expect(place.top + CARD.height).toBeGreaterThan(600);
});

test('what has to be seen with a thing stays free too', () => {
  const confirm = { left: 10, top: 590, width: 220, height: 44 };
  const chests = { left: 10, top: 500, width: 190, height: 76 };
  const { top } = cardPlace(CARD, confirm, { screen: PHONE, free: [chests] });
  expect(top + CARD.height).toBeLessThanOrEqual(chests.top);
});

test('what is spoken of as well goes before the question, though the card stands in a corner then', () => {
  const screen: Box = { left: 0, top: 48, width: 1366, height: 602 };
  const perform = { left: 490, top: 590, width: 480, height: 44 };
  const ranks = { left: 290, top: 260, width: 260, height: 90 };
  const crew = { left: 740, top: 350, width: 400, height: 150 };
  const question = { left: 480, top: 510, width: 870, height: 130 };
  const place = cardPlace({ width: 384, height: 120 }, perform, { screen, free: [ranks, crew], clear: [question] });
  const card = { ...place, right: place.left + 384, bottom: place.top + 120 };
  for (const box of [perform, ranks, crew]) {
    const isBeside = card.right <= box.left || card.left >= box.left + box.width;
    expect(isBeside || card.bottom <= box.top || card.top >= box.top + box.height).toBe(true);
  }
});

test('on a phone that lies on its side the card stands beyond the column that asks', () => {
  const lying: Box = { left: 0, top: 78, width: 844, height: 312 };
  const card = { width: 320, height: 164 };
  const thing = { left: 670, top: 208, width: 114, height: 142 };
  const question = { left: 432, top: 130, width: 412, height: 70 };
  const hand = { left: 432, top: 204, width: 412, height: 146 };
  const { left, side } = cardPlace(card, thing, { screen: lying, clear: [question, hand] });
  expect(side).toBe('left');
  expect(left + card.width).toBeLessThanOrEqual(432);
});

test('what is asked and told stays in sight: the card stands beyond it', () => {
  const thing = { left: 20, top: 560, width: 100, height: 90 };
  const question = { left: 0, top: 480, width: 390, height: 70 };
  const news = { left: 0, top: 390, width: 390, height: 90 };
  const place = cardPlace(CARD, thing, { screen: PHONE, clear: [question, news] });
  expect(place).toMatchObject({ side: 'above' });
  expect(place.top + CARD.height).toBeLessThanOrEqual(390);
});

describe('where the card points', () => {
  const screen = PHONE;

  test('at its thing, though the edge of the screen has pushed the card aside', () => {
    const thing = { left: 4, top: 90, width: 30, height: 30 };
    const { left, side, tip } = cardPlace({ width: 320, height: 150 }, thing, { screen });
    expect(side).toBe('below');
    expect(left + (tip ?? 0)).toBeGreaterThan(thing.left);
    expect(left + (tip ?? 0)).toBeLessThan(thing.left + thing.width);
  });

  test('nowhere, when something else lies between the card and its thing', () => {
    const tab = { left: 0, top: 610, width: 130, height: 50 };
    const question = { left: 0, top: 460, width: 390, height: 140 };
    expect(cardPlace(CARD, tab, { screen, clear: [question] }).tip).toBeUndefined();
  });
});

test('a small thing in the middle of a low board is not covered, rather what lies around it', () => {
  const ship = { left: 180, top: 200, width: 27, height: 27 };
  const question = { left: 0, top: 345, width: 390, height: 319 };
  const { top } = cardPlace({ width: 320, height: 180 }, ship, { screen: PHONE, clear: [question] });
  expect(top >= ship.top + ship.height || top + 180 <= ship.top).toBe(true);
});

test('where there is a choice the board itself stays open', () => {
  const hand = { left: 0, top: 560, width: 390, height: 60 };
  const board = { left: 0, top: 80, width: 390, height: 280 };
  const card = { width: 374, height: 110 };
  const place = (spare: readonly (typeof board)[]) => cardPlace(card, hand, { screen: PHONE, spare }).top;
  expect(place([board])).toBeGreaterThanOrEqual(board.top + board.height);
  const news = { left: 0, top: 362, width: 390, height: 302 };
  const { top } = cardPlace(card, hand, { screen: PHONE, clear: [news], spare: [board] });
  expect(top, 'over its upper edge rather than over its middle').toBeLessThanOrEqual(board.top);
});

test('what is looked at meanwhile stays open where there is other room, but gives way to an answer', () => {
  const hand = { left: 0, top: 560, width: 390, height: 104 };
  const question = { left: 0, top: 430, width: 390, height: 130 };
  const systems = { left: 0, top: 300, width: 390, height: 45 };
  const dice = { left: 230, top: 56, width: 150, height: 240 };
  const card = { width: 366, height: 82 };
  const isOver = (top: number, thing: Box) => top < thing.top + thing.height - 2 && top + card.height > thing.top + 2;
  const around = { screen: PHONE, clear: [question, systems], dear: [dice] };
  expect(isOver(cardPlace(card, hand, around).top, dice)).toBe(false);
  const options = { left: 0, top: 345, width: 390, height: 85 };
  const { top } = cardPlace(card, hand, { ...around, clear: [question, systems, options] });
  expect([question, systems, options].filter((answer) => isOver(top, answer))).toEqual([]);
});

test('where every place covers something, the open log beside the table is covered first', () => {
  const board: Box = { left: 0, top: 48, width: 1030, height: 602 };
  const drawer = { left: 1030, top: 48, width: 336, height: 602 };
  const bar = { left: 0, top: 0, width: 1366, height: 48 };
  const thing = { left: 594, top: 525, width: 90, height: 125 };
  const clear = [{ left: 0, top: 390, width: 1030, height: 260 }];
  const dear = [{ left: 0, top: 48, width: 1030, height: 342 }];
  const around = { screen: board, wider: widened(board, { goal: undefined, bar, drawer }), clear, dear };
  expect(cardPlace({ width: 320, height: 184 }, thing, around).left).toBeGreaterThanOrEqual(drawer.left);
});

test('a drawer that lies over the table is none beside it', () => {
  const sheet = { left: 0, top: 300, width: 390, height: 364 };
  expect(widened(PHONE, { goal: undefined, bar: undefined, drawer: sheet })).toEqual(PHONE);
});

test('the goal below the bar may be covered, the one in the bar not', () => {
  const bar = { left: 0, top: 0, width: 390, height: 48 };
  const board = { left: 0, top: 80, width: 390, height: 584 };
  expect(widened(board, { goal: { left: 0, top: 48, width: 390, height: 32 }, bar })).toMatchObject({
    top: 48,
    height: 616,
  });
  expect(widened(board, { goal: { left: 90, top: 8, width: 200, height: 32 }, bar })).toEqual(board);
});
