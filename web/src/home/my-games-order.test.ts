import type { MyTable, Phase } from '@haven/wire';
import { expect, test } from 'vitest';
import { awaitedIn, finishedIn, isBotInOwnChair, myGames, removalOf, standOf, turnsIn } from './my-games-order.ts';
import type { SavedRun } from './use-saved-runs.ts';

const counts = { game: 'g', moves: 1, playedAt: 1, undone: 0, aids: [] };
const here = (id: string): SavedRun => ({ ...counts, place: { kind: 'run', id } });
const chair = (seat: number) => ({ seat, kind: 'human' as const, name: `${seat}`, isOnline: false });

function table(id: string, phase: Phase, isMyTurn = false): SavedRun {
  const line: MyTable = {
    id,
    game: 'g',
    options: {},
    clock: { kind: 'none' },
    phase,
    created: 1,
    changed: 1,
    moves: 1,
    chairs: [chair(0), chair(1)],
    seat: 0,
    isMyTurn,
    turns: [isMyTurn ? 0 : 1],
  };
  return { ...counts, place: { kind: 'table', id }, table: line };
}

test('whose turn it is decides the order, finished tables come last', () => {
  const runs = [table('over', 'over'), table('theirs', 'playing'), here('run'), table('mine', 'playing', true)];
  expect(myGames([...runs, table('new', 'gathering')]).map(({ place }) => place.id)).toEqual([
    ...['mine', 'new', 'run', 'theirs', 'over'],
  ]);
});

test('a table that was given up is over', () => {
  expect(standOf(table('ended', 'ended'))).toBe('over');
});

test('finished runs of this browser are not here but among the best', () => {
  expect(myGames([{ ...here('done'), outcome: { verdict: 'won', sheets: [], ranking: [] } }])).toEqual([]);
});

test('of my turns the one whose time is over first comes first', () => {
  const [slow, quick] = [
    { ...table('slow', 'playing', true), deadline: 9 },
    { ...table('quick', 'playing', true), deadline: 5 },
  ];
  const runs = [table('free', 'playing', true), slow, quick];
  expect(myGames(runs).map(({ place }) => place.id)).toEqual(['quick', 'slow', 'free']);
  expect(turnsIn([...runs, table('theirs', 'playing'), here('run')])).toBe(3);
});

test('what others still play cannot be removed', () => {
  expect(removalOf(here('run'))).toBe('forget');
  expect(removalOf(table('over', 'over'))).toBe('hide');
  expect(removalOf(table('new', 'gathering'))).toBe('standUp');
  expect(removalOf(table('theirs', 'playing'))).toBeUndefined();
  const alone = table('alone', 'playing');
  const chairs = [chair(0), { seat: 1, kind: 'bot' as const, name: '', isOnline: false }];
  expect(removalOf({ ...alone, ...(alone.table && { table: { ...alone.table, chairs } }) })).toBe('end');
});

test('all finished tables are counted, also those that are not shown', () => {
  const runs = ['a', 'b', 'c', 'd'].map((id) => table(id, 'over'));
  expect([myGames(runs).length, finishedIn(runs)]).toEqual([3, 4]);
});

test('whom a game waits for, and that a bot plays for me, can be read off its line', () => {
  const { table: theirs } = table('theirs', 'playing');
  expect(theirs && awaitedIn(theirs).map(({ name }) => name)).toEqual(['1']);
  const mine = table('mine', 'playing', true);
  const bot = { ...chair(0), kind: 'bot' as const };
  const stoodIn = mine.table && { ...mine.table, chairs: [bot, chair(1)] };
  expect(stoodIn && isBotInOwnChair(stoodIn)).toBe(true);
  expect(standOf({ ...mine, ...(stoodIn && { table: stoodIn }) })).toBe('theirTurn');
});
