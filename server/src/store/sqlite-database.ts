import { statSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Damaged, type Noticed } from './damaged.ts';
import type { LogSize } from './log-frames.ts';
import { damageOfLog } from './log-mark.ts';
import { MIGRATIONS } from './migrations.ts';
import { readNow } from './reading.ts';
import { isInTheWay, isLostWrite } from './sqlite-errors.ts';
import { findOnlyRow } from './sqlite-rows.ts';
import { FILE, mendIndexes } from './sqlite-structure.ts';
import { teachWords } from './sqlite-words.ts';
import { StoreFailed } from './store-failed.ts';

/** So many pages may stand in the log before they are copied into the database. */
const LOG_PAGES = 4000;
/** Looking costs a little; the log may be so much longer. */
const SYNCS_PER_LOOK = 16;

const WAY_OUT = 'restore a backup (npm run admin -- restore FILE); npm run admin -- check tells more';

/** Opens the database, and makes sure that what is seen of it is on the disk. */
export function openDatabase(file: string, noticed: Noticed): DatabaseSyncInstance {
  const lost = damageOfLog(file);
  if (lost) throw lost;
  const database = new DatabaseSync(file);
  try {
    readNow(FILE, () => prepareDatabase(database, noticed));
    return database;
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    database.close();
    throw new Damaged(FILE, `${file} is damaged (${error.message}): ${WAY_OUT}`);
  }
}

function prepareDatabase(database: DatabaseSyncInstance, noticed: Noticed): void {
  teachWords(database);
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma foreign_keys = on');
  database.exec('pragma journal_mode = wal');
  // Checkpoints that SQLite makes by itself hide their errors.
  database.exec('pragma wal_autocheckpoint = 0');
  database.exec('pragma synchronous = full');
  emptyLog(database);
  mendIndexes(database, noticed);
  transaction(database, () => migrate(database));
  // From here on we sync the log ourselves after every commit, as `full` would, but without stopping the event loop.
  database.exec('pragma synchronous = normal');
}

/** The end before this start may have been a disk that failed: the log may be seen without being kept. */
function emptyLog(database: DatabaseSyncInstance): void {
  const { busy } = findOnlyRow<{ busy: number }>(database.prepare('pragma wal_checkpoint(truncate)'));
  if (busy) throw new Error('another program is reading the database: end it, then start again');
}

function migrate(database: DatabaseSyncInstance): void {
  database.exec('create table if not exists migrations (number integer primary key)');
  const { done } = findOnlyRow<{ done: number }>(database.prepare('select count(*) as done from migrations'));
  if (done > MIGRATIONS.length) throw new Error('the data was written by a newer Haven');
  MIGRATIONS.slice(done).forEach((step, index) => {
    if (typeof step === 'string') database.exec(step);
    else step(database);
    database.prepare('insert into migrations (number) values (?)').run(done + index + 1);
  });
}

export function transaction(database: DatabaseSyncInstance, work: () => void): void {
  try {
    database.exec('begin immediate');
    work();
    database.exec('commit');
  } catch (error) {
    if (isLostWrite(error)) throw new StoreFailed(error);
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** What it takes on the disk, with its log. */
export function bytesOf(database: DatabaseSyncInstance): number {
  const file = database.location() ?? '';
  const sizes = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** How much stands in the log now. */
export function logSize(database: DatabaseSyncInstance): () => LogSize {
  const look = database.prepare('pragma wal_checkpoint(noop)');
  const { page_size: pageBytes } = findOnlyRow<{ page_size: number }>(database.prepare('pragma page_size'));
  return () => ({ frames: findOnlyRow<{ log: number }>(look).log, pageBytes });
}

/** Copies the log into the database when it has grown. That somebody reads meanwhile is no failure. */
export function checkpointer(database: DatabaseSyncInstance): () => void {
  const look = database.prepare('pragma wal_checkpoint(noop)');
  const copy = database.prepare('pragma wal_checkpoint(passive)');
  let syncs = 0;
  return () => {
    syncs += 1;
    if (syncs % SYNCS_PER_LOOK !== 0) return;
    const { log, checkpointed } = findOnlyRow<{ log: number; checkpointed: number }>(look);
    if (log >= LOG_PAGES && checkpointed < log) unlessInTheWay(() => copy.get());
  };
}

/** With no room on the disk the log stays as it is, and grows on where there is room again. */
function unlessInTheWay(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isInTheWay(error)) throw error;
  }
}

/**
 * One plain file remains. The library keeps a closed database in mind until its statements are forgotten, and would
 * then delete the log by its name: by that time it may be the log of other data that took this place.
 */
export function leaveLog(database: DatabaseSyncInstance): void {
  database.exec('pragma busy_timeout = 0');
  try {
    database.exec('pragma journal_mode = delete');
  } catch {
    // Somebody else reads these data: the log stays with them.
  }
}
