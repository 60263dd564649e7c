import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

export const DATABASE = 'haven.db';
/** Data that were replaced lie in folders of this name, with the time; what is about to replace them waits beside. */
export const REPLACED = 'replaced-';
export const INCOMING = 'incoming-';

const STAYS = /^(?:admin-token$|replaced-|incoming-)/;
const OF_DATABASE = /^haven\.db(?:-wal|-shm|-journal)?$/;

/** What the data folder consists of; the operator's token belongs to the machine, not to the data. */
export function dataIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => !STAYS.test(name));
}

/** The files beside the database: keys, and documents on offer. */
export function sideFilesIn(folder: string): string[] {
  const own = dataIn(folder).filter((name) => !OF_DATABASE.test(name));
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .filter((path) => own.some((name) => path === name || path.startsWith(`${name}${sep}`)));
}

/** Whether a server has this folder open: whoever reads the log of the database holds a lock on it. */
export function isInUse(folder: string): boolean {
  const database = new DatabaseSync(join(folder, DATABASE));
  try {
    database.exec('pragma busy_timeout = 0');
    database.exec('pragma journal_mode = delete');
    return false;
  } catch (error) {
    if (error instanceof Error && /locked|busy/.test(error.message)) return true;
    throw error;
  } finally {
    database.close();
  }
}

/** A name for this moment that sorts by time and is good on every disk. */
export function stampOf(now: number): string {
  return new Date(now).toISOString().replace(/[:.]/g, '-');
}
