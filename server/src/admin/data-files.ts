import { existsSync, readdirSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

export const DATABASE = 'haven.db';
/** Data that were replaced lie in folders of this name, with the time; what is on its way in or out waits beside. */
export const REPLACED = 'replaced-';
export const INCOMING = 'incoming-';
/** Data that are to replace those in the folder: see arrival.ts. */
export const ARRIVING = 'arriving-';
export const ENTERING = 'entering-';

const STAYS = /^(?:admin-token$|haven\.lock|replaced-|incoming-|arriving-|entering-)/;
const OF_DATABASE = /^haven\.db(?:-wal|-shm|-mark|-journal)?$/;
/** Goes with the data when they are moved aside, and into no copy of them. */
const OF_THESE_DATA = /^lineage$/;

/** What the data folder consists of; the operator's token belongs to the machine, not to the data. */
export function dataIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => !STAYS.test(name));
}

/** The files beside the database: keys, and documents on offer. */
export function sideFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .filter(isSideFile);
}

/** Whether this path may lie beside the database of a data folder, and belongs to the data. */
export function isSideFile(path: string): boolean {
  const [first = ''] = normalize(path).split(sep);
  const isElsewhere = first === '' || first === '.' || first === '..';
  return !isElsewhere && ![STAYS, OF_DATABASE, OF_THESE_DATA].some((kept) => kept.test(first));
}

/** Whether anybody has the database of this folder open: whoever reads its log holds a lock on it. */
export function isInUse(folder: string): boolean {
  if (!existsSync(join(folder, DATABASE))) return false;
  const database = new DatabaseSync(join(folder, DATABASE));
  try {
    database.exec('pragma busy_timeout = 0');
    database.exec('pragma journal_mode = delete');
    return false;
  } catch (error) {
    // Of what is damaged beyond reading nobody reads a log.
    return error instanceof Error && /locked|busy/.test(error.message);
  } finally {
    database.close();
  }
}

/** A name for this moment that sorts by time and is good on every disk. */
export function stampOf(now: number): string {
  return new Date(now).toISOString().replace(/[:.]/g, '-');
}
