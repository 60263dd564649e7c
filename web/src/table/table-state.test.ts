import type { FromTable, GameTypes, News, Seen } from '@haven/kit';
import { expect, test } from 'vitest';
import { hasGap, heard, logOf, NOTHING_SEEN, type TableState, toldUntil } from './table-state.ts';

const seenAt = (seq: number): Seen<GameTypes> => ({
  seq,
  asked: seq,
  toAct: [0],
  view: {},
  moves: [],
  canUndo: true,
  undone: 0,
});
const news = (...words: string[]): News<unknown>[] => words.map((word) => ({ seat: 0, events: [word] }));
const told = (from: number, ...words: string[]): FromTable<GameTypes> => ({
  type: 'seen',
  from,
  seen: seenAt(from + words.length),
  news: news(...words),
});
const after = (...messages: FromTable<GameTypes>[]): TableState => messages.reduce(heard, NOTHING_SEEN);

test('what was there before one came is told, but not as news', () => {
  const state = after(told(0, 'a', 'b'));
  expect(state.told).toEqual(news('a', 'b'));
  expect(state.fresh).toEqual([]);
});

test('what happens later is news', () => {
  const state = after(told(0, 'a'), told(1, 'b'));
  expect(state.told).toEqual(news('a', 'b'));
  expect(state.fresh).toEqual(news('b'));
});

test('what is told twice is known once', () => {
  expect(after(told(0, 'a', 'b'), told(0, 'a', 'b', 'c')).told).toEqual(news('a', 'b', 'c'));
});

test('an old message changes nothing', () => {
  const state = after(told(0, 'a', 'b'));
  expect(heard(state, told(0, 'a'))).toBe(state);
});

test('a gap is seen, and nothing is made up across it', () => {
  const state = after(told(0, 'a'));
  const skipping = told(2, 'c');
  expect(hasGap(state, skipping)).toBe(true);
  expect(heard(state, skipping)).toBe(state);
});

test('a refusal ends the waiting and goes with the next position', () => {
  const waiting = { ...after(told(0, 'a')), waiting: true };
  const refusal = { code: 'no' };
  const refused = heard(waiting, { type: 'refused', refusal, seen: seenAt(1) });
  expect([refused.waiting, refused.refusal]).toEqual([false, refusal]);
  expect(heard(refused, told(1, 'b')).refusal).toBeNull();
});

test('a refusal from a position that one does not know yet is a gap', () => {
  const refused: FromTable<GameTypes> = { type: 'refused', refusal: { code: 'stale' }, seen: seenAt(3) };
  expect(hasGap(after(told(0, 'a')), refused)).toBe(true);
});

test('moves that were taken back leave the log, a note stays', () => {
  const back = (undone: number): News<unknown> => ({ seat: 0, events: [], undone });
  const log = logOf([...news('a', 'b', 'c'), back(2), ...news('d'), back(1)]);
  expect(log.map(({ news: { events, undone } }) => undone ?? events[0])).toEqual(['a', 2, 1]);
});

test('no more is told than the film has come to', () => {
  const told = [...news('a'), { seat: 1, events: ['b', 'c'] }, { seat: 2, events: ['d'] }];
  const until = (events: number) => toldUntil(told, { entries: 1, events }).flatMap((each) => each.events);
  expect([until(0), until(1), until(2), until(3)].map((each) => each.join(''))).toEqual(['a', 'ab', 'abc', 'abcd']);
  expect(toldUntil(told, { entries: 3, events: 0 })).toBe(told);
});
