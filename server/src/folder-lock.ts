import { chownSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { codeOf } from './durable.ts';

const LOCK = 'haven.lock';
const SQLITE_BUSY = 5;
/** A server that was told to stop may still be on its way out. */
const PATIENCE_MS = 2_500;

/** Somebody else works on this folder, in one line. */
export class FolderTaken extends Error {}

export interface FolderLock {
  release(): void;
}

/** A database that nobody refers to is closed by the collector, and its lock would go with it. */
const held = new Set<DatabaseSyncInstance>();

/**
 * One process at a time works on a data folder: a server, or the operator's command. The lock is one of SQLite's on an
 * empty file: it works on every system, and ends with its process, however that ends.
 */
export function lockFolder(folder: string, patienceMs = PATIENCE_MS): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(lockFileIn(folder));
  try {
    database.exec(`pragma busy_timeout = ${patienceMs}`);
    database.exec('pragma journal_mode = memory');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new FolderTaken('another server runs on it, or the admin command') : error;
  }
  held.add(database);
  return {
    release: () => {
      held.delete(database);
      database.close();
    },
  };
}

/** An administrator may work on the data of another user, who then has to be able to lock them. */
function lockFileIn(folder: string): string {
  const file = join(folder, LOCK);
  try {
    closeSync(openSync(file, 'wx', 0o600));
    const { uid, gid } = statSync(folder);
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return file;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
