import { play, start } from '@haven/kit';
import { expect, test } from 'vitest';
import { tortuga } from '../index.ts';
import { behind, rolling, sea } from '../testing/positions.ts';
import { goesOn } from '../testing/start.ts';
import type { Player } from '../types.ts';

const full = (action: 'fleet' | 'crew') => [action, action, action, action, action] as ('fleet' | 'crew')[];

test('§2.1 everybody rolls all dice at the same time', () => {
  const { state } = sea(4);
  expect(tortuga.toAct(state)).toEqual([0, 1, 2, 3]);
  for (const player of state.players) expect(player.rolled.every((value) => value !== null)).toBe(true);
});

test('§2.1 the dice of a seat do not depend on how many another one rolled', () => {
  const seed = '5'.repeat(64);
  const match = start(tortuga, { seats: 3, options: { long: false, start: 'first-seat', swift: false }, seed });
  const [first] = tortuga.legalMoves(match.state, 0).map((move) => tortuga.notate(move));
  expect(play(tortuga, match, { seat: 0, move: first ?? '' }).match?.state.players[2]?.rolled).toEqual(
    match.state.players[2]?.rolled,
  );
});

test('§2.2 example: of three fleet dice two may be kept', () => {
  const table = rolling(['fleet fleet fleet board raid', 'crew hunt board raid fleet']);
  expect(table.moves(0)).toEqual(expect.arrayContaining(['pick A', 'pick AB', 'pick ABC', 'pick D', 'pick E']));
  expect(table.moves(0)).not.toContain('pick AD');
  table.plays('0 pick AB').plays('1 pick A');
  expect(table.state.players[0]?.placed).toEqual(['fleet', 'fleet', null, null, null]);
});

test('§2.3 nobody sees the dice or the pick of another before the reveal', () => {
  const table = rolling(['fleet fleet fleet board raid', 'crew hunt board raid fleet']).plays('0 pick AB');
  const seen = tortuga.view(table.state, 1).players[0];
  expect(seen).toMatchObject({ rolled: [null, null, null, null, null], pick: null, picked: true, rolling: 'ABCDE' });
  expect(table.events.map((event) => tortuga.witness(event, 1))).toContainEqual({
    type: 'picked',
    seat: 0,
    pick: null,
  });
});

test('§2.4 the screens are lifted when the last has chosen', () => {
  const table = rolling(['fleet fleet fleet board raid', 'crew hunt board raid fleet']).plays('1 pick A');
  expect(table.events.some((event) => event.type === 'revealed')).toBe(false);
  table.plays('0 pick AB');
  expect(table.events).toContainEqual({ type: 'revealed', seat: 0, dice: ['0A-fleet', '0B-fleet'] });
  expect(table.events).toContainEqual({ type: 'placed', seat: 1, dice: 'A', action: 'crew' });
});

test('§2.4 the order in which the picks arrive makes no difference', () => {
  const faces = ['fleet fleet skull board raid', 'crew hunt board raid fleet', 'hunt hunt hunt skull skull'];
  const first = rolling(faces).plays('0 pick AB').plays('1 pick A').plays('2 pick ABC');
  const other = rolling(faces).plays('2 pick ABC').plays('0 pick AB').plays('1 pick A');
  expect(first.state).toEqual(other.state);
});

test('§2.5 dice of later rolls join those of earlier ones', () => {
  const table = rolling(['fleet fleet board board raid', 'crew crew crew crew crew'])
    .plays('0 pick AB')
    .plays('1 pick ABCDE');
  table.plays('1 bonus hunt');
  table.with({
    players: table.state.players.map((player, seat) =>
      seat === 0 ? { ...player, rolled: behind(0, '- - fleet board raid') } : player,
    ),
  });
  table.plays('0 pick C');
  expect(table.state.players[0]?.placed).toEqual(['fleet', 'fleet', 'fleet', null, null]);
});

