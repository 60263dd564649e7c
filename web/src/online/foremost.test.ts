import { AWAY, type Chair, type Request, type TableInfo } from '@haven/wire';
import { expect, test } from 'vitest';
import { firstState, type OnlineState, stateAfter } from '../links/online-state.ts';
import { awayFor, endingIn, endsAlone, foremost, freeChairFor } from './foremost.ts';

const NOW = 10_000_000;
const person = (seat: number, changes: Partial<Chair> = {}): Chair => ({
  seat,
  kind: 'human',
  isStandIn: false,
  name: `P${seat}`,
  isOnline: true,
  ...changes,
});
const bot = (seat: number): Chair => person(seat, { kind: 'bot', name: '' });
const gone = (seat: number, ms: number) => person(seat, { isOnline: false, awaySince: NOW - ms });

const TABLE: TableInfo = {
  id: 't',
  game: 'g',
  options: {},
  access: 'link',
  clock: { kind: 'none' },
  timeout: 'vote',
  phase: 'playing',
  created: 0,
  host: 0,
  chairs: [person(0), person(1), person(2)],
  seal: null,
  clocks: [],
  now: NOW,
};
const letter = (viewer: OnlineState['viewer'], changes: Partial<TableInfo>) =>
  ({ type: 'table', viewer, aids: [], table: { ...TABLE, ...changes } }) as const;
const seatedWith = (changes: Partial<TableInfo>) => firstState(letter(0, changes), NOW);
const chairs = (...others: Chair[]) => ({ chairs: [person(0), ...others] });

const REQUEST: Request = {
  id: 1,
  by: 1,
  proposal: { what: 'abandon' },
  agreed: [1],
  missing: [0],
  expires: NOW + 1,
};

test('of all that could be said one thing is, the most important', () => {
  const otherRules = { theirs: 1, ours: 2 };
  const standIn = (...others: Chair[]) => ({ chairs: [person(0, { kind: 'bot', isStandIn: true }), ...others] });
  expect(foremost({ ...seatedWith({ phase: 'ended', otherRules }), request: REQUEST }, NOW)).toBe('request');
  expect(foremost(seatedWith({ phase: 'ended', otherRules }), NOW)).toBe('over');
  expect(foremost(seatedWith({ ...standIn(gone(1, AWAY.botMs)), otherRules }), NOW)).toBe('otherRules');
  expect(foremost(seatedWith(standIn(gone(1, AWAY.botMs))), NOW)).toBe('missing');
  expect(foremost(seatedWith(standIn(gone(1, 60_000))), NOW)).toBe('away');
  expect(foremost(seatedWith(standIn(person(1))), NOW)).toBe('standIn');
  expect(foremost(seatedWith(chairs(gone(1, AWAY.botMs), gone(2, 60_000))), NOW)).toBe('missing');
  expect(foremost(seatedWith(chairs(gone(1, 60_000), person(2))), NOW)).toBe('away');
  expect(foremost(seatedWith({}), NOW)).toBeUndefined();
});

test('somebody who loads the page again is not called away; of two the one who went first', () => {
  expect(awayFor(seatedWith(chairs(gone(1, 2_000))), NOW)).toBeUndefined();
  expect(awayFor(seatedWith(chairs(gone(1, 20_000), gone(2, 60_000))), NOW)?.chair.seat).toBe(2);
});

test('a bot’s chair is offered to those who look on, but not to whoever has just given it up', () => {
  const after = { chairs: [bot(0), person(1), person(2)] };
  const resigned = stateAfter(seatedWith({}), letter('spectator', after), NOW);
  expect(freeChairFor(resigned)).toBeUndefined();
  expect(foremost(resigned, NOW)).toBeUndefined();
  expect(foremost(firstState(letter('spectator', after), NOW), NOW)).toBe('join');
  expect(freeChairFor(firstState({ ...letter('spectator', after), gaveUp: [0] }, NOW))).toBeUndefined();
  expect(freeChairFor(seatedWith({ chairs: [person(0), bot(1)] }))).toBeUndefined();
});

test('who ends the match alone: among bots, or with those who have been away for long enough', () => {
  expect(endsAlone(seatedWith(chairs(bot(1), person(2, { kind: 'bot', isStandIn: true }))), NOW)).toBe(true);
  expect(endsAlone(seatedWith(chairs(gone(1, AWAY.endMs), bot(2))), NOW)).toBe(true);
  expect(endsAlone(seatedWith(chairs(gone(1, AWAY.endMs - 1), bot(2))), NOW)).toBe(false);
  expect(endsAlone(seatedWith(chairs(gone(1, AWAY.endMs), person(2))), NOW)).toBe(false);
});

test('the end is proposed to those who are there: while somebody is away, it is told when it will be possible', () => {
  expect(endingIn(seatedWith({}), NOW)).toBe(0);
  expect(endingIn(seatedWith(chairs(gone(1, 60_000), person(2))), NOW)).toBe(AWAY.endMs - 60_000);
  expect(endingIn(seatedWith(chairs(gone(1, 60_000), gone(2, AWAY.endMs))), NOW)).toBe(AWAY.endMs - 60_000);
  expect(endingIn(seatedWith(chairs(gone(1, AWAY.endMs), person(2))), NOW)).toBe(0);
  expect(endingIn(seatedWith(chairs(gone(1, 2_000), bot(2))), NOW)).toBe(0);
  expect(endingIn(seatedWith({ ...chairs(gone(1, 60_000)), clock: { kind: 'days', days: 1 } }), NOW)).toBe(0);
});
