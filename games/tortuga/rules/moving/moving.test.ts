import { simRng } from '@haven/kit';
import { expect, test } from 'vitest';
import type { Colour } from '../components/chests.ts';
import { tortuga } from '../index.ts';
import { acting, type Setting } from '../testing/positions.ts';
import { goesOn } from '../testing/start.ts';
import { areaToArrange, orders } from './arrange.ts';

const nothing = '- - - - -';
const emptyBag = { red: 0, blue: 0, yellow: 0, white: 0, purple: 0 };

/** All actions are done; the chests move next. */
const moving = (players: Setting['players'] = [], setting: Setting = {}) => {
  const seats = [nothing, nothing, nothing];
  const table = acting(seats, { bag: emptyBag, ...setting, players: seats.map((_, seat) => ({ ...players[seat] })) });
  const events = goesOn(table);
  return { table, events };
};

test('§5.1 the dice go back and everybody draws a chest, in start order', () => {
  const { events, table } = moving([], { start: 2, bag: { ...emptyBag, red: 2 } });
  expect(events.filter(({ type }) => type === 'chestDrawn' || type === 'bagEmpty').slice(0, 3)).toEqual([
    { type: 'chestDrawn', seat: 2, colour: 'red' },
    { type: 'chestDrawn', seat: 0, colour: 'red' },
    { type: 'bagEmpty', seat: 1 },
  ]);
  expect(table.state.players.every((player) => player.placed.every((action) => action === null))).toBe(true);
});

test('§5.2 example: Lothar moves yellow and blue home, yellow to the fleet, and chooses purple before red for the crew', () => {
  const lothar = { fleet: ['yellow', 'blue'] as Colour[], crew: ['yellow'] as Colour[], island: ['red'] as Colour[] };
  const { table } = moving([lothar], { bag: { ...emptyBag, purple: 1 } });
  expect(table.moves(0)).toEqual(['arrange crew red purple', 'arrange crew purple red']);
  table.plays('0 arrange crew purple red');
  expect(table.state.players[0]).toMatchObject({
    tortuga: ['yellow', 'blue'],
    fleet: ['yellow'],
    crew: ['purple', 'red'],
    island: [],
  });
});

test('§5.3 the owner chooses what finds a place and in which order; one colour is not asked', () => {
  const { table } = moving([{ boat: 3, pirate: 4, crew: ['red', 'blue', 'white'] }]);
  expect(table.moves(0)).toHaveLength(6);
  table.plays('0 arrange fleet white red');
  expect(table.state.players[0]?.fleet).toEqual(['white', 'red']);
  expect(table.state.centre).toEqual(['blue']);
  const same = moving([{ crew: ['red', 'red'] }]);
  expect(same.table.state.players[0]?.fleet).toEqual(['red', 'red']);
});

test('§5.3 first the fleet is arranged, then the crew; what is settled is not asked again', () => {
  const order = { fleet: null, crew: null };
  const two: Colour[] = ['red', 'blue'];
  expect(areaToArrange({ crew: two, island: two, order })).toBe('fleet');
  expect(areaToArrange({ crew: two, island: two, order: { ...order, fleet: two } })).toBe('crew');
  expect(areaToArrange({ crew: ['red', 'red'], island: [], order })).toBeUndefined();
});

test('§5.3 every order once', () => {
  expect(orders(['red', 'red', 'blue'], 2)).toEqual([
    ['red', 'red'],
    ['red', 'blue'],
    ['blue', 'red'],
  ]);
  expect(orders([], 3)).toEqual([[]]);
});

test('§5.4 all choose at the same time, and the result does not depend on who is faster', () => {
  const players = [
    { boat: 1, crew: ['red', 'blue'] as Colour[] },
    { boat: 1, crew: ['red', 'blue'] as Colour[] },
  ];
  const first = moving(players).table;
  expect(tortuga.toAct(first.state)).toEqual([0, 1]);
  first.plays('0 arrange fleet red').plays('1 arrange fleet red');
  const second = moving(players).table.plays('1 arrange fleet red').plays('0 arrange fleet red');
  expect(first.state).toEqual(second.state);
  expect(first.state.centre).toEqual(['blue']);
});

