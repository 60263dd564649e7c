import type { Viewer } from '@haven/kit';
import { expect, test } from 'vitest';
import type { Colour } from '../components/chests.ts';
import { tortuga } from '../index.ts';
import { acting } from '../testing/positions.ts';
import { actsOn, goesOn } from '../testing/start.ts';
import type { State } from '../types.ts';
import { rankDeeds } from './actions.ts';
import { totalOf } from './dice.ts';

const BLUE = 0;
const ORANGE = 1;
const YELLOW = 2;
const GREEN = 3;
const nothing = '- - - - -';
const emptyBag = { red: 0, blue: 0, yellow: 0, white: 0, purple: 0 };

test('§3.1 the actions are performed in their order', () => {
  const table = acting(['fleet crew hunt board raid', nothing, nothing]);
  expect(table.state.deeds.map(({ action }) => action)).toEqual(['fleet', 'crew', 'hunt', 'board', 'raid']);
});

test('§3.2 dice and bonus make the total; the two best act', () => {
  const table = acting(['fleet - - - -', 'fleet fleet - - -', '- - fleet - -'], {
    players: [{ bonus: { fleet: 2, crew: 0, hunt: 0, board: 0, raid: 0 } }, {}, {}],
  });
  expect(table.state.deeds).toEqual([
    { seat: 1, action: 'fleet', position: 1, total: 8 },
    { seat: 0, action: 'fleet', position: 2, total: 7 },
  ]);
});

test('§2.9 a bonus without a die on that action counts for nothing', () => {
  const { state } = acting([nothing, 'fleet - - - -'], {
    players: [{ bonus: { fleet: 2, crew: 0, hunt: 0, board: 0, raid: 0 } }, {}],
  });
  expect(state.players.map((player) => totalOf(player, 'fleet'))).toEqual([0, 5]);
});

test('§3.3 example: Lothar and Frank tie with 9; Lothar sits closer to the start player and is first', () => {
  const setting = { start: GREEN };
  const placed = [nothing, nothing, 'fleet - - fleet -', 'fleet - - fleet -'];
  expect(acting(placed, setting).state.deeds.map(({ seat, total }) => [seat, total])).toEqual([
    [GREEN, 9],
    [YELLOW, 9],
  ]);
  expect(acting(placed, { start: ORANGE }).state.deeds.map(({ seat }) => seat)).toEqual([YELLOW, GREEN]);
});

test.each(['fleet', 'crew', 'hunt'] as const)('§3.4 %s may be forfeited: nothing comes of it', (action) => {
  const table = acting([`${action} - - - -`, `- ${action} - - -`, nothing], { bag: emptyBag });
  goesOn(table);
  const [first, second] = table.state.deeds[0]?.seat === 0 ? [1, 0] : [0, 1];
  const before = JSON.stringify(table.state.players);
  expect(table.moves(first)).toEqual(['perform', 'forfeit']);
  table.plays(`${first} forfeit`);
  expect(table.events).toContainEqual(
    expect.objectContaining({ type: 'forfeited', deed: expect.objectContaining({ action, position: 1 }) }),
  );
  expect(JSON.stringify(table.state.players)).toBe(before);
  expect(table.moves(second)).toEqual(['perform', 'forfeit']);
});

test('§3.4 nobody is asked where nothing would come of it', () => {
  const far = acting(['fleet crew - - -', nothing, nothing], { players: [{ boat: 8, pirate: 8 }, {}, {}] });
  expect(goesOn(far).some((event) => event.type === 'stepBegan' && event.step.type === 'perform')).toBe(false);
  const bare = acting(['hunt - - - -', nothing, nothing], { bag: emptyBag, tiles: [] });
  expect(goesOn(bare)).toContainEqual({ type: 'bagEmpty', seat: 0 });
});

test('§8.2 in a swift harbour FLEET and CREW are performed at once, HUNT is asked', () => {
  const options = { long: false, start: 'first-seat', swift: true } as const;
  const table = acting(['fleet crew hunt - -', nothing, nothing], { options });
  goesOn(table);
  expect(table.state.players[0]).toMatchObject({ boat: 5, pirate: 5 });
  expect(table.moves(0)).toEqual(['perform', 'forfeit']);
});

test('§3.4 an attack may be forfeited; then the second may attack anybody', () => {
  const table = acting(['board - - - -', '- board - - -', nothing]);
  goesOn(table);
  expect(table.moves(1)).toContain('forfeit');
  table.plays('1 forfeit');
  expect(table.moves(0)).toEqual(['attack 1', 'attack 2', 'forfeit']);
});

test('§3.5 somebody alone is first; an action without dice is skipped', () => {
  expect(acting([nothing, '- - - - raid', nothing]).state.deeds).toEqual([
    { seat: 1, action: 'raid', position: 1, total: 5 },
  ]);
});

