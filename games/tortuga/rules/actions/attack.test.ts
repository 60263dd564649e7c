import { expect, test } from 'vitest';
import type { Colour } from '../components/chests.ts';
import { acting } from '../testing/positions.ts';
import { goesOn } from '../testing/start.ts';

const BLUE = 0;
const GREEN = 3;
const nothing = '- - - - -';

test('§4.5 example: Lothar boards Ani, who can defend; both boats go back, the purple chest is stolen', () => {
  const fleet: Colour[] = ['red', 'purple'];
  const table = acting(['board - - - -', nothing, nothing, '- board - board -'], { players: [{ fleet }, {}, {}, {}] });
  goesOn(table);
  expect(table.moves(GREEN)).toEqual(['attack 0 chest 0', 'attack 0 chest 1', 'attack 1', 'attack 2', 'forfeit']);
  table.plays(`${GREEN} attack 0 chest 1`);
  expect(table.state.players[BLUE]).toMatchObject({ fleet: ['red'], boat: 2 });
  expect(table.state.players[GREEN]).toMatchObject({ island: ['purple'], boat: 2 });
});

test('§4.5 two neighbours of one colour are one choice', () => {
  const table = acting(['- board - - -', nothing, nothing], { players: [{}, { fleet: ['red', 'red', 'blue'] }, {}] });
  goesOn(table);
  expect(table.moves(0)).toEqual(['attack 1 chest 0', 'attack 1 chest 2', 'attack 2', 'forfeit']);
});

test('§4.6 the second may not attack whom the first has hit, but may attack the first; then takes from the centre', () => {
  const table = acting(['board - - - -', '- board - - -', nothing, nothing], {
    centre: ['blue', 'white'],
    players: [{}, {}, { fleet: ['red'] }, {}],
  });
  goesOn(table);
  table.plays('1 attack 2 chest 0');
  expect(table.moves(0)).toEqual([
    'attack 1 centre blue',
    'attack 1 centre white',
    'attack 3 centre blue',
    'attack 3 centre white',
    'forfeit',
  ]);
  table.plays('0 attack 1 centre white');
  expect(table.events).toContainEqual({ type: 'centreTaken', seat: 0, colour: 'white' });
});

test('§4.7 defence costs the second attacker a box too', () => {
  const table = acting(['board - - - -', '- board - - -', nothing]);
  goesOn(table);
  table.plays('1 forfeit').plays('0 attack 1');
  expect(table.state.players.map(({ boat }) => boat)).toEqual([2, 2, 3]);
});

test('§4.8 example: Alex, second, raids Frank, whose pirate goes back, and takes the blue chest of the centre', () => {
  const table = acting(['- - - - raid', 'raid - - - -', nothing], {
    centre: ['blue'],
    players: [{}, {}, { crew: ['red'] }],
  });
  goesOn(table);
  table.plays('0 forfeit').plays('1 attack 2 centre blue');
  expect(table.events).toContainEqual({ type: 'tokenMoved', seat: 2, token: 'pirate', box: 2 });
  expect(table.events).toContainEqual({ type: 'centreTaken', seat: 1, colour: 'blue' });
});

test('§4.13 a player without chests there can be attacked all the same', () => {
  const table = acting(['board - - - -', nothing, nothing]);
  goesOn(table);
  expect(table.plays('0 attack 2').state.players[2]?.boat).toBe(2);
});