test('§2.6 BOARD holds as many dice as the boat allows, RAID as the pirate allows, the others five', () => {
  const allBoard = 'board board board board board';
  const sizes = (boat: number) =>
    Math.max(
      ...rolling([allBoard, allBoard], { players: [{ boat }, {}] })
        .moves(0)
        .map((move) => move.length - 5),
    );
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(sizes)).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
  const raid = rolling(['raid raid raid raid raid', allBoard], { players: [{ pirate: 1 }, {}] });
  expect(raid.moves(0)).toHaveLength(5);
  expect(rolling(['hunt hunt hunt hunt hunt', allBoard]).moves(0)).toContain('pick ABCDE');
});

test('§2.7 the next roll is made with what is left, until every die is placed', () => {
  const table = rolling(['fleet fleet board board raid', 'crew hunt board raid fleet'])
    .plays('0 pick AB')
    .plays('1 pick A');
  expect(table.state.players.map((player) => player.rolled.filter((value) => value !== null).length)).toEqual([3, 4]);
  expect(table.state.phase).toBe('pick');
});

test('§2.8 example: two skulls kept alone, C and D, are turned to BOARD after the reveal', () => {
  const table = rolling(['fleet crew skull skull raid', 'crew hunt board raid fleet'])
    .plays('0 pick CD')
    .plays('1 pick A');
  expect(table.moves(0)).toEqual(['turn fleet', 'turn crew', 'turn hunt', 'turn board', 'turn raid']);
  table.plays('0 turn board');
  expect(table.state.players[0]?.placed).toEqual([null, null, 'board', 'board', null]);
});

test('§2.8 example: the RAID 5 kept with skull A makes both dice RAID', () => {
  const table = rolling(['skull fleet crew hunt raid', 'crew hunt board raid fleet'])
    .plays('0 pick AE')
    .plays('1 pick A');
  expect(table.events).toContainEqual({ type: 'placed', seat: 0, dice: 'AE', action: 'raid' });
});

test('§2.8 skulls alone are turned in start order, only where all of them have room', () => {
  const table = rolling(['skull skull skull hunt raid', 'skull hunt board raid fleet'], {
    start: 1,
    players: [{ boat: 2, pirate: 6 }, {}],
  });
  table.plays('0 pick ABC').plays('1 pick A');
  expect(tortuga.toAct(table.state)).toEqual([1]);
  table.plays('1 turn hunt');
  expect(table.moves(0)).toEqual(['turn fleet', 'turn crew', 'turn hunt', 'turn raid']);
});

test('§2.9 example: Alex has placed all dice while two others roll on, and takes one tile for FLEET', () => {
  const faces = ['fleet hunt board raid crew', 'crew crew crew crew crew', 'hunt fleet board raid crew'];
  const table = rolling(faces).plays('0 pick A').plays('1 pick ABCDE').plays('2 pick A');
  expect(tortuga.toAct(table.state)).toEqual([1]);
  table.plays('1 bonus fleet');
  expect(table.state.players[1]?.bonus.fleet).toBe(1);
  expect(tortuga.toAct(table.state)).not.toContain(1);
});

test('§2.9 a second tile flips the first; two 2s and nothing more on a space; five 2s and nothing at all', () => {
  const twos = { fleet: 2, crew: 2, hunt: 2, board: 2, raid: 2 };
  const faces = ['fleet hunt board raid crew', 'crew crew crew crew crew'];
  const almost = rolling(faces, { players: [{}, { bonus: { ...twos, hunt: 1 } }] })
    .plays('0 pick A')
    .plays('1 pick ABCDE');
  expect(almost.moves(1)).toEqual(['bonus hunt']);
  expect(almost.plays('1 bonus hunt').state.players[1]?.bonus).toEqual(twos);
  const all = rolling(faces, { players: [{}, { bonus: twos }] })
    .plays('0 pick A')
    .plays('1 pick ABCDE');
  expect(tortuga.toAct(all.state)).toEqual([0]);
});

