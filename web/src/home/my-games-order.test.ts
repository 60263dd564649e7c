import type { MyTable, Phase } from '@haven/wire';
import { expect, test } from 'vitest';
import { myGames, standOf } from './my-games-order.ts';
import type { SavedRun } from './use-saved-runs.ts';

const counts = { game: 'g', moves: 1, playedAt: 1, undone: 0, aids: [] };
const here = (id: string): SavedRun => ({ ...counts, place: { kind: 'run', id } });
const chair = (seat: number) => ({ seat, kind: 'human' as const, name: `${seat}`, isOnline: false });

function table(id: string, phase: Phase, isMyTurn = false): SavedRun {
  const line: MyTable = {
    ...{ id, game: 'g', options: {}, clock: { kind: 'none' }, phase, created: 1, changed: 1, moves: 1 },
    ...{ chairs: [chair(0), chair(1)], seat: 0, isMyTurn },
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
