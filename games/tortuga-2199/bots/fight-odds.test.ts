import { describe, expect, test } from 'vitest';
import { inTurn } from '../rules/testing/positions.ts';
import { chanceBelow, chancesOf, handOf, laidOutBy, meanMight, standingMight } from './fight-odds.ts';
import { positionOf } from './testing/voyage.ts';

describe('§4.3 what a hidden hand may be worth', () => {
  test('two of three cards: every pair is equally likely', () => {
    const cards = new Map([
      [0, 1],
      [1, 1],
      [3, 1],
    ]);
    const chances = chancesOf({ cards, count: 2 });
    expect([1, 3, 4].map((sum) => chances[sum])).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(chanceBelow(chances, 4)).toBeCloseTo(2 / 3, 10);
    expect(meanMight({ cards, count: 2 })).toBeCloseTo(8 / 3, 10);
  });

  test('a hand larger than the cards that there are is all of them', () => {
    expect(chancesOf({ cards: new Map([[2, 2]]), count: 5 })[4]).toBe(1);
  });

  test('without cards there is nothing to fear', () => {
    expect(chanceBelow(chancesOf({ cards: new Map(), count: 3 }), 1)).toBe(1);
  });
});

describe('what a rival brings to a fight', () => {
  const table = inTurn({
    seats: 2,
    hands: [[], ['mining', 'warlord']],
    decks: [[], ['saboteur']],
    owns: { 'turrets-1': [1, 5] },
  });
  const { view } = positionOf(table.state, 0);

  test('§4.15 the cards that nobody else can see count with their weapons', () => {
    const { cards, count } = handOf(view, 1, 'defence');
    expect(count).toBe(2);
    expect([...cards].sort()).toEqual([
      [0, 1],
      [3, 1],
      [5, 1],
    ]);
  });

  test('§4.15 cards laid out can fight', () => {
    expect([...laidOutBy(view, 1, { side: 'attack', count: 1 }).cards.keys()].sort()).toEqual([3, 5]);
  });

  test('§4.7 and §4.8 Turrets, and half the defence at home', () => {
    expect(standingMight(view, 1, { side: 'defence', sector: 'turrets-1' })).toBe(3);
    expect(standingMight(view, 1, { side: 'attack', sector: 'turrets-1' })).toBe(1);
    expect(standingMight(view, 1, { side: 'defence', sector: 'post-2' })).toBe(1);
  });
});
