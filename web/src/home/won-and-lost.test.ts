import type { MyTable } from '@haven/wire';
import { expect, test } from 'vitest';
import type { SavedRun } from './use-saved-runs.ts';
import { gamesWon, wonAndLost } from './won-and-lost.ts';

const counts = { game: 'g', moves: 1, playedAt: 1, undone: 0, aids: [] };
const sheets = [7, 9].map((total) => ({ lines: [], total }));
const outcome = { verdict: 'won', sheets, ranking: [[1], [0]] };
const ME = { name: '', kind: 'human' } as const;
const BOT = { name: '', kind: 'bot' } as const;
const TABLE: MyTable = {
  id: 't',
  game: 'g',
  options: {},
  clock: { kind: 'none' },
  phase: 'over',
  created: 1,
  changed: 1,
  moves: 1,
  chairs: [],
  seat: 1,
  isMyTurn: false,
  turns: [],
};

const run = (more: Partial<SavedRun>): SavedRun => ({ ...counts, place: { kind: 'run', id: 'r' }, ...more });
const won = run({ outcome, seats: [BOT, ME] });
const lost = run({ outcome, seats: [ME, BOT] });

test('what was won and what was lost make up all that was finished', () => {
  expect(wonAndLost([won, lost, lost])).toEqual({ won: 1, lost: 2 });
});

test('a game is won where one of its runs is', () => {
  expect(gamesWon([lost, { ...won, game: 'h' }, lost, won, { ...lost, game: 'i' }])).toEqual(['g', 'h']);
});

test('tables count by my seat, runs by whoever is no bot', () => {
  expect(wonAndLost([run({ outcome, table: TABLE }), run({ outcome, table: { ...TABLE, seat: 0 } })])).toEqual({
    won: 1,
    lost: 1,
  });
});

test.each([
  ['goes on', run({ seats: [ME, BOT] })],
  ['was played by bots', run({ outcome, seats: [BOT, BOT] })],
  ['was shared at one device', run({ outcome, seats: [ME, ME] })],
  ['was not played to its end', run({ table: TABLE })],
])('what %s is neither won nor lost', (_, other) => {
  expect(wonAndLost([other])).toEqual({ won: 0, lost: 0 });
});
