import type { SeatClock } from '@haven/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import type { Store } from './store.ts';
import type { StoredTable } from './tables.ts';

const NOW = 1_700_000_000_000;
const MINUTE_MS = 60_000;
const table = (id: string, changes: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'barter',
  options: {},
  told: {},
  access: 'public',
  share: 'cd',
  created: NOW,
  changed: NOW,
  clock: { kind: 'days', days: 2 },
  timeout: 'bot',
  phase: 'gathering',
  host: 'ada',
  chairs: [],
  rematch: null,
  revision: 0,
  clocks: [],
  ...changes,
});

describe.each(ENGINES)('clocks, chat and notices on $name', ({ place }) => {
  let store: Store;
  beforeEach(async () => {
    store = await (await place()).open();
    for (const id of ['ada', 'bo']) await store.players.create({ id, name: '', language: 'en', created: NOW });
    await store.tables.create(table('t'));
  });
  afterEach(() => store.close());

  const runs = (id: string, clocks: readonly SeatClock[], phase: StoredTable['phase'] = 'playing') =>
    store.tables.change({ table: id, revision: 0, at: NOW, phase, clocks });
  const clocksOf = async (id: string) => (await store.tables.load(id))?.clocks;

  test('the time since the last beat is given back to clocks that run, at tables that are played', async () => {
    const [resting, running] = [
      { seat: 0, bankMs: 7, since: null },
      { seat: 1, bankMs: 9, since: NOW - 100 },
    ];
    await store.tables.create(table('ended'));
    await runs('t', [resting, running]);
    await runs('ended', [running], 'ended');
    await store.clocks.beat(NOW);
    await store.clocks.giveBack(NOW + 5000);
    expect(await clocksOf('t')).toEqual([resting, { ...running, since: NOW + 4900 }]);
    expect(await clocksOf('ended')).toEqual([running]);
    await store.clocks.giveBack(NOW + 5000);
    expect(await clocksOf('t')).toEqual([resting, { ...running, since: NOW + 4900 }]);
  });

  test('a clock that began after the last beat has spent nothing', async () => {
    await store.clocks.beat(NOW);
    await runs('t', [{ seat: 0, bankMs: 0, since: NOW + 3000 }]);
    await store.clocks.giveBack(NOW + 9000);
    expect(await clocksOf('t')).toEqual([{ seat: 0, bankMs: 0, since: NOW + 9000 }]);
  });

  test('without any beat nothing is known and nothing changes', async () => {
    const clocks = [{ seat: 0, bankMs: 0, since: NOW }];
    await runs('t', clocks);
    await store.clocks.giveBack(NOW + 9000);
    expect(await clocksOf('t')).toEqual(clocks);
  });

  test('tables where somebody’s time runs', async () => {
    await store.tables.create(table('still'));
    await runs('still', [{ seat: 0, bankMs: 0, since: null }]);
    await runs('t', [{ seat: 0, bankMs: 0, since: NOW }]);
    expect(await store.clocks.ticking()).toEqual([
      { id: 't', clock: { kind: 'days', days: 2 }, timeout: 'bot', clocks: [{ seat: 0, bankMs: 0, since: NOW }] },
    ]);
  });

  const said = { kind: 'text', text: 'x' } as const;

  test('clocks are kept by whoever knows what they showed before', async () => {
    const [before, after, late] = [NOW, NOW + 1, NOW + 2].map((since) => [{ seat: 0, bankMs: 7, since }]);
    await runs('t', before ?? []);
    expect(await store.clocks.keep('t', after ?? [], before ?? [])).toBe(true);
    expect(await store.clocks.keep('t', late ?? [], before ?? [])).toBe(false);
    expect(await clocksOf('t')).toEqual(after);
  });

  test('a change is not written over clocks that show something else by now', async () => {
    const [before, now] = [[{ seat: 0, bankMs: 7, since: NOW }], [{ seat: 0, bankMs: 7, since: null }]];
    await runs('t', now);
    const ending = { table: 't', revision: 1, at: NOW, phase: 'ended', clocks: [] } as const;
    expect(await store.tables.change({ ...ending, clocksBefore: before })).toBe(false);
    expect(await store.tables.load('t')).toMatchObject({ phase: 'playing', clocks: now });
    expect(await store.tables.change({ ...ending, clocksBefore: now })).toBe(true);
  });

  test('a change is not written while more was moved by now, whatever the clocks show', async () => {
    await runs('t', []);
    const returning = { table: 't', revision: 1, at: NOW, clocks: [{ seat: 0, bankMs: 7, since: NOW }] };
    expect(await store.tables.change({ ...returning, clocksBefore: [], movesBefore: 1 })).toBe(false);
    expect(await clocksOf('t')).toEqual([]);
    expect(await store.tables.change({ ...returning, clocksBefore: [], movesBefore: 0 })).toBe(true);
  });

  test('a chat keeps its last thousand lines, numbered on', async () => {
    const line = { table: 't', seat: 0, player: 'ada', at: NOW, said };
    await Promise.all(Array.from({ length: 1003 }, () => store.chat.add(line)));
    const lines = await store.chat.last('t', 5000);
    expect([lines.length, lines[0]?.number, lines.at(-1)?.number]).toEqual([1000, 4, 1003]);
    await expect(store.chat.add({ ...line, table: 'nothing' })).rejects.toThrow();
  });

  test('a report keeps what was said; the second of the same person takes the place of the first', async () => {
    await store.chat.add({ table: 't', seat: 1, player: 'bo', at: NOW, said });
    const report = { table: 't', line: 1, reporter: 'ada', reason: 'insult', why: '', at: NOW } as const;
    expect(await store.chat.report(report)).toBe(true);
    expect(await store.chat.report({ ...report, why: 'rude' })).toBe(true);
    expect(await store.chat.report({ ...report, line: 2 })).toBe(false);
    expect(await store.chat.reports(9)).toEqual([{ ...report, why: 'rude', seat: 1, player: 'bo', said }]);
  });

  test('a turn is claimed once, and the next one after a quiet time', async () => {
    const claim = (turn: number, at: number) =>
      store.notices.claim({ table: 't', player: 'ada', turn, at, quietMs: 10 * MINUTE_MS });
    expect(await claim(0, NOW)).toBe(true);
    expect(await claim(0, NOW + 60 * MINUTE_MS)).toBe(false);
    expect(await claim(1, NOW + 9 * MINUTE_MS)).toBe(false);
    expect(await claim(1, NOW + 10 * MINUTE_MS)).toBe(true);
    expect(await store.notices.claim({ table: 't', player: 'bo', turn: 1, at: NOW, quietMs: 0 })).toBe(true);
  });

  test('a player’s newest ten devices; a device belongs to whoever used it last', async () => {
    const device = (name: number, player: string) => ({
      endpoint: `https://push.example/${name}`,
      keys: { p256dh: 'p', auth: 'a' },
      player,
      created: NOW + name,
    });
    for (let name = 0; name < 12; name += 1) await store.notices.subscribe(device(name, 'ada'));
    expect((await store.notices.subscriptions('ada')).map(({ created }) => created - NOW)).toEqual([
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    ]);
    await store.notices.subscribe(device(11, 'bo'));
    expect(await store.notices.subscriptions('bo')).toEqual([device(11, 'bo')]);
    expect(await store.notices.subscriptions('ada')).toHaveLength(9);
  });
});
