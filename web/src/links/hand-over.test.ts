import type { SeatInfo } from '@haven/ui-kit';
import { expect, test } from 'vitest';
import { firstHotSeat, hotSeatAfter } from './hand-over.ts';

const table = (kinds: string): SeatInfo[] =>
  Array.from(kinds, (kind) => ({ name: '', kind: kind === 'h' ? 'human' : 'bot' }));

test('one person among bots always looks from the own chair', () => {
  expect(firstHotSeat(table('bhb'), [0])).toEqual({ viewer: 1, next: null });
  expect(hotSeatAfter({ viewer: 1, next: null }, table('bhb'), [2])).toEqual({ viewer: 1, next: null });
});

test('several people see nothing secret before one of them takes the device', () => {
  expect(firstHotSeat(table('hhb'), [1])).toEqual({ viewer: 'spectator', next: 1 });
  expect(firstHotSeat(table('hhb'), [2])).toEqual({ viewer: 'spectator', next: 0 });
});

test('a finished match hides nothing', () => {
  expect(firstHotSeat(table('hh'), [])).toEqual({ viewer: 0, next: null });
  expect(hotSeatAfter({ viewer: 1, next: null }, table('hh'), [])).toEqual({ viewer: 1, next: null });
});

test('the device stays with whoever has something to decide', () => {
  expect(hotSeatAfter({ viewer: 1, next: null }, table('hhh'), [0, 1])).toEqual({ viewer: 1, next: null });
});

test('it goes round in the order of the seats', () => {
  expect(hotSeatAfter({ viewer: 1, next: null }, table('hhh'), [0, 2])).toEqual({ viewer: 1, next: 2 });
  expect(hotSeatAfter({ viewer: 2, next: null }, table('hhh'), [0, 1])).toEqual({ viewer: 2, next: 0 });
});

test('nobody has to take it while only bots are asked', () => {
  expect(hotSeatAfter({ viewer: 0, next: null }, table('hbh'), [1])).toEqual({ viewer: 0, next: null });
});

test('a hand-over that was taken back is off', () => {
  expect(hotSeatAfter({ viewer: 0, next: 1 }, table('hh'), [0])).toEqual({ viewer: 0, next: null });
});
