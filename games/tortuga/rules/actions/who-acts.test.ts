import { expect, test } from 'vitest';
import { tortuga } from '../index.ts';
import { acting } from '../testing/positions.ts';
import { totalOf } from './totals.ts';
import { neededToOutdo, rankDeeds, standingsOf } from './who-acts.ts';

const ORANGE = 1;
const YELLOW = 2;
const GREEN = 3;
const nothing = '- - - - -';

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

test('§3.5 somebody alone is first; an action without dice is skipped', () => {
  expect(acting([nothing, '- - - - raid', nothing]).state.deeds).toEqual([
    { seat: 1, action: 'raid', position: 1, total: 5 },
  ]);
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

test('§3.2 the standings name everybody, also those who will not act', () => {
  const { state } = acting(['- fleet - - -', 'fleet - - - -', '- - - fleet -', nothing]);
  expect(standingsOf(state, 'fleet')).toEqual([
    { seat: 1, total: 5, position: 1 },
    { seat: 2, total: 4, position: 2 },
    { seat: 0, total: 3, position: null },
    { seat: 3, total: 0, position: null },
  ]);
});

test('§3.3 of equal totals the earlier in start order stands first; the later needs one more', () => {
  const { state } = acting(new Array(4).fill('fleet - - - -'), { start: 2 });
  expect(standingsOf(state, 'fleet').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  expect(neededToOutdo({ total: 5, place: 1 }, 0)).toBe(5);
  expect(neededToOutdo({ total: 5, place: 1 }, 2)).toBe(6);
});
