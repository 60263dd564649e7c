import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder.ts';
import { MIGRATIONS } from './migrations.ts';
import { openSqlite } from './sqlite.ts';

/** The schema before anybody could wish to be listed. */
const BEFORE_WISHES = 4;

/** Three finished matches as they were kept then: of a public table, of one by link, of none. */
function writeOldData(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('create table migrations (number integer primary key)');
  MIGRATIONS.slice(0, BEFORE_WISHES).forEach((step, index) => {
    if (typeof step === 'string') database.exec(step);
    database.prepare('insert into migrations (number) values (?)').run(index + 1);
  });
  database.exec(`
    insert into players (id, name, created) values ('ann', 'Ann', 1);
    insert into matches (id, game, version, seats, options, seed, initial, created, aids, ended, verdict, total, lost, moves, undone)
      values ('open', 'g', 1, 1, '{}', '', '{}', 1, '[]', 2, 'won', 5, 0, 3, 0),
             ('closed', 'g', 1, 1, '{}', '', '{}', 1, '[]', 2, 'won', 6, 0, 3, 0),
             ('bare', 'g', 1, 1, '{}', '', '{}', 1, '[]', 2, 'won', 7, 0, 3, 0);
    insert into tables (id, game, options, told, access, clock, timeout, share, created)
      values ('open', 'g', '{}', '{}', 'public', '{}', 'bot', '', 1), ('closed', 'g', '{}', '{}', 'link', '{}', 'bot', '', 1);
    insert into standings (number, phase, host, revision, changed, moves, to_act)
      values (1, 'over', 'ann', 0, 2, 3, '[]');
    insert into chairs (number, seat, kind, player, name) values (1, 0, 'human', 'ann', 'Ann'), (1, 1, 'bot', null, '');
  `);
  database.close();
}

test('data from before: nothing is listed that nobody wished, and guests are who they were', async () => {
  const file = join(tempFolder(), 'haven.db');
  writeOldData(file);
  const store = openSqlite(file);
  expect((await store.best({ game: 'g', limit: 10 })).map(({ match }) => match)).toEqual([]);
  expect(await store.players.epoch('ann')).toBe(0);
  expect(await store.clocks.lastOpen()).toBeUndefined();
  await store.close();
});

test('a bot from before there were levels has none', async () => {
  const file = join(tempFolder(), 'haven.db');
  writeOldData(file);
  const store = openSqlite(file);
  const table = await store.tables.load('open');
  expect(table?.chairs.map(({ kind, level }) => ({ kind, level }))).toEqual([{ kind: 'human' }, { kind: 'bot' }]);
  await store.close();
});
