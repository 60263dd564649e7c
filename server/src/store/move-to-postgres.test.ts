import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { damaging } from '../testing/damage.ts';
import { hasPostgres, inDatabase, newDatabaseUrl } from '../testing/engines.ts';
import { fill, GUESTS, MATCHES, TABLES } from '../testing/rich-store.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { moveToPostgres, NotMoved } from './move-to-postgres.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const END_WHOEVER_WAITS =
  'select pg_terminate_backend(pid) from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
const ENTRY = { seat: 0, move: 'last', events: [] };

async function contentsOf({ tables, players, chat, bans, clocks, ...store }: Store): Promise<unknown> {
  return {
    matches: await Promise.all(MATCHES.map((id) => store.load(id))),
    tables: await Promise.all(TABLES.map((id) => tables.load(id))),
    guests: await Promise.all(GUESTS.map((id) => players.load(id))),
    chats: await Promise.all(TABLES.map((id) => chat.last(id, 99))),
    complaints: await chat.reports(99),
    bans: await bans.all(),
    open: await clocks.lastOpen(),
    lines: await store.admin.lines({ search: '', limit: 99 }),
  };
}

describe.runIf(hasPostgres())('a house is moved to PostgreSQL', () => {
  let folder: string;
  let file: string;
  let url: string;
  let store: Store | undefined;
  beforeEach(async () => {
    folder = tempFolder();
    file = join(folder, 'haven.db');
    url = await newDatabaseUrl();
    const house = openSqlite(file);
    await fill(house);
    await house.close();
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
  });
  const arrived = async () => {
    store = await openPostgres(url);
    return store;
  };
  const makeSchema = async () => {
    await (await arrived()).close();
    store = undefined;
  };
  const rowsThere = () => inDatabase(url, 'select 1 from players union all select 1 from entries');

  test('everything is there, sound, and goes on', async () => {
    const { rows, wasThere } = await moveToPostgres(file, url);
    expect({ isMuch: rows > 30, wasThere }).toEqual({ isMuch: true, wasThere: false });
    const [before, after] = [openSqlite(file), await arrived()];
    expect(await contentsOf(after)).toEqual(await contentsOf(before));
    await before.close();
    expect(await after.verify()).toEqual([]);
    expect(await after.append({ match: 'ada-plays', seq: 4, entry: ENTRY, at: 1_800_000_000_000 })).toBe(true);
    await after.chat.add({ table: 'ada-plays', seat: 0, player: 'ada', at: 9, said: { kind: 'text', text: 'on' } });
    expect(await after.verify()).toEqual([]);
  });

  test('whoever is interrupted begins anew: until the end nothing is there', async () => {
    await makeSchema();
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; lock table heads in exclusive mode');
    const moving = expect(moveToPostgres(file, url)).rejects.toThrow();
    for (let ended = 0; ended === 0; ) ended = (await holder.query(END_WHOEVER_WAITS)).rows.length;
    await moving;
    await holder.end();
    expect(await rowsThere()).toEqual([]);
    const { rows } = await moveToPostgres(file, url);
    expect(await moveToPostgres(file, url), 'once more changes nothing').toEqual({ rows, wasThere: true });
  });

  test('a database with anything else in it is refused, and stays as it was', async () => {
    await (await arrived()).players.create({ id: 'eve', name: 'Eve', language: 'en', created: 1 });
    await expect(moveToPostgres(file, url)).rejects.toThrow('the database is not empty');
    expect(await rowsThere()).toHaveLength(1);
  });

  test('one row more, on either side, is another house', async () => {
    await moveToPostgres(file, url);
    await (await arrived()).players.create({ id: 'eve', name: 'Eve', language: 'en', created: 1 });
    await expect(moveToPostgres(file, url)).rejects.toThrow('the database is not empty');
    await inDatabase(url, "delete from players where id = 'eve'; delete from bans");
    await expect(moveToPostgres(file, url)).rejects.toThrow('the database is not empty');
  });

  test('a row that does not read back the same stops the move', async () => {
    await makeSchema();
    await inDatabase(
      url,
      "create function bend() returns trigger language plpgsql as $$ begin new.said := replace(new.said, 'day', 'night');" +
        ' return new; end $$; create trigger bent before insert on chat for each row execute function bend()',
    );
    await expect(moveToPostgres(file, url)).rejects.toThrow('what was written to chat does not read back the same');
    expect(await rowsThere()).toEqual([]);
  });

  test('damaged data are not moved', async () => {
    damaging(folder, (database) => database.exec(`update entries set entry = replace(entry, 'move 1', 'move 9')`));
    await expect(moveToPostgres(file, url)).rejects.toThrow(NotMoved);
    await makeSchema();
    expect(await rowsThere()).toEqual([]);
  });
});