test('§5.4 whoever still chooses cannot tell how the others have chosen', () => {
  const two = { boat: 1, crew: ['red', 'blue'] as Colour[] };
  const after = (chest: Colour) => moving([two, two]).table.plays(`0 arrange fleet ${chest}`).state;
  const [red, blue] = [after('red'), after('blue')];
  const told = (chest: Colour) => ({ type: 'arranged', seat: 0, area: 'fleet', chests: [chest] }) as const;
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(tortuga.view(red, viewer)).toEqual(tortuga.view(blue, viewer));
    expect(tortuga.witness(told('red'), viewer)).toEqual(tortuga.witness(told('blue'), viewer));
    expect(tortuga.view(red, viewer).players[0]).toMatchObject({ arranged: ['fleet'], order: { fleet: null } });
    expect(tortuga.secrets(red, viewer)).toContain('0 fleet red');
  }
  expect(tortuga.view(red, 0).players[0]?.order.fleet).toEqual(['red']);
  expect(tortuga.secrets(red, 0)).not.toContain('0 fleet red');
});

test('§5.4 what others have arranged is imagined, in every way that is possible', () => {
  const two = { boat: 1, crew: ['red', 'blue'] as Colour[] };
  const seen = tortuga.view(moving([two, two]).table.plays('0 arrange fleet red').state, 1);
  const rng = simRng(5);
  const imagined = Array.from({ length: 40 }, () => tortuga.imagine?.(seen, rng).players[0]?.order.fleet?.join());
  expect(new Set(imagined)).toEqual(new Set(['red', 'blue']));
});

test('§5.5 a chest left behind goes to the centre, or into the bag if its colour lies there', () => {
  const { table, events } = moving([{ boat: 1, crew: ['red', 'red', 'red'] }]);
  const lost = events.filter((event) => event.type === 'chestLost');
  expect(lost.map(({ colour, to }) => `${colour} ${to}`)).toEqual(['red centre', 'red bag']);
  expect(table.state).toMatchObject({ centre: ['red'], bag: { ...emptyBag, red: 1 } });
  const { table: crowded } = moving([{ boat: 1, crew: ['red', 'red'] }], { centre: ['red'] });
  expect(crowded.state).toMatchObject({ centre: ['red'], bag: { ...emptyBag, red: 1 } });
});

test('§5.6 boat and pirate say how much is carried', () => {
  const carried = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (boat) => moving([{ boat, pirate: 8, crew: ['red', 'red', 'red', 'red'] }]).table.state.players[0]?.fleet.length,
  );
  expect(carried).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
});

test('§7.1 six chests in Tortuga end the game at once', () => {
  const home: Colour[] = ['red', 'red', 'red', 'red', 'red'];
  expect(moving([{ tortuga: home, fleet: ['blue'] }]).table.state.phase).toBe('over');
  expect(moving([{ tortuga: home }]).table.state.phase).toBe('pick');
});

test('§7.2 else the start player token goes round', () => {
  expect(moving([], { start: 2 }).table.state).toMatchObject({ start: 0, round: 2 });
});

test('§8.1 the longer game ends with eight', () => {
  const home: Colour[] = ['red', 'red', 'red', 'red', 'red', 'red'];
  const options = { long: true, start: 'first-seat', swift: false } as const;
  expect(moving([{ tortuga: home }], { options }).table.state.phase).toBe('pick');
  expect(moving([{ tortuga: home, fleet: ['red', 'red'] }], { options }).table.state.phase).toBe('over');
});

test('§9.4 with two players everything left behind goes into the bag', () => {
  const table = acting([nothing, nothing], { bag: emptyBag, players: [{ boat: 1, crew: ['red', 'red'] }, {}] });
  const lost = goesOn(table).filter((event) => event.type === 'chestLost');
  expect(lost).toEqual([{ type: 'chestLost', seat: 0, area: 'crew', place: 0, colour: 'red', to: 'bag' }]);
  expect(table.state.centre).toEqual([]);
});
