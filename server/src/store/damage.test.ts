import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fill, GUESTS, MATCHES, TABLES } from '../testing/rich-store.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { Damaged } from './damaged.ts';
import { keepIn, openSqlite } from './sqlite.ts';
import { openDatabase } from './sqlite-database.ts';
import { SQLITE } from './sqlite-dialect.ts';
import { openLog } from './sqlite-log.ts';
import type { Store } from './store.ts';
import { type SummedRows, summed, updating } from './sums.ts';

const folder = tempFolder();
const file = join(folder, 'haven.db');
const database = openDatabase(file, () => {});
const noticed: Damaged[] = [];
const store = keepIn(database, openLog(file), { noticed: (damaged) => noticed.push(damaged) });
let answers: Record<string, unknown>;

beforeAll(async () => {
  await fill(store);
  answers = await everything(store);
  database.exec('pragma foreign_keys = off');
});
afterAll(() => store.close());

/** What happens to the data behind the store's back, while the test looks at them. */
async function whileDamaged(damage: string, look: () => Promise<void>): Promise<void> {
  noticed.length = 0;
  database.exec('begin');
  try {
    if (isPossible(damage)) await look();
  } finally {
    database.exec('rollback');
  }
}

/** A key that is the number of its row takes no other kind of value. */
function isPossible(damage: string): boolean {
  try {
    database.exec(damage);
    return true;
  } catch (error) {
    expect(String(error)).toMatch(/datatype mismatch|UNIQUE/);
    return false;
  }
}

/** Every question that can be asked, with its answer. */
async function everything(store: Store): Promise<Record<string, unknown>> {
  const asked: Record<string, Promise<unknown>> = {
    waiting: store.tables.waiting(),
    ticking: store.clocks.ticking(),
    playing: store.tables.listed({ phase: 'playing', limit: 9 }),
    gathering: store.tables.listed({ phase: 'gathering', limit: 9 }),
    best: store.best({ game: 'barter', limit: 9 }),
    // A match whose table cannot be read is a match without one.
    lines: store.admin
      .lines({ search: '', limit: 99 })
      .then((all) => all.map(({ access: _, names: __, ...line }) => line)),
    reports: store.chat.reports(9),
    // A complaint is heard also when the row of a guest is damaged, without the name.
    complaints: store.admin.reports({ limit: 9 }).then((all) => all.map(({ name: _, reporter: __, ...said }) => said)),
  };
  for (const id of MATCHES) asked[`match ${id}`] = store.load(id);
  for (const id of TABLES) {
    asked[`table ${id}`] = store.tables.load(id);
    asked[`chat ${id}`] = store.chat.last(id, 9);
  }
  for (const id of GUESTS) {
    asked[`guest ${id}`] = store.players.load(id);
    asked[`tables of ${id}`] = store.tables.ofPlayer(id, 9);
    asked[`devices of ${id}`] = store.notices.subscriptions(id);
    asked[`webhook of ${id}`] = store.notices.webhook(id);
  }
  const told = Object.entries(asked).map(async ([name, answer]) => [name, await answer.catch(expectDamaged)] as const);
  return Object.fromEntries(await Promise.all(told));
}

function expectDamaged(error: unknown): Damaged {
  expect(error).toBeInstanceOf(Damaged);
  return error as Damaged;
}

/** Right, left out, or called damaged; a match may have lost its snapshot. Never anything else. */
function expectNothingWrong(now: Record<string, unknown>): void {
  for (const [name, answer] of Object.entries(now)) {
    if (answer instanceof Damaged || answer === undefined) continue;
    const right = answers[name];
    if (Array.isArray(answer)) for (const one of answer) expect(right, name).toContainEqual(one);
    else if (answer !== null) expect(right, name).toMatchObject(answer);
  }
}

function othersOf(answers: Record<string, unknown>): unknown {
  return Object.entries(answers).filter(([name]) => name.includes('bo'));
}

const COLUMNS = (
  database
    .prepare(
      'select t.name as "table", c.name as column from sqlite_schema t, pragma_table_info(t.name) c' +
        " where t.type = 'table' and t.name not in ('migrations', 'probe')",
    )
    .all() as { table: string; column: string }[]
).map(({ table, column }) => [table, column] as const);

const turned = (column: string) =>
  `case typeof(${column}) when 'text' then iif(length(${column}) = 0, 'x', ` +
  `substr(${column}, 1, length(${column}) - 1) || iif(substr(${column}, -1) = 'x', 'y', 'x'))` +
  ` when 'null' then 'x' else ${column} + 1000 end`;

const GARBAGE = ["''", "'{'", '-1', '9223372036854775807', "x'00ff'"];

const setFirst = (table: string, column: string, value: string) =>
  `update ${table} set ${column} = ${value} where rowid = (select min(rowid) from ${table})`;

