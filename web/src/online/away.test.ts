import type { Chair, Clock, TableInfo } from '@haven/wire';
import { AWAY } from '@haven/wire';
import { expect, test } from 'vitest';
import { missingOf } from './away.ts';
import { resignerOf } from './online-table.ts';

const NOW = 10_000_000;
const LIVE: Clock = { kind: 'live', moveSeconds: 30, bankSeconds: 60 };
const DAYS: Clock = { kind: 'days', days: 1 };

function chairAt(seat: number, changes: Partial<Chair> = {}): Chair {
  return { seat, kind: 'human', isStandIn: false, name: '', isOnline: true, ...changes };
}

function tableOf(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't',
    game: 'g',
    options: {},
    access: 'link',
    clock: { kind: 'none' },
    timeout: 'vote',
    phase: 'playing',
    created: 0,
    host: 0,
    chairs: [chairAt(0), chairAt(1)],
    seal: null,
    clocks: [],
    now: NOW,
    ...changes,
  };
}

const away = (ms: number) => chairAt(1, { isOnline: false, awaySince: NOW - ms });

test('whoever is there and in time is not missing', () => {
  expect(missingOf(tableOf(), chairAt(1), NOW)).toBeUndefined();
});

test('away: the time until a bot may play and until the match may be ended', () => {
  expect(missingOf(tableOf(), away(60_000), NOW)).toMatchObject({ botMs: AWAY.botMs - 60_000, isLate: false });
  expect(missingOf(tableOf(), away(AWAY.botMs), NOW)).toMatchObject({ botMs: 0, endMs: AWAY.endMs - AWAY.botMs });
  expect(missingOf(tableOf(), away(AWAY.endMs), NOW)).toMatchObject({ botMs: 0, endMs: 0 });
});

test('where turns take days, only out of time counts', () => {
  const since = NOW - 24 * 3600_000;
  expect(missingOf(tableOf({ clock: DAYS }), away(AWAY.endMs), NOW)).toBeUndefined();
  const late = tableOf({ clock: DAYS, clocks: [{ seat: 1, bankMs: 0, since }] });
  expect(missingOf(late, away(AWAY.endMs), NOW)).toMatchObject({ isLate: true, botMs: 0, endMs: 0 });
});

test('late but there: a bot may play, the match is not ended behind their back', () => {
  const late = tableOf({ clock: LIVE, clocks: [{ seat: 1, bankMs: 0, since: NOW - 30_000 }] });
  expect(missingOf(late, chairAt(1), NOW)).toMatchObject({ botMs: 0, endMs: Number.POSITIVE_INFINITY });
});

test('a bot keeps nobody waiting', () => {
  expect(missingOf(tableOf(), { ...away(AWAY.endMs), kind: 'bot', isStandIn: true }, NOW)).toBeUndefined();
});

test('who ended the match by giving up; not who did before and left the chair to a bot', () => {
  const annals = [{ what: 'resigned', seat: 1, name: '', entries: 4 }] as const;
  expect(resignerOf(tableOf({ phase: 'ended', annals }))).toBe(1);
  expect(resignerOf(tableOf({ phase: 'playing', annals }))).toBeUndefined();
  const withBot = [chairAt(0), chairAt(1, { kind: 'bot' })];
  expect(resignerOf(tableOf({ phase: 'ended', annals, chairs: withBot }))).toBeUndefined();
});
