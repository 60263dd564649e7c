import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder.ts';
import { checkpointer, openDatabase } from './sqlite-database.ts';

test('SQLite copies nothing from the log by itself: it would not say that this failed', () => {
  const database = openDatabase(join(tempFolder(), 'haven.db'), () => {});
  expect(database.prepare('pragma wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 0 });
  database.close();
});

test('a start empties the log into the database before anything is served: what is seen is on the disk', () => {
  const [file, left] = [join(tempFolder(), 'haven.db'), join(tempFolder(), 'haven.db')];
  const database = openDatabase(file, () => {});
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${left}${end}`);
  database.close();
  expect(statSync(`${left}-wal`).size).toBeGreaterThan(0);
  const again = openDatabase(left, () => {});
  expect(statSync(`${left}-wal`).size).toBe(0);
  again.close();
});

/** A log of so many pages, and what happens when it is to be copied. */
function logOf(pages: number, copy: () => void): DatabaseSyncInstance {
  const size = { busy: 0, log: pages, checkpointed: 0 };
  const prepare = (sql: string) => ({ get: () => (sql.includes('noop') ? size : copy()) });
  return { prepare } as unknown as DatabaseSyncInstance;
}

/** After so many syncs the log is looked at. */
function synced(database: DatabaseSyncInstance): void {
  const checkpoint = checkpointer(database);
  for (let syncs = 0; syncs < 16; syncs += 1) checkpoint();
}

test.each([
  [3999, 0],
  [4000, 1],
])('a log of %i pages is copied %i times', (pages, times) => {
  let copied = 0;
  synced(
    logOf(pages, () => {
      copied += 1;
    }),
  );
  expect(copied).toBe(times);
});

const failing = (errcode: number) => () => {
  throw Object.assign(new Error('failed'), { errcode });
};

test.each([
  ['somebody reads', 5],
  ['somebody holds a table', 6],
  ['the disk is full', 13],
])('while %s the log is not copied, which is no failure', (_why, errcode) => {
  expect(() => synced(logOf(4000, failing(errcode)))).not.toThrow();
});

test('a copy that the disk did not take is a failure', () => {
  expect(() => synced(logOf(4000, failing(10 | (3 << 8))))).toThrow('failed');
});
