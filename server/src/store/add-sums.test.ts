import { dirname, join } from 'node:path';
import { simRng } from '@haven/kit';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { openHouse } from '../testing/open-house.ts';
import { playRandomly } from '../testing/random-run.ts';
import { fill, MATCHES, TABLES } from '../testing/rich-store.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { MIGRATIONS } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The same data as the first four steps kept them. */
function asBefore(file: string): string {
  const old = join(tempFolder(), 'haven.db');
  const database = new DatabaseSync(old);
  database.exec('create table migrations (number integer primary key); pragma foreign_keys = off');
  MIGRATIONS.slice(0, 4).forEach((step, index) => {
    database.exec(step as string);
    database.exec(`insert into migrations (number) values (${index + 1})`);
  });
  database.exec(`attach '${file}' as now`);
  const tables = database.prepare("select name from main.sqlite_schema where type = 'table' and name <> 'migrations'");
  for (const { name } of tables.all() as { name: string }[]) {
    const columns = database.prepare(`pragma main.table_info(${name})`).all() as { name: string }[];
    const names = columns.map((column) => column.name).join(', ');
    database.exec(`insert into main.${name} (${names}) select ${names} from now.${name}`);
  }
  database.close();
  return old;
}

function contents(store: Store): Promise<unknown[]> {
  const found = [...TABLES.map((id) => store.tables.load(id)), ...MATCHES.map((id) => store.load(id))];
  const lists = [store.tables.ofPlayer('ada', 9), store.chat.last('ada-plays', 9), store.chat.reports(9)];
  return Promise.all([...found, ...lists, store.players.load('bo'), store.best({ game: 'barter', limit: 9 })]);
}

test('what was stored before there were sums comes through, is sound, and goes on', async () => {
  const file = join(tempFolder(), 'haven.db');
  const before = openSqlite(file);
  await fill(before);
  const expected = await contents(before);
  await before.close();

  const noticed: unknown[] = [];
  const store = openSqlite(asBefore(file), { noticed: (damaged) => noticed.push(damaged) });
  expect(await contents(store)).toEqual(expected);
  expect(await store.verify()).toEqual([]);
  expect(noticed).toEqual([]);
  const entry = { seat: 0, move: 'on', events: [] };
  const append = { match: 'ada-plays', seq: 4, entry, at: 9, turn: { moves: 5, toAct: [0] } };
  expect(await store.append(append)).toBe(true);
  expect((await store.load('ada-plays'))?.record.entries).toHaveLength(5);
  expect(await store.verify()).toEqual([]);
  await store.close();
});

test('a match of a real house from before is played on', async () => {
  const first = await openHouse();
  const { guest, match, token, seen } = await first.seated();
  const after = await playRandomly(guest, seen, { rng: simRng(7), limit: 5 });
  await first.close();

  const folder = dirname(asBefore(join(first.folder, 'haven.db')));
  const second = await openHouse({}, folder);
  const again = await second.guest();
  expect((await again.joins({ match, token })).seen).toEqual(after);
  expect((await playRandomly(again, after, { rng: simRng(8), limit: 5 })).seq).toBeGreaterThan(after.seq);
  expect(await second.context.store.verify()).toEqual([]);
  await second.close();
});
