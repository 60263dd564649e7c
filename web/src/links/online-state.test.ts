import type { ChatLine, TableInfo } from '@haven/wire';
import { expect, test } from 'vitest';
import { firstState, lostState, stateAfter } from './online-state.ts';

const TABLE: TableInfo = {
  id: 't',
  game: 'g',
  options: {},
  access: 'link',
  clock: { kind: 'none' },
  timeout: 'bot',
  phase: 'gathering',
  created: 1,
  host: 0,
  chairs: [],
  seal: null,
  clocks: [],
  now: 1000,
};
const line = (number: number): ChatLine => ({ number, seat: 0, at: 0, said: { kind: 'text', text: `${number}` } });
const first = firstState({ type: 'table', viewer: 'spectator', aids: [], table: TABLE }, 400);

test('the first letter tells how far the server’s clock is ahead', () => {
  expect(first.aheadMs).toBe(600);
});

test('whoever takes a chair is no longer a spectator', () => {
  const after = stateAfter(first, { type: 'table', viewer: 1, aids: [], table: { ...TABLE, phase: 'playing' } }, 400);
  expect([after.viewer, after.table.phase]).toEqual([1, 'playing']);
});

test('lines that are told again are known once, in their order', () => {
  const some = stateAfter(first, { type: 'chat', lines: [line(1), line(2)] }, 0);
  const all = stateAfter(some, { type: 'chat', lines: [line(2), line(3)] }, 0);
  expect(all.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('without a connection it is known since when, until the table is heard again', () => {
  const lost = lostState(lostState(first, 5_000), 9_000);
  expect(lost.lostAt).toBe(5_000);
  expect(stateAfter(lost, { type: 'table', viewer: 1, aids: [], table: TABLE }, 400)).not.toHaveProperty('lostAt');
});
