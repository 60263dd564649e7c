import type { Rng } from '@haven/kit';
import { countLines } from '@haven/kit/testing';
import { expect, test } from 'vitest';
import { starBounty } from './index.ts';
import { dice, facing, shopping } from './testing/positions.ts';

/** The same draws on every line of play. */
const always = (draws: readonly number[]) => (): Rng => {
  let next = 0;
  return { below: (n) => (draws[next++] ?? 0) % n };
};

test('§4.8 counts from one club and one drone for the ballistics: every order of fire, improvise and drone', () => {
  const { state } = facing('AH', {
    hand: ['3C'],
    drones: { ready: 1, assigned: [], wrecked: 1 },
    systems: { shields: 10, ballistics: 2, engines: 10 },
  });
  const lines = (depth: number) => countLines(starBounty, state, { depth, dice: always(dice(1, 2)) });
  // fire | 3C | drone.
  expect(lines(1)).toBe(3);
  // fire: strike, 3C, drone; 3C: fire, drone; drone: fire, 3C.
  expect(lines(2)).toBe(7);
  // fire strike: brace or drone (the ballistics can still be boosted): 2; fire 3C: strike, drone: 2; fire drone: strike, 3C: 2;
  // 3C fire: strike, drone: 2; 3C drone: fire: 1; drone fire: strike, 3C: 2; drone 3C: fire: 1.
  expect(lines(3)).toBe(12);
});

test('§6.15 counts from a small shop: two credits, one part to fit, one heart missing', () => {
  const { state } = shopping({
    hand: ['3D'],
    credits: 2,
    life: 9,
    shopPile: [],
    collection: [],
    rows: [{ faceUp: true, enemies: ['JS'] }],
  });
  const lines = (depth: number) => countLines(starBounty, state, { depth, dice: always([]) });
  // leave, heal 1, fit 3D, drop 3D.
  expect(lines(1)).toBe(4);
  // leave: engage JS: 1; heal: leave, fit, drop: 3; fit: leave, heal: 2; drop: leave, heal: 2.
  expect(lines(2)).toBe(8);
});
