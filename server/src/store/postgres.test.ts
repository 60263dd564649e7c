import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasPostgres, inDatabase, newDatabaseUrl } from '../testing/engines.ts';
import { fill } from '../testing/rich-store.ts';
import { barterRecord, NOW } from '../testing/stored-barter.ts';
import { Damaged } from './damaged.ts';
import { openPostgres } from './postgres.ts';
import { inTransaction, openPool } from './postgres-pool.ts';
import type { Append, Store } from './store.ts';
import { DatabaseLost } from './store-failed.ts';

const RECORD = barterRecord();
const entryOf = (seq: number, move: string) => ({ seat: 0, move: `${move} ${seq}`, events: [] });
const appendTo = (match: string, seq: number, move = 'move'): Append => ({
  match,
  seq,
  entry: entryOf(seq, move),
  at: NOW,
});

/** For the one who asks. */
const END_WHOEVER_WAITS =
  'select pg_terminate_backend(pid) from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';

describe.runIf(hasPostgres())('PostgreSQL', () => {
  let url: string;
  let servers: Store[];
  beforeEach(async () => {
    url = await newDatabaseUrl();
    servers = await Promise.all([openPostgres(url), openPostgres(url)]);
  });
  afterEach(() => Promise.all(servers.map((server) => server.close())));
  const both = () => servers as [Store, Store];
  const movesOf = async (match: string) =>
    (await servers[0]?.load(match))?.record.entries.flatMap((entry) => ('move' in entry ? [entry.move] : [])) ?? [];

  test('of two servers that write the same number one does, and the other hears of it', async () => {
    const [one, other] = both();
    await one.create({ id: 'm', record: RECORD, created: 1 });
    for (let seq = 0; seq < 5; seq += 1) {
      const answers = await Promise.all([
        one.append(appendTo('m', seq, 'one')),
        other.append(appendTo('m', seq, 'other')),
      ]);
      expect(answers.toSorted()).toEqual([false, true]);
    }
    expect(await movesOf('m')).toHaveLength(5);
    expect(await other.verify()).toEqual([]);
  });

  test('servers whose word to each other was cut off find each other again, however many ask at once', async () => {
    const cut = `select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and classid = 2200
      and objid = (hashtext(current_schema())::bigint & 4294967295)::oid`;
    expect(await inDatabase(url, cut)).toHaveLength(2);
    const asked = () => Promise.all([...servers, ...servers].map(({ shared }) => shared?.hasOthers()));
    let answers = await asked();
    while (!answers.every(Boolean)) answers = await asked();
    expect(answers).toEqual([true, true, true, true]);
  });

  test('whoever looks when the last server has closed finds nobody, however soon that is', async () => {
    const locks = `select 1 from pg_locks where locktype = 'advisory' and classid = 2200
      and objid = (hashtext(current_schema())::bigint & 4294967295)::oid`;
    const looker = new pg.Client({ connectionString: url });
    await looker.connect();
    const left: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(servers.map((server) => server.close()));
      left.push((await looker.query(locks)).rows.length);
      servers = [await openPostgres(url)];
    }
    await looker.end();
    expect(left).toEqual(new Array(10).fill(0));
  });

  /** Plays on as servers do: whoever was too late looks where the match stands now. */
  async function playOn(store: Store, match: string, name: string): Promise<string[]> {
    const written: string[] = [];
    for (let seq = 0; written.length < 5; ) {
      if (await store.append(appendTo(match, seq, name))) written.push(entryOf(seq, name).move);
      seq = (await store.load(match))?.record.entries.length ?? 0;
    }
    return written;
  }

  test('what two servers write to the same matches is all there, once and in order', async () => {
    const [one, other] = both();
    const ids = ['a', 'b'];
    for (const id of ids) await one.create({ id, record: RECORD, created: 1 });
    for (const id of ids) {
      const written = await Promise.all([playOn(one, id, 'one'), playOn(other, id, 'other')]);
      const moves = await movesOf(id);
      expect(moves.toSorted()).toEqual(written.flat().toSorted());
      expect(moves.map((move) => Number(move.split(' ')[1]))).toEqual(moves.map((_, seq) => seq));
    }
    expect(await one.verify()).toEqual([]);
  });

  test('all entries that wait go in one transaction', async () => {
    const [one] = both();
    const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
    await Promise.all(ids.map((id) => one.create({ id, record: RECORD, created: 1 })));
    await Promise.all(ids.flatMap((id) => [one.append(appendTo(id, 0)), one.append(appendTo(id, 1))]));
    const rows = await inDatabase(url, 'select count(*) as entries, count(distinct xmin::text) as writes from entries');
    expect(rows).toEqual([{ entries: '40', writes: '1' }]);
  });

  test('numbers of matches, tables and lines are given once, whoever gives them', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
    await Promise.all(ids.map((id, index) => servers[index % 2]?.create({ id, record: RECORD, created: 1 })));
    const rows = await inDatabase(url, 'select count(distinct number) as numbers from matches');
    expect(rows).toEqual([{ numbers: '20' }]);
  });

  /** Has a connection end while it waits for rows of this table. */
  async function losing(table: string, asked: () => Promise<unknown>): Promise<void> {
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query(`begin; lock table ${table}`);
    const lost = expect(asked()).rejects.toThrow(DatabaseLost);
    for (let ended = 0; ended === 0; ) ended = (await holder.query(END_WHOEVER_WAITS)).rows.length;
    await lost;
    await holder.end();
  }

  test.each([
    ['an entry', 'heads', (store: Store) => store.append(appendTo('m', 0))],
    ['anything else', 'bans', (store: Store) => store.bans.lift({ kind: 'guest', name: 'eve' })],
  ])(
    'whether %s was kept over a connection that is lost nobody knows: nothing more is',
    async (_what, table, write) => {
      const [one, other] = both();
      await one.create({ id: 'm', record: RECORD, created: 1 });
      await losing(table, () => write(one));
      expect(await one.failed).toBeInstanceOf(DatabaseLost);
      await expect(one.append(appendTo('m', 0))).rejects.toThrow(DatabaseLost);
      await expect(one.create({ id: 'n', record: RECORD, created: 1 })).rejects.toThrow(DatabaseLost);
      await expect(one.check()).rejects.toThrow(DatabaseLost);
      expect(await other.append(appendTo('m', 0)), 'others go on').toBe(true);
    },
  );

  test('where a connection is lost that nobody uses, another takes its place', async () => {
    const one = await openPostgres(`${url}&application_name=lonely`);
    servers.push(one);
    await one.create({ id: 'm', record: RECORD, created: 1 });
    await inDatabase(
      url,
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'lonely'",
    );
    expect(await one.append(appendTo('m', 0))).toBe(true);
  });

  test('a transaction in which something was refused acknowledges nothing', async () => {
    const pool = openPool(url, 'writing');
    const swallowing = inTransaction(pool, 'writing', (client) =>
      client.query('select 1 / 0').catch(() => 'no matter'),
    );
    await expect(swallowing).rejects.toThrow('nothing of the transaction was kept');
    await pool.end();
  });

  test('what was changed by hand is damaged, and what is written upon it does not make it sound', async () => {
    const [one, other] = both();
    await fill(one);
    await inDatabase(url, "update standings set host = 'eve'; update players set name = 'Eve'");
    await inDatabase(url, "update entries set entry = replace(entry, 'move 1', 'move 9')");
    await expect(other.tables.load('ada-plays')).rejects.toThrow(Damaged);
    await expect(other.players.rename('ada', 'Ada')).rejects.toThrow(Damaged);
    await expect(other.load('ada-plays')).rejects.toThrow('entry 1 or what led to it is not as it was written');
    expect(await other.tables.change({ table: 'ada-waits', revision: 0, at: 9, host: 'ada' })).toBe(false);
    const kinds = new Set((await one.verify()).map(({ what }) => what.kind));
    expect(kinds).toEqual(new Set(['guest', 'table', 'match']));
  });

  test('a match whose end was changed is not played on', async () => {
    const [one, other] = both();
    await fill(one);
    await inDatabase(url, 'update heads set at = at + 1');
    await expect(other.append(appendTo('ada-plays', 4))).rejects.toThrow(Damaged);
  });

  test('columns that a newer server adds do not disturb one that is open', async () => {
    const [one] = both();
    await fill(one);
    // One after the other, over the same connection.
    const readAll = async () => [
      await one.load('ada-plays'),
      await one.tables.load('ada-plays'),
      await one.players.load('ada'),
      await one.tables.ofPlayer('ada', 9),
    ];
    const before = await readAll();
    for (const name of ['matches', 'entries', 'snapshots', 'tables', 'standings', 'chairs', 'players', 'chat'])
      await inDatabase(url, `alter table ${name} add column next_age bigint`);
    expect(await readAll()).toEqual(before);
  });

  test('data of a newer Haven are refused', async () => {
    await inDatabase(url, 'insert into migrations select max(number) + 1 from migrations');
    await expect(openPostgres(url)).rejects.toThrow('newer Haven');
  });
});
