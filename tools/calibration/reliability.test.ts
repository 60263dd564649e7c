import { expect, test } from 'vitest';
import { errorOf, nothingTold, positionsIn, reliabilityTable, tellAll } from './reliability.ts';

/** A duel in which one feature is everything: the first seat has so much more of it, and won or not. */
const duel = (lead: number, won: number) => ({ features: [[lead], [0]], shares: [won, 1 - won] });
/** Three to one. */
const LEAD = Math.log(3);

test('whoever tells three to one is right if three of four come true, and wrong by a quarter if all do', () => {
  const right = nothingTold();
  const wrong = nothingTold();
  for (const won of [1, 1, 1, 0]) tellAll(right, [duel(LEAD, won)], [1]);
  for (const won of [1, 1, 1, 1]) tellAll(wrong, [duel(LEAD, won)], [1]);
  expect(errorOf(right)).toBeCloseTo(0, 10);
  expect(errorOf(wrong)).toBeCloseTo(0.25, 10);
});

test('every seat is asked in its turn', () => {
  const bins = nothingTold();
  tellAll(bins, [duel(LEAD, 1), duel(LEAD, 1)], [1]);
  expect(positionsIn(bins)).toBe(2);
  expect(reliabilityTable(bins).split('\n').slice(2)).toEqual(['| 25 | 0 (0-79) | 1 |', '| 75 | 100 (21-100) | 1 |']);
});

test('chances of one bin that err in opposite ways make up for one another, those of two bins do not', () => {
  const bins = nothingTold();
  tellAll(bins, [duel(LEAD, 0)], [1]);
  tellAll(bins, [duel(-LEAD, 1)], [1]);
  expect(errorOf(bins)).toBeCloseTo(0.75, 10);
});
