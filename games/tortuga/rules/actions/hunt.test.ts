import type { Viewer } from '@haven/kit';
import { expect, test } from 'vitest';
import { tortuga } from '../index.ts';
import { acting } from '../testing/positions.ts';
import { actsOn, goesOn } from '../testing/start.ts';
import type { State } from '../types.ts';

const BLUE = 0;
const GREEN = 3;
const nothing = '- - - - -';
const emptyBag = { red: 0, blue: 0, yellow: 0, white: 0, purple: 0 };

test('§4.3 example: Lothar draws a chest, looks at two tiles, keeps the two coins, the other goes back', () => {
  const table = acting([nothing, nothing, nothing, 'hunt - - - -'], { tiles: ['coin2', 'coin1'] });
  actsOn(table);
  expect(table.state.players[GREEN]?.island).toHaveLength(1);
  expect(table.moves(GREEN).toSorted()).toEqual(['keep coin1', 'keep coin2']);
  expect(tortuga.view(table.state, BLUE).players[GREEN]).toMatchObject({ offered: null, offeredCount: 2 });
  table.plays(`${GREEN} keep coin2`);
  expect(table.state.players[GREEN]?.tiles).toEqual(['coin2']);
  expect(table.state.tiles).toEqual(['coin1']);
  expect(tortuga.view(table.state, BLUE).players[GREEN]).toMatchObject({ tiles: null, tileCount: 1 });
});

test('§4.3 who finds two equal tiles is asked as well, and the others cannot tell', () => {
  const found = (tiles: State['tiles'], kept = '') => {
    const table = acting(['- - hunt - -', 'hunt - - - -', nothing], { bag: emptyBag, tiles });
    goesOn(table);
    return table.plays('0 perform').plays(kept);
  };
  const told = (viewer: Viewer, { state, events }: ReturnType<typeof found>) =>
    JSON.stringify([tortuga.toAct(state), tortuga.view(state, viewer), events.map((e) => tortuga.witness(e, viewer))]);
  expect(found(['coin1', 'coin1']).moves(0)).toEqual(['keep coin1']);
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(told(viewer, found(['coin1', 'coin1']))).toBe(told(viewer, found(['coin1', 'coin3'])));
    expect(told(viewer, found(['coin1', 'coin1'], '0 keep coin1'))).toBe(
      told(viewer, found(['coin1', 'coin3'], '0 keep coin3')),
    );
  }
});

test('§4.3 tiles of equal coins are alike: the one that is kept and the one that goes back', () => {
  const table = acting(['hunt - - - -', nothing, nothing], { tiles: ['coin2', 'coin2'] });
  goesOn(table);
  table.plays('0 perform').plays('0 keep coin2');
  expect(table.state.players[0]).toMatchObject({ tiles: ['coin2'], offered: [] });
  expect(table.state.tiles).toEqual(['coin2']);
});

test('§4.4 the second takes one tile and no chest', () => {
  const table = acting(['hunt - - - -', '- hunt - - -', nothing], { tiles: ['coin1', 'coin1', 'coin3'] });
  actsOn(table, 2);
  table.plays(`0 ${table.moves(0)[0]}`).plays('1 perform');
  expect(table.state.players[1]?.tiles).toHaveLength(1);
  expect(table.state.players[0]?.tiles).toHaveLength(1);
});

test('§4.11 an empty bag gives no chest, but the tile is taken', () => {
  const table = acting(['hunt - - - -', nothing, nothing], { bag: emptyBag, tiles: ['coin1', 'coin1'] });
  expect(actsOn(table)).toContainEqual({ type: 'bagEmpty', seat: 0 });
  table.plays('0 keep coin1');
  expect(table.state.players[0]).toMatchObject({ island: [], tiles: [expect.stringMatching(/^coin1/)] });
});

test('§4.12 with one tile left the first takes that one, with none left none', () => {
  const one = acting(['hunt - - - -', nothing, nothing], { tiles: ['coin3'] });
  actsOn(one);
  expect(one.state.players[0]?.tiles).toEqual(['coin3']);
  const none = acting(['hunt - - - -', nothing, nothing], { tiles: [] });
  expect(actsOn(none).some((event) => event.type === 'tilesSeen')).toBe(false);
});

test('§9.3 with two players HUNT gives a chest and one tile', () => {
  const table = acting(['hunt - - - -', nothing], { tiles: ['coin2', 'coin1'] });
  actsOn(table);
  expect(table.state.players[0]?.tiles).toHaveLength(1);
  expect(table.state.tiles).toHaveLength(1);
});
