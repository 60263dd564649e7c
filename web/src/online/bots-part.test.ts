import type { Outcome } from '@haven/kit';
import type { Chair, TableInfo } from '@haven/wire';
import { expect, test } from 'vitest';
import { botsPartBesides, botsPartInVictory } from './bots-part.ts';

const wonBy = (...winners: number[]): Outcome => ({ ranking: [winners, [2]], sheets: [], verdict: 'won' });

const chair = (seat: number, name: string, played: { byPerson: number; byBot: number }): Chair => ({
  seat,
  kind: 'human',
  name,
  isOnline: true,
  isStandIn: false,
  played,
});

const ANNA = chair(0, 'Anna', { byPerson: 40, byBot: 0 });
const OLEG = chair(1, 'Олег', { byPerson: 11, byBot: 38 });
const BOT = chair(2, '', { byPerson: 0, byBot: 30 });
const CHAIRS = [ANNA, OLEG, BOT];

test('a victory that a bot helped to is told with its part in it, one’s own is not', () => {
  expect(botsPartInVictory(wonBy(1), { chairs: CHAIRS })).toEqual([{ seat: 1, count: 38, all: 49 }]);
  expect(botsPartInVictory(wonBy(0), { chairs: CHAIRS })).toEqual([]);
  expect(botsPartInVictory(wonBy(0, 1), { chairs: CHAIRS })).toEqual([{ seat: 1, count: 38, all: 49 }]);
});

test('a bot that won helped nobody, nor did the one whose chair somebody took over', () => {
  const annals: TableInfo['annals'] = [{ what: 'joined', seat: 1, name: 'Олег', entries: 38 }];
  expect(botsPartInVictory(wonBy(2), { chairs: CHAIRS })).toEqual([]);
  expect(botsPartInVictory(wonBy(1), { chairs: CHAIRS, annals })).toEqual([]);
});

test('what stands beside a victory is not told once more', () => {
  expect(botsPartBesides(wonBy(1), { chairs: CHAIRS })).toEqual([]);
  expect(botsPartBesides(wonBy(0), { chairs: CHAIRS })).toEqual([{ seat: 1, count: 38, all: 49 }]);
  expect(botsPartBesides(undefined, { chairs: CHAIRS })).toHaveLength(1);
});
