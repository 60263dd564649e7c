import { turnsIn } from '@haven/kit/testing';
import { expect, test } from 'vitest';
import { tortuga2199 } from './index.ts';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
const turns = SEEDS.flatMap((seed) => turnsIn(tortuga2199, { seats: 3, seed, most: 1_500 }));
const captains = turns.filter(({ moves }) => moves.includes('end'));

test('§2.8 for a clock a whole turn is one turn, with all the fights in it', () => {
  expect(captains.every(({ moves }) => moves.indexOf('end') === moves.length - 1)).toBe(true);
  const fights = captains.filter(({ moves }) => moves.some((move) => move.startsWith('attack')));
  expect(fights.length).toBeGreaterThan(20);
  expect(Math.max(...captains.map(({ moves }) => moves.length))).toBeGreaterThan(10);
});

test('§4.3 whoever only answers in the turn of another has a short one of their own', () => {
  const answers = turns.filter(({ moves }) => !moves.includes('end'));
  const words = new Set(answers.flatMap(({ moves }) => moves.map((move) => move.split(' ')[0])));
  expect([...words].sort()).toEqual(['commit', 'ready', 'ship']);
});