test('§3.6 the first acts completely before the second is asked', () => {
  const table = acting(['board - - - -', '- board - - -', nothing], { players: [{}, {}, { fleet: ['red'] }] });
  goesOn(table);
  expect(tortuga.toAct(table.state)).toEqual([1]);
  table.plays('1 attack 2 chest 0');
  expect(table.state.players[2]).toMatchObject({ fleet: [], boat: 2 });
  expect(tortuga.toAct(table.state)).toEqual([0]);
});

test('§4.1 the boat goes two boxes for the first, one for the second', () => {
  const table = acting(['fleet - - - -', '- fleet - - -', nothing]);
  expect(actsOn(table)).toEqual(
    expect.arrayContaining([
      { type: 'tokenMoved', seat: 0, token: 'boat', box: 5 },
      { type: 'tokenMoved', seat: 1, token: 'boat', box: 4 },
    ]),
  );
});

test('§4.2 the pirate goes two boxes for the first, one for the second', () => {
  const table = acting(['- crew - - -', 'crew - - - -', nothing]);
  actsOn(table);
  expect(table.state.players.map(({ pirate }) => pirate)).toEqual([5, 4, 3]);
});

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

test('§4.9 example: Frank, raided down to one place, leaves his white chest on the centre island', () => {
  const table = acting(['- - - - raid', 'raid - - - -', nothing], {
    bag: emptyBag,
    players: [{}, {}, { crew: ['yellow', 'white'], pirate: 2 }],
  });
  goesOn(table);
  table.plays('0 forfeit').plays('1 attack 2');
  expect(table.events).toContainEqual({
    type: 'chestLost',
    seat: 2,
    area: 'crew',
    place: 1,
    colour: 'white',
    to: 'centre',
  });
});

test('§4.9 the surplus leaves in start order, fleet before crew, the rightmost first', () => {
  const players = [
    { boat: 1, pirate: 1, fleet: ['red', 'blue'] as Colour[], crew: ['red', 'blue'] as Colour[] },
    { boat: 1, fleet: ['red', 'yellow', 'blue'] as Colour[] },
    {},
  ];
  const table = acting([nothing, nothing, nothing], { start: 1, bag: emptyBag, players });
  const lost = goesOn(table)
    .filter((event) => event.type === 'chestLost')
    .slice(0, 4);
  expect(lost.map(({ seat, area, colour, to }) => [seat, area, colour, to])).toEqual([
    [1, 'fleet', 'blue', 'centre'],
    [1, 'fleet', 'yellow', 'centre'],
    [0, 'fleet', 'blue', 'bag'],
    [0, 'crew', 'blue', 'bag'],
  ]);
});

test('§4.10 tokens stay on their tracks', () => {
  const ahead = acting(['fleet - - - -', nothing, nothing], { players: [{ boat: 7 }, {}, {}] });
  actsOn(ahead);
  expect(ahead.state.players[0]?.boat).toBe(8);
  const back = acting(['board - - - -', nothing, nothing], { players: [{}, { boat: 1 }, {}] });
  actsOn(back);
  expect(back.plays('0 attack 1').state.players[1]?.boat).toBe(1);
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

test('§4.13 a player without chests there can be attacked all the same', () => {
  const table = acting(['board - - - -', nothing, nothing]);
  goesOn(table);
  expect(table.plays('0 attack 2').state.players[2]?.boat).toBe(2);
});

test('§3.3 of equal totals the start player’s comes first, and who is outdone by all does not act', () => {
  const { state } = acting(['board - - - -', '- raid - - -', 'raid - - - -', '- - - raid -'], { start: 3 });
  expect(rankDeeds(state)).toEqual([
    { seat: 0, action: 'board', position: 1, total: 1 },
    { seat: 2, action: 'raid', position: 1, total: 3 },
    { seat: 3, action: 'raid', position: 2, total: 2 },
  ]);
  expect(rankDeeds(tortuga.view(state, 1))).toEqual(rankDeeds(state));
});

test('§9.1 with two players only the best total acts', () => {
  expect(rankDeeds(acting(['board - - - -', '- board - - -']).state)).toEqual([
    { seat: 1, action: 'board', position: 1, total: 4 },
  ]);
});

test('§9.2 with two players the tokens go one box', () => {
  const table = acting(['fleet - - - -', '- crew - - -']);
  actsOn(table);
  expect(table.state.players).toMatchObject([{ boat: 4 }, { pirate: 4 }]);
});

test('§9.3 with two players HUNT gives a chest and one tile', () => {
  const table = acting(['hunt - - - -', nothing], { tiles: ['coin2', 'coin1'] });
  actsOn(table);
  expect(table.state.players[0]?.tiles).toHaveLength(1);
  expect(table.state.tiles).toHaveLength(1);
});
