import { expect, test } from 'vitest';
import type { Colour, Tile } from './components/chests.ts';
import { tortuga } from './index.ts';
import { scoreOf, setsOf, standingOf } from './scoring.ts';
import { sea } from './testing/positions.ts';
import type { Player } from './types.ts';

const board = (changes: Partial<Player>): Player => ({ ...(sea(2).state.players[0] as Player), ...changes });
const points = (player: Player, what: string) => scoreOf(player).find((line) => line.what === what)?.points;
const home = (...tortugaChests: Colour[]) => board({ tortuga: tortugaChests });

/** Six chests home, a purple one at sea, two with the crew, tracks at 4 and 4, four coins. */
const ani = board({
  tortuga: ['red', 'yellow', 'blue', 'blue', 'white', 'blue'],
  fleet: ['purple'],
  crew: ['red', 'blue'],
  boat: 4,
  pirate: 4,
  tiles: ['coin1', 'coin3'] as Tile[],
});

test('§6.1 example: Ani counts 18 for six chests in Tortuga and 2 for two in the crew; 42 in all', () => {
  expect(scoreOf(ani).map(({ what, points: own }) => [what, own])).toEqual([
    ['tortuga', 18],
    ['fleet', 4],
    ['crew', 2],
    ['sets', 6],
    ['tracks', 8],
    ['coins', 4],
  ]);
  expect(scoreOf(ani).reduce((sum, line) => sum + line.points, 0)).toBe(42);
});

test('§6.2 purple counts twice everywhere', () => {
  expect(points(home('purple'), 'tortuga')).toBe(6);
  expect(points(board({ fleet: ['purple'] }), 'fleet')).toBe(4);
  expect(points(board({ crew: ['purple'] }), 'crew')).toBe(2);
});

test('§6.3 sets anywhere on the board; white only from Tortuga, purple never', () => {
  expect(setsOf(home('red', 'blue', 'yellow'))).toBe(1);
  expect(setsOf(board({ tortuga: ['red'], fleet: ['blue'], crew: ['yellow'] }))).toBe(1);
  expect(setsOf(home('red', 'white', 'white'))).toBe(1);
  expect(setsOf(home('white', 'white', 'white'))).toBe(1);
  expect(setsOf(board({ tortuga: ['red', 'blue'], fleet: ['white'] }))).toBe(0);
  expect(setsOf(home('red', 'blue', 'purple'))).toBe(0);
  expect(setsOf(home('red', 'red', 'blue', 'blue', 'yellow', 'white'))).toBe(2);
});

test('§6.4 the boxes of both tokens', () => {
  expect(points(board({ boat: 8, pirate: 1 }), 'tracks')).toBe(9);
});

test('§6.5 a point per coin', () => {
  expect(points(board({ tiles: ['coin1', 'coin2', 'coin3'] }), 'coins')).toBe(6);
});

test('§6.6 the most points win, ties are shared, and hidden tiles are opened', () => {
  const table = sea(3, {
    phase: 'over',
    agenda: [],
    players: [{ boat: 5 }, { boat: 5 }, { boat: 4, tiles: ['coin3'] }],
  });
  expect(tortuga.outcome(table.state)).toMatchObject({ ranking: [[2], [0, 1]], verdict: 'won' });
  expect(tortuga.view(table.state, 0).players[2]?.tiles).toEqual(['coin3']);
  table.with({ players: table.state.players.slice(0, 2) });
  expect(tortuga.outcome(table.state)).toMatchObject({ ranking: [[0, 1]], verdict: 'shared' });
});

test('§6 how a match stands: what lies open on every board, without the coins that only their owner sees', () => {
  const view = tortuga.view(sea(2).state, 0);
  const players = view.players.map((player, seat) => (seat === 0 ? { ...player, ...ani } : player));
  expect(standingOf({ ...view, round: 7, players })).toEqual({ round: 7, points: [38, 6] });
});
