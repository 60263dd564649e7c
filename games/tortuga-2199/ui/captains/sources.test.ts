import { at, simRng } from '@haven/kit';
import { type Source, tortuga2199 } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { sharesOf } from './sources.ts';

function captainWith(tokens: Partial<Record<Source, number>>) {
  const state = tortuga2199.setup(3, { scenario: 'standard', map: 'nestled', cardSet: null }, simRng(1));
  Object.assign(state.sectors.lab ?? {}, { owner: 0 });
  const captain = at(state.captains, 0);
  Object.assign(captain.ledger, tokens);
  captain.influence = Object.values(captain.ledger).reduce((sum, points) => sum + points, 0);
  return at(tortuga2199.view(state, 0).captains, 0);
}

test('§5.1 control tokens come first, then every source that has given something', () => {
  expect(sharesOf(captainWith({ captures: 2, bought: 1 }))).toEqual([
    { source: 'control', points: 2 },
    { source: 'captures', points: 2 },
    { source: 'bought', points: 1 },
  ]);
});

test('§4.12 what was taken in a fight is missing from the others, so that the bar shows the total', () => {
  const captain = captainWith({ captures: 2, bought: 1, spoils: -2 });
  const shares = sharesOf(captain);
  expect(shares).toEqual([
    { source: 'control', points: 2 },
    { source: 'captures', points: 1 },
  ]);
  expect(shares.reduce((sum, { points }) => sum + points, 0)).toBe(captain.total);
});
