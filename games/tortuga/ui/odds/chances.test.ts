import { at, seenBy, start } from '@haven/kit';
import { oddsAfter } from '@haven/tortuga-bots';
import { type SeenPlayer, tortuga, type View } from '@haven/tortuga-rules';
import { expect, test } from 'vitest';
import { chancesOf, needFor } from './chances.ts';

function seaOf(players: readonly Partial<SeenPlayer>[], rest: Partial<View> = {}): View {
  const match = start(tortuga, {
    seats: 3,
    options: { long: false, start: 'first-seat', swift: false },
    seed: '5c'.repeat(32),
  });
  const { view } = seenBy(tortuga, match, 0);
  return { ...view, players: view.players.map((player, seat) => ({ ...player, ...players[seat] })), ...rest };
}

const ROLLED = ['0A-fleet', '0B-hunt', '0C-skull', '0D-fleet', null] as const;
const view = seaOf([
  { rolled: ROLLED, placed: [null, null, null, null, 'fleet'] },
  { placed: ['fleet', 'fleet', null, null, null] },
]);

test('dice that are taken up count for their action, and are missing for the others', () => {
  const chances = chancesOf(view, 0, 0b01001);
  const fleet = chances.find(({ action }) => action === 'fleet');
  const crew = chances.find(({ action }) => action === 'crew');
  expect(fleet?.odds).toEqual(oddsAfter(at(view.players, 0), 'AD', 'fleet'));
  expect(fleet?.odds[11]).toBe(1);
  expect(crew?.odds[9]).toBe(0);
});

test('with nothing taken up, each action is told as if its own dice were kept, or the skulls', () => {
  const [fleet, crew] = chancesOf(view, 0, 0);
  expect(fleet?.odds).toEqual(oddsAfter(at(view.players, 0), 'AD', 'fleet'));
  expect(crew?.odds).toEqual(oddsAfter(at(view.players, 0), 'C', 'crew'));
});

test('§2.6 an action without room for all the skulls has no odds to tell', () => {
  const skulls = ['0A-skull', '0B-skull', '0C-skull', null, null] as const;
  const placed = [null, null, null, 'fleet', 'fleet'] as const;
  const full = seaOf([{ rolled: skulls, placed: [...placed], boat: 3, pirate: 6 }]);
  expect(chancesOf(full, 0, 0).map(({ action }) => action)).toEqual(['fleet', 'crew', 'hunt', 'raid']);
  expect(chancesOf(full, 0, 0b111).map(({ action }) => action)).toEqual(['fleet', 'crew', 'hunt', 'raid']);
  expect(chancesOf(full, 0, 0b001)).toHaveLength(5);
});

test('§3.3 a tie is enough against whoever comes later in start order; 8 is a good total where nobody is', () => {
  expect(needFor(view, 0, 'fleet')).toBe(8);
  expect(needFor({ ...view, start: 1 }, 0, 'fleet')).toBe(9);
  expect(needFor(view, 0, 'raid')).toBe(8);
});
