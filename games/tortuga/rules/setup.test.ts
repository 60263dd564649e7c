import { deal } from '@haven/kit/testing';
import { expect, test } from 'vitest';
import { CHESTS, coinsOf, TILES } from './components/chests.ts';
import { ACTIONS, DICE, NUMBERS } from './components/dice.ts';
import { tortuga } from './index.ts';
import { pieces } from './testing/positions.ts';

const opening = (seats: number, seed = 1) => deal(tortuga, { seats, seed }).state;

test('§1.1 forty chests: ten of each common colour, five white, five purple', () => {
  expect(CHESTS).toEqual({ red: 10, blue: 10, yellow: 10, white: 5, purple: 5 });
  expect(pieces(opening(4)).filter((piece) => !piece.startsWith('coin'))).toHaveLength(40);
});

test('§1.2 thirty tiles: 17 of one coin, 9 of two, 4 of three', () => {
  expect([1, 2, 3].map((coins) => TILES.filter((tile) => coinsOf(tile) === coins).length)).toEqual([17, 9, 4]);
  expect(opening(3).tiles).toHaveLength(30);
});

test('§1.3 boat and pirate start on the third box', () => {
  for (const player of opening(4).players) expect(player).toMatchObject({ boat: 3, pirate: 3 });
});

test('§1.4 one chest on the island, one with the crew', () => {
  for (const player of opening(4).players) {
    expect(player.island).toHaveLength(1);
    expect(player.crew).toHaveLength(1);
  }
});

test('§1.5 the start player is random, or sits on the chair that the host has named', () => {
  const starts = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => opening(4, seed).start));
  expect(starts.size).toBeGreaterThan(1);
  const named = (seats: number) =>
    (['first-seat', 'second-seat', 'third-seat', 'fourth-seat'] as const).map((start) =>
      [1, 2, 3, 4, 5].map((seed) => deal(tortuga, { seats, seed, options: { start } }).state.start),
    );
  expect(named(4)).toEqual([0, 1, 2, 3].map((seat) => new Array(5).fill(seat)));
  expect(named(3).map(([seat]) => seat)).toEqual([0, 1, 2, 0]);
});

test('§2.1 the published die, and every number once per action and per die', () => {
  expect(ACTIONS.map((action) => NUMBERS[action].D)).toEqual([4, 1, 3, 5, 2]);
  for (const action of ACTIONS) expect(DICE.map((die) => NUMBERS[action][die]).toSorted()).toEqual([1, 2, 3, 4, 5]);
  for (const die of DICE) expect(ACTIONS.map((action) => NUMBERS[action][die]).toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(NUMBERS.raid.A).not.toBe(5);
});