test('§2.9 if all finish with the same roll, nobody gets a tile', () => {
  const table = rolling(['crew crew crew crew crew', 'fleet fleet fleet fleet fleet'])
    .plays('0 pick ABCDE')
    .plays('1 pick ABCDE');
  expect(table.events.some((event) => event.type === 'bonusTaken')).toBe(false);
  expect(table.state.players.every((player) => Object.values(player.bonus).every((value) => value === 0))).toBe(true);
});

test('§2.10 example: with the boat on box 2 and BOARD full, two BOARD dice are rolled again in the open', () => {
  const table = rolling(['- - - board board', 'crew hunt board raid fleet'], {
    players: [{ boat: 2, placed: ['board', 'board', 'fleet', null, null] }, {}],
  });
  expect(table.moves(0)).toEqual(['pick none']);
  table.plays('0 pick none').rigged(3, 3, 0, 3).plays('1 pick A');
  expect(table.events).toContainEqual({ type: 'revealed', seat: 0, dice: ['0D-board', '0E-board'] });
  expect(table.events.filter((event) => event.type === 'rerolled')).toEqual([
    { type: 'rerolled', seat: 0, dice: ['0D-board', '0E-board'] },
    { type: 'rerolled', seat: 0, dice: ['0D-fleet', '0E-board'] },
  ]);
  expect(table.moves(0)).toEqual(['pick D']);
  table.plays('0 pick D');
  expect(table.state.players[0]?.placed).toEqual(['board', 'board', 'fleet', 'fleet', null]);
});

test('§2.10 whoever can place nothing is asked like the others, and answers in a way that nobody can tell', () => {
  const board = { boat: 2, placed: ['board', 'board', 'fleet', null, null] as Player['placed'] };
  const behindScreens = (dice: string) => rolling([dice, 'crew hunt board raid fleet'], { players: [board, {}] });
  const [stuck, free] = [behindScreens('- - - board board'), behindScreens('- - - fleet board')];
  for (const viewer of [1, 'spectator'] as const) {
    const told = ({ state, events }: typeof stuck) =>
      JSON.stringify([
        tortuga.toAct(state),
        tortuga.view(state, viewer),
        events.map((e) => tortuga.witness(e, viewer)),
      ]);
    expect(told(behindScreens('- - - board board'))).toBe(told(behindScreens('- - - fleet board')));
    expect(told(behindScreens('- - - board board').plays('0 pick none'))).toBe(
      told(behindScreens('- - - fleet board').plays('0 pick D')),
    );
  }
  expect(free.moves(0)).not.toContain('pick none');
  expect(tortuga.toAct(stuck.state)).toEqual([0, 1]);
});

test('§2.10 the roll itself asks everybody who has dice, whatever they show', () => {
  const players = [0, 1, 2].map((seat) => ({
    boat: 1,
    pirate: 1,
    placed: ['board', 'raid', 'fleet', null, null] as Player['placed'],
    rolled: behind(seat, '- - - - -'),
  }));
  for (let seed = 1; seed < 40; seed += 1) {
    const table = sea(3, { agenda: [], phase: 'bonus', players });
    goesOn(table, seed);
    expect(tortuga.toAct(table.state)).toEqual([0, 1, 2]);
  }
});

test('§2.10 nobody earns a tile by the open rolls of another', () => {
  const table = rolling(['- - - board board', '- - - - crew'], {
    players: [
      { boat: 2, placed: ['board', 'board', 'fleet', null, null] },
      { placed: [...full('crew').slice(1), null] },
    ],
  });
  table.plays('1 pick E').rigged(3, 3, 0, 0).plays('0 pick none');
  expect(table.state.players[1]?.bonus.fleet).toBe(0);
  table.plays('0 pick DE');
  expect(table.events.some((event) => event.type === 'bonusTaken')).toBe(false);
  expect(goesOn(table)).toEqual([]);
});
