import { turnsIn } from '@haven/kit/testing';
import { expect, test } from 'vitest';
import { tortuga } from './index.ts';

test('§2.2 for a clock every throw that all answer at once is a turn of each', () => {
  const turns = turnsIn(tortuga, { seats: 3, seed: 3, most: 9 });
  expect(turns).toHaveLength(9);
  for (const { moves } of turns) expect(moves).toEqual([expect.stringMatching(/^pick/)]);
});

test('§4 what one is asked without anybody in between belongs to one turn', () => {
  const turns = Array.from({ length: 20 }, (_, seed) => turnsIn(tortuga, { seats: 3, seed, most: 400 })).flat();
  const words = new Set(turns.map(({ moves }) => moves.map((move) => move.split(' ')[0]).join(' ')));
  expect([...words]).toEqual(expect.arrayContaining(['perform keep attack', 'arrange arrange', 'attack attack']));
});
