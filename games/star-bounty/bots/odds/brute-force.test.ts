import { describe, expect, test } from 'vitest';
import { solve } from './refine.ts';
import { battleQuery, battleState, type Setup } from './testing/battles.ts';
import { bestWorth } from './testing/brute-force.ts';
import { TASTES } from './worth.ts';

const CASES: Record<string, Setup> = {
  'a club enemy, no clubs to use': { enemy: 'JC', health: 8, life: 4, hand: ['3C', '4D', '5S'] },
  'a club enemy at a lenient table': { enemy: 'JC', health: 8, life: 4, hand: ['3C', '4D', '5S'], lenient: true },
  'clubs for exact and for more': { enemy: 'JD', health: 9, life: 4, hand: ['3C', '5C', '4S'] },
  'shields off at a lenient table': { enemy: 'JD', health: 7, life: 5, hand: ['6D', '4C', '3S'], lenient: true },
  'two equal parts': { enemy: 'JC', health: 7, life: 6, hand: ['4D', '4S', '3S'] },
  'a heart enemy': { enemy: 'JH', health: 9, life: 5, hand: ['3D', '4S', '4C'] },
  'a critical ship': { enemy: 'JS', health: 8, life: 1, hand: ['5D', '3D', '3C'] },
  'a critical ship and a heart enemy': { enemy: 'JH', health: 8, life: 1, hand: ['5D', '3S'] },
  'one drone': { enemy: 'JS', health: 9, life: 4, hand: ['4D', '4C'], ready: 1 },
  'one drone and a heart enemy': { enemy: 'JH', health: 8, life: 3, hand: ['5S', '3C'], ready: 1 },
  'two drones': { enemy: 'JH', health: 8, life: 4, hand: ['6D'], ready: 2 },
  'a way out': { enemy: 'JD', health: 12, life: 3, hand: ['4S', '3C'], prisoner: 'QH' },
  'a way out, a drone at work': {
    enemy: 'QC',
    health: 12,
    life: 4,
    hand: ['4S'],
    ready: 1,
    assigned: ['shields'],
    prisoner: 'JH',
  },
  'systems at eight and ten': {
    enemy: 'JC',
    health: 9,
    life: 6,
    hand: ['3D', '4S'],
    systems: { shields: 8, engines: 10 },
    ready: 1,
  },
};

const TRIED = ['balanced', 'safest', 'capture'] as const;
/** Every day every second case, with one taste after the other. */
const tastesOf = (index: number) =>
  TRIED.filter((_, taste) => process.env.THOROUGH || (index % 2 === 0 && taste === (index / 2) % TRIED.length));

describe('the solver finds what trying everything finds', () => {
  for (const [index, [name, setup]] of Object.entries(CASES).entries()) {
    for (const taste of tastesOf(index)) {
      test(`${name}, ${taste}`, () => {
        const asked = { ...setup, taste: TASTES[taste] };
        const query = battleQuery(asked);
        const tried = bestWorth(battleState(asked), query.worth);
        expect(solve(query).advice.odds.worth).toBeCloseTo(tried.worth, 9);
      });
    }
  }
});

describe('from the middle of a battle', () => {
  const MIDDLE: Record<string, Setup> = {
    'a known shot': {
      enemy: 'JS',
      health: 12,
      life: 4,
      hand: ['3C', '5C', '4D'],
      ready: 1,
      step: 'volley',
      roll: { dice: [3, 1], heads: false },
    },
    'a known double with a club in it': {
      enemy: 'JS',
      health: 14,
      life: 3,
      hand: ['3C', '4D'],
      boost: 4,
      step: 'volley',
      roll: { dice: [2, 2], heads: false },
    },
    'clubs before the roll': { enemy: 'JD', health: 14, life: 3, hand: ['3C', '4S'], boost: 5, step: 'fire' },
    'a chained Brace phase': { enemy: 'JC', health: 6, life: 4, hand: ['3D', '5S'], boost: 4, step: 'brace' },
    'a known impact': {
      enemy: 'JC',
      health: 7,
      life: 6,
      hand: ['3D', '4D', '5S'],
      step: 'impact',
      roll: { dice: [6, 5], heads: false },
    },
    'a known double, doubled by heads': {
      enemy: 'JS',
      health: 6,
      life: 7,
      hand: ['3D', '6D'],
      ready: 1,
      step: 'impact',
      roll: { dice: [4, 4], heads: true },
    },
    're-engage or flee': { enemy: 'JD', health: 9, life: 2, hand: ['3C', '4S'], prisoner: 'QH', step: 'reengage' },
  };
  for (const [name, setup] of Object.entries(MIDDLE)) {
    test(name, () => {
      const query = battleQuery(setup);
      expect(solve(query).advice.odds.worth).toBeCloseTo(bestWorth(battleState(setup), query.worth).worth, 9);
    });
  }
});
