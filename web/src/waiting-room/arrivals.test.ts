import type { Chair, ChairKind } from '@haven/wire';
import { expect, test } from 'vitest';
import { arrivalsIn } from './arrivals.ts';

const chair = (seat: number, kind: ChairKind, name = ''): Chair => ({
  seat,
  kind,
  name,
  isStandIn: false,
  isOnline: true,
});
const host = chair(0, 'human', 'Anne');
const told = (before: readonly Chair[], after: readonly Chair[]) =>
  arrivalsIn([host, ...before], [host, ...after]).map(({ what, chair: { seat } }) => [what, seat]);

test('whoever sits down or stands up is told, with a name or without', () => {
  expect(told([chair(1, 'open')], [chair(1, 'human', 'Zoé')])).toEqual([['satDown', 1]]);
  expect(told([chair(1, 'open')], [chair(1, 'human')])).toEqual([['satDown', 1]]);
  expect(told([chair(1, 'human', 'Zoé')], [chair(1, 'open')])).toEqual([['stoodUp', 1]]);
  expect(told([chair(1, 'human', 'Zoé')], [])).toEqual([['stoodUp', 1]]);
});

test('a new name, another chair and a bot are no arrivals', () => {
  expect(told([chair(1, 'human', 'Zoé')], [chair(1, 'human', 'Zoë')])).toEqual([]);
  expect(told([chair(1, 'human', 'Zoé'), chair(2, 'open')], [chair(1, 'open'), chair(2, 'human', 'Zoé')])).toEqual([]);
  expect(told([chair(1, 'open')], [chair(1, 'bot')])).toEqual([]);
});