describe('a value of a row that is Ada’s', () => {
  test.each(COLUMNS)('%s.%s: another', async (table, column) => {
    await whileDamaged(setFirst(table, column, turned(column)), async () => {
      const now = await everything(store);
      expectNothingWrong(now);
      expect(othersOf(now)).toEqual(othersOf(answers));
      expect(await store.verify()).not.toEqual([]);
    });
  });

  test.each(COLUMNS)('%s.%s: none of ours at all', async (table, column) => {
    for (const garbage of GARBAGE)
      await whileDamaged(setFirst(table, column, garbage), async () => {
        const now = await everything(store);
        expectNothingWrong(now);
        expect(othersOf(now)).toEqual(othersOf(answers));
      });
  });
});

test.each<[SummedRows, string]>([
  ['turns', 'clocks'],
  ['turns', 'to_act'],
  ['tables', 'clock'],
  ['tables', 'told'],
  ['matches', 'aids'],
])('text of %s.%s that is no JSON is damage, also under a sum that fits', async (rows, column) => {
  const { table, row } = summed(rows);
  const garble = updating(SQLITE, rows, { [column]: "'{'" });
  await whileDamaged(`${garble} and ${row} = (select min(${row}) from ${table})`, async () => {
    const now = await everything(store);
    expectNothingWrong(now);
    expect(othersOf(now)).toEqual(othersOf(answers));
    const told = Object.values(now).filter((answer) => answer instanceof Damaged);
    expect([...told, ...noticed]).not.toEqual([]);
  });
});

describe('the entries of a match', () => {
  const ofMatch = "match = (select number from matches where id = 'ada-plays')";
  const why = (damage: string) => {
    let told = '';
    return whileDamaged(damage, async () => {
      const failure = await store.load('ada-plays').catch(expectDamaged);
      expect(failure).toBeInstanceOf(Damaged);
      told = (failure as Damaged).message;
      expect((failure as Damaged).what).toEqual({ kind: 'match', id: 'ada-plays' });
      expect(await store.load('bo-plays')).toEqual(answers['match bo-plays']);
    }).then(() => told);
  };

  test('a vanished tail is missed', async () => {
    expect(await why(`delete from entries where ${ofMatch} and seq = 3`)).toBe('4 entries were written, 3 are there');
  });

  test('a hole is seen', async () => {
    expect(await why(`delete from entries where ${ofMatch} and seq = 1`)).toBe('entry 1 is missing');
  });

  test('exchanged entries are seen', async () => {
    const exchange = `update entries set seq = case seq when 1 then 101 else 102 end where ${ofMatch} and seq in (1, 2)`;
    const back = `update entries set seq = case seq when 101 then 2 else 1 end where ${ofMatch} and seq > 100`;
    expect(await why(`${exchange}; ${back}`)).toContain('entry 1');
  });

  test('entries of another match are no entries of this one', async () => {
    const numberOf = (id: string) => `(select number from matches where id = '${id}')`;
    const copy =
      'insert into entries (match, seq, seat, entry, at, hash)' +
      ` select ${numberOf('ada-plays')}, seq, seat, entry, at, hash from entries where match = ${numberOf('bo-plays')}`;
    expect(await why(`delete from entries where ${ofMatch}; ${copy}`)).toContain('entry 0');
  });

  test('a match that has gone from its table is missed', async () => {
    expect(await why("delete from matches where id = 'ada-plays'")).toBe('it is missing');
  });

  test('a snapshot that does not fit is left out and told of', async () => {
    await whileDamaged(`update snapshots set state = '{"coins":[99,0]}' where ${ofMatch}`, async () => {
      const { snapshot, ...rest } = answers['match ada-plays'] as { snapshot: unknown };
      expect(snapshot).toBeDefined();
      expect(await store.load('ada-plays')).toEqual(rest);
      expect(noticed.map(({ what }) => what)).toEqual([{ kind: 'house', id: 'snapshot of ada-plays' }]);
    });
  });
});

test('what is written upon something damaged does not make it sound', async () => {
  const folder = tempFolder();
  const store = openSqlite(join(folder, 'haven.db'));
  await fill(store);
  const behind = new DatabaseSync(join(folder, 'haven.db'));
  behind.exec("update standings set host = 'eve'; update players set name = 'Eve'; update matches set aids = '[1]'");
  behind.close();
  const turn = { moves: 5, toAct: [0] };
  const entry = { seat: 0, move: 'x', events: [] };
  await store.append({ match: 'ada-plays', seq: 4, entry, at: 9, turn, clocks: [] });
  await expect(store.tables.load('ada-plays')).rejects.toThrow(Damaged);
  await expect(store.players.rename('ada', 'Ada')).rejects.toThrow(Damaged);
  await expect(store.players.speak('ada', 'fr')).rejects.toThrow(Damaged);
  await expect(store.aid('ada-alone', [])).rejects.toThrow(Damaged);
  expect(await store.tables.change({ table: 'ada-waits', revision: 0, at: 9, host: 'ada' })).toBe(false);
  await expect(store.tables.load('ada-waits')).rejects.toThrow(Damaged);
  await store.close();
});
