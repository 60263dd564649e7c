import type { Outcome } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import type { MyTable } from '@haven/wire';
import { expect, test } from 'vitest';
import { ownResultOf, resultAt } from './own-result.ts';
import type { SavedRun } from './use-saved-runs.ts';

const counts = { game: 'g', moves: 1, playedAt: 1, undone: 0, aids: [] };
const human = (name: string): SeatInfo => ({ name, kind: 'human' });
const bot: SeatInfo = { name: 'bot', kind: 'bot' };

function run(totals: readonly number[], ranking: Outcome['ranking'], seats?: readonly SeatInfo[]): SavedRun {
  const sheets = totals.map((total) => ({ lines: [], total }));
  const outcome = { verdict: 'won', sheets, ranking };
  return { ...counts, place: { kind: 'run', id: 'r' }, outcome, ...(seats && { seats }) };
}

test('won is what a person won, with their own points', () => {
  expect(ownResultOf(run([7, 9], [[1], [0]], [bot, human('Ann')]))).toEqual({ total: 9, seats: 2, isLost: false });
});

test('what a bot won is a place, and lost', () => {
  expect(ownResultOf(run([7, 9, 9], [[1, 2], [0]], [human('Ann'), bot, bot]))).toEqual({
    total: 7,
    seats: 3,
    isLost: true,
    place: 3,
  });
});

test('of people at one device whoever did best is named', () => {
  expect(ownResultOf(run([7, 9], [[1], [0]], [human('Ann'), human('Bo')]))).toMatchObject({ name: 'Bo', total: 9 });
});

test('a run of bots is nobody’s; one from before seats were kept is one’s own', () => {
  expect(ownResultOf(run([7, 9], [[1], [0]], [bot, bot]))).toBeUndefined();
  expect(ownResultOf(run([7], [[0]]))).toEqual({ total: 7, seats: 1, isLost: false });
});

test('a run that the game won is lost', () => {
  const lost = run([7], [[0]]);
  expect(ownResultOf({ ...lost, ...(lost.outcome && { outcome: { ...lost.outcome, lost: true } }) })).toMatchObject({
    isLost: true,
  });
});

test('a finished table was won or lost by my seat; among several the place counts', () => {
  const line: MyTable = {
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
  expect(resultAt({ ...run([3, 9], [[1], [0]]), table: line })).toEqual({ isLost: false });
  expect(resultAt({ ...run([9, 3], [[0], [1]]), table: line })).toEqual({ isLost: true });
  expect(resultAt({ ...run([9, 3, 1], [[0], [1], [2]]), table: line })).toEqual({ isLost: true, place: 2 });
  expect(resultAt({ ...counts, place: { kind: 'table', id: 't' }, table: line })).toBeUndefined();
});
