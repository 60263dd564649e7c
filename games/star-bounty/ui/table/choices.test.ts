import { defaultOptions, seenBy, start } from '@haven/kit';
import { type Options, starBounty, type View } from '@haven/star-bounty-rules';
import { expect, test } from 'vitest';
import type { BoardState } from '../board-context.ts';
import { wordsIn } from '../words.ts';
import { choicesOf } from './choices.ts';

const options = defaultOptions(starBounty.options) as Options;
const fresh: View = seenBy(starBounty, start(starBounty, { seats: 1, options, seed: '0'.repeat(64) }), 0).view;

const boardWith = (changes: Partial<View>): BoardState => ({
  view: { ...fresh, ...changes },
  instead: undefined,
  isEndChecked: false,
  showRule: undefined,
  Lessons: undefined,
  replies: {},
  idle: false,
  can: () => true,
  wish: () => undefined,
  run: () => undefined,
  isRefused: () => false,
});

const choicesIn = (changes: Partial<View>) => choicesOf(boardWith(changes), wordsIn('en'));

test('§2.4 each enemy of the front row is a choice, its small print apart', () => {
  const [first, second] = choicesIn({ rows: [['QS', 'KC']] });
  expect([first?.label, first?.note]).toEqual(['Engage Q♠', '20 health, engines switched off']);
  expect(second?.moves).toEqual([{ type: 'engage', enemy: 'KC' }]);
});

test('§5.10 one prisoner is a plain flight that asks once, several are to choose from', () => {
  const step = { type: 'reengage', seats: [0] } as const;
  const battle = { enemy: 'QS', health: 9, roll: null, boost: 0 } as const;
  const one = [{ card: 'JH', alive: true, sector: 1 }] as const;
  const two = [...one, { card: 'KD', alive: true, sector: 2 }] as const;
  const [, flight] = choicesIn({ step, battle, collection: one });
  expect(flight?.moves).toEqual([{ type: 'flee', prisoner: 'JH' }]);
  expect(flight?.warning).toMatch(/lost/);
  expect(choicesIn({ step, battle, collection: two })[1]?.alternatives).toHaveLength(2);
});

test('§6.5 the dead are sold in one go, prisoners are not', () => {
  const collection = [
    { card: 'JH', alive: true, sector: 3 },
    { card: 'QD', alive: false, sector: 3 },
    { card: 'KC', alive: false, sector: 2 },
  ] as const;
  const sale = choicesIn({ step: { type: 'enterprise', seats: [0] }, collection }).find(({ id }) => id === 'sell');
  expect(sale?.moves).toEqual([
    { type: 'sell', card: 'QD' },
    { type: 'sell', card: 'KC' },
  ]);
  expect(sale?.note).toBe('+19');
});

test('§6.10 healing never asks for more than there is to pay', () => {
  const heal = choicesIn({ step: { type: 'enterprise', seats: [0] }, life: 3, credits: 4 }).find(
    ({ id }) => id === 'heal',
  );
  expect(heal?.moves).toEqual([{ type: 'heal', hearts: 4 }]);
});

test('nothing is asked when the run is over', () => {
  expect(choicesIn({ step: null })).toEqual([]);
});

test('a match that was ended before its end offers nothing', () => {
  expect(choicesIn({ rows: [['QS', 'KC']] })).not.toEqual([]);
  const ended = { ...boardWith({ rows: [['QS', 'KC']] }), instead: 'The match is over.' };
  expect(choicesOf(ended, wordsIn('en'))).toEqual([]);
});
