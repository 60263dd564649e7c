import type { Rng } from '@haven/kit';
import { countLines } from '@haven/kit/testing';
import { expect, test } from 'vitest';
import { tortuga2199 } from './index.ts';
import { inTurn } from './testing/positions.ts';

const first = (): Rng => ({ below: () => 0 });
const lines = (table: ReturnType<typeof inTurn>, depth: number) =>
  countLines(tortuga2199, table.state, { depth, dice: first });

test('§3.5 counts from one Manoeuvre on the Vortex: every way to use it', () => {
  const table = inTurn({
    at: ['vortex', 'lab', 'lab', 'lab'],
    hands: [['manoeuvre'], [], [], []],
    decks: [[], [], [], []],
  });
  // play | end.
  expect(lines(table, 1)).toBe(2);
  // play: move post-0, move turrets-1, collect, explore, end; end: seat 1 ends.
  expect(lines(table, 2)).toBe(6);
  // after either move or explore: end (3); after collect: end, or the mineral refreshes either card (3); after the ends: one each (2).
  expect(lines(table, 3)).toBe(8);
});

test('§4.2 counts from a fight of two cards against one: every way to lay them out', () => {
  const table = inTurn({
    at: ['lab', 'lab', null, null],
    hands: [['scout', 'manoeuvre'], ['smuggler']],
    decks: [[], []],
  });
  table.plays('0 attack 1');
  // scout | manoeuvre.
  expect(lines(table, 1)).toBe(2);
  // each: the other one, or ready.
  expect(lines(table, 2)).toBe(4);
  // both laid out: ready (1 each, 2); ready: the defender lays out smuggler or is ready (2 each, 4).
  expect(lines(table, 3)).toBe(6);
});
