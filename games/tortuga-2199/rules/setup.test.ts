import { at, offeredOptions } from '@haven/kit';
import { expect, test } from 'vitest';
import { MAPS, type MapName } from './components/board.ts';
import { facesOf } from './components/card-index.ts';
import { SECTORS, SPECIALS } from './components/sectors.ts';
import { tortuga2199 } from './index.ts';
import { kindsOf, newTable } from './testing/positions.ts';
import type { State } from './types.ts';

const inPlay = (state: State) => SECTORS.filter((sector) => state.sectors[sector]);

test.each([
  [2, 9],
  [3, 11],
  [4, 11],
])('§1.1 with %i captains there are %i sectors', (seats, count) => {
  const { state } = newTable(seats);
  expect(inPlay(state)).toHaveLength(count);
  expect(state.sectors.tortuga?.next).toHaveLength(seats === 2 ? 4 : 6);
});

test('§1.1 Trading Posts and Turrets take turns around Tortuga', () => {
  const { state } = newTable(4);
  const ring = SECTORS.slice(1, 7);
  for (const [index, sector] of ring.entries()) {
    expect(state.sectors[sector]?.next).toContain(at(ring, (index + 1) % 6));
    expect(state.sectors[sector]?.next).toContain('tortuga');
  }
});

test.each<[MapName, number, number]>([
  ['nestled', 4, 2],
  ['nestled', 2, 1],
  ['tips', 4, 1],
  ['tips', 2, 1],
])('§1.2 map %s with %i captains: each special sector touches %i tile(s) of the ring', (map, seats, touching) => {
  const { state } = newTable(seats, { map });
  for (const special of SPECIALS) expect(state.sectors[special]?.next).toHaveLength(touching);
  const cells = SPECIALS.map((special) => JSON.stringify(state.sectors[special]?.cell)).sort();
  expect(cells).toEqual(MAPS[map].map((cell) => JSON.stringify(cell)).sort());
});

test('§1.2 with two captains both maps are the same, and the choice is not offered', () => {
  const nextTo = (map: MapName) => {
    const { state } = newTable(2, { map });
    return inPlay(state).map((sector) => [sector, state.sectors[sector]?.next]);
  };
  expect(nextTo('tips')).toEqual(nextTo('nestled'));
  const offered = (seats: number) => offeredOptions(tortuga2199.options, seats).map(([name]) => name);
  expect(offered(2)).toEqual(['scenario', 'openMemory', 'truce', 'cardSet']);
  expect(offered(3)).toContain('map');
});

test('§1.2 the special sectors are dealt at random', () => {
  const cells = Array.from({ length: 40 }, (_, seed) => String(newTable(3, {}, seed).state.sectors.mines?.cell));
  expect(new Set(cells).size).toBe(4);
});

test('§1.3 a mineral on every sector but Tortuga, nobody in control', () => {
  const { state } = newTable(4);
  for (const sector of inPlay(state)) {
    expect(state.sectors[sector]).toMatchObject({ mineral: sector !== 'tortuga', owner: null });
  }
  expect(state.cache).toBe(0);
});

test.each([
  [2, 8, 2],
  [3, 10, 0],
  [4, 10, 0],
])('§1.4 with %i captains %i Hunt tokens lie on the board and %i in the box', (seats, placed, boxed) => {
  const { state } = newTable(seats);
  const tokens = inPlay(state).flatMap((sector) => state.sectors[sector]?.hunt ?? []);
  expect(new Set(tokens).size).toBe(placed);
  expect(state.boxedTokens).toHaveLength(boxed);
  expect(state.sectors.tortuga?.hunt).toBeNull();
});

test('§1.4 nobody can see a Hunt token at first, and nobody ever sees those in the box', () => {
  const { state } = newTable(2);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(JSON.stringify(tortuga2199.view(state, viewer))).not.toContain('#token');
    expect(tortuga2199.secrets(state, viewer)).toEqual(expect.arrayContaining([...state.boxedTokens]));
  }
});

test('§1.5 the T cards lie in piles of different costs', () => {
  const { state } = newTable(2);
  expect(state.piles).toEqual({ hacker: 6, smuggler: 5, scout: 5, broker: 5, bodyguard: 5, quartermaster: 5 });
  expect(facesOf(state, 'T').map(({ price }) => price)).toEqual([2, 3, 4, 5, 6, 7]);
});

test('§1.6 two open cards beside each special deck', () => {
  const { state } = newTable(2);
  for (const special of SPECIALS) {
    expect(state.decks[special]).toMatchObject({ open: { length: 2 }, pile: { length: 8 }, bottom: [] });
    const view = tortuga2199.view(state, 0);
    expect(view.decks[special]).toEqual({ open: kindsOf(state, state.decks[special].open), pile: 8, bottom: [] });
  }
});

test('§1.7 the Hunt deck is open to everybody', () => {
  const { state } = newTable(2);
  expect(tortuga2199.view(state, 'spectator').huntDeck).toEqual(kindsOf(state, state.huntDeck));
  expect(state.huntDeck).toHaveLength(10);
});

test('§1.8 ships are chosen in turn order from a random first captain; the last one left chooses itself', () => {
  const firsts = Array.from({ length: 30 }, (_, seed) => newTable(4, {}, seed).state.first);
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  const table = newTable(4);
  const { first } = table.state;
  const seat = (place: number) => (first + place) % 4;
  expect(tortuga2199.toAct(table.state)).toEqual([first]);
  table.plays(`
    ${seat(0)} ship comet
    ${seat(1)} ship marauder
  `);
  expect(table.moves(seat(2))).toEqual(['ship bastion', 'ship galleon']);
  table.plays(`${seat(2)} ship bastion`);
  expect(table.state.captains[seat(3)]?.ship).toBe('galleon');
  expect(table.state.agenda).toEqual([{ type: 'act', seats: [first] }]);
});

test('§1.9 ten starting cards, the ship among them', () => {
  const table = newTable(2);
  const { first } = table.state;
  table.plays(`
    ${first} ship comet
    ${1 - first} ship galleon
  `);
  const { hand, deck } = at(table.state.captains, first);
  const start = ['booster', 'comet', 'manoeuvre', 'manoeuvre', 'manoeuvre', ...Array(5).fill('mining')];
  expect(kindsOf(table.state, [...hand, ...deck]).toSorted()).toEqual(start);
});

test('§1.10 all ships begin on Tortuga', () => {
  const table = newTable(2);
  const { first } = table.state;
  table.plays(`
    ${first} ship comet
    ${1 - first} ship galleon
  `);
  expect(table.state.captains.map((captain) => captain.at)).toEqual(['tortuga', 'tortuga']);
});

test.each([
  [2, [4, 5]],
  [3, [3, 4, 5]],
  [4, [3, 4, 4, 5]],
])('§1.11 first hands of %i captains: %j', (seats, sizes) => {
  const table = newTable(seats);
  for (let [seat] = tortuga2199.toAct(table.state); table.state.round === 0; [seat] = tortuga2199.toAct(table.state)) {
    table.plays(`${seat} ${table.moves(seat)[0]}`);
  }
  const { first, captains } = table.state;
  expect(sizes.map((_, place) => at(captains, (first + place) % seats).hand.length)).toEqual(sizes);
});
