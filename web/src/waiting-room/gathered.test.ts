import type { Chair, ChairKind } from '@haven/wire';
import { expect, test } from 'vitest';
import { isComplete, isOnlyHeir, openIn } from './gathered.ts';

const chair = (seat: number, kind: ChairKind, changes: Partial<Chair> = {}): Chair => ({
  seat,
  kind,
  name: '',
  isStandIn: false,
  isOnline: kind === 'human',
  ...changes,
});
const host = chair(0, 'human');

test('a chair that is kept for somebody is not free', () => {
  const kept = chair(1, 'open', { name: 'Zoé' });
  expect(openIn([host, kept, chair(2, 'bot')])).toEqual({ free: [], kept: [kept] });
  expect(openIn([host, chair(1, 'open')])).toEqual({ free: [chair(1, 'open')], kept: [] });
});

test('a company is complete when no chair is open and nobody is away; bots always are there', () => {
  expect(isComplete([host, chair(1, 'human'), chair(2, 'bot')])).toBe(true);
  expect(isComplete([host, chair(1, 'human', { isOnline: false })])).toBe(false);
  expect(isComplete([host, chair(1, 'open')])).toBe(false);
});

test('of two the other becomes host, of three somebody', () => {
  const room = (...others: Chair[]) => ({ host: 0, chairs: [{ ...host, isOnline: false }, ...others] });
  expect(isOnlyHeir(room(chair(1, 'human'), chair(2, 'open'), chair(3, 'bot')), 1)).toBe(true);
  expect(isOnlyHeir(room(chair(1, 'human'), chair(2, 'human')), 1)).toBe(false);
  expect(isOnlyHeir(room(chair(1, 'human')), 'spectator')).toBe(false);
});
