import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { MIGRATIONS } from '../store/migrations.ts';
import { newArrival, swapIn } from './arrival.ts';
import { DATABASE, isSideFile } from './data-files.ts';
import { damageIn, lineOf } from './soundness.ts';

/** A file that cannot take the place of the data, in one line. */
export class BadBackup extends Error {}

interface SideFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Puts the data of a backup in the place of those in the folder, on which no server may run meanwhile. What was there is
 * moved into a folder beside them, whose name is returned.
 */
export async function restore(folder: string, file: string, now: number): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const arrival = newArrival(folder, now);
  try {
    copyFileSync(file, join(folder, arrival, DATABASE));
    await unpack(join(folder, arrival));
    return swapIn(folder, arrival);
  } catch (error) {
    rmSync(join(folder, arrival), { recursive: true, force: true });
    throw error;
  }
}

/** Makes a data folder of one that has a backup as its database. Throws unless that is whole and this version can read it. */
export async function unpack(folder: string): Promise<void> {
  const file = join(folder, DATABASE);
  const sideFiles = reading(file, readSideFiles);
  const [damaged] = await damageIn(file);
  if (damaged) throw new BadBackup(`the backup is damaged: ${lineOf(damaged)}`);
  chmodSync(file, 0o600);
  for (const { path, bytes } of sideFiles) {
    mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, path), bytes, { mode: 0o600 });
  }
  forgetSideFiles(file);
}

function reading<R>(file: string, read: (database: DatabaseSyncInstance) => R): R {
  const database = new DatabaseSync(file);
  try {
    return read(database);
  } catch (error) {
    if (error instanceof BadBackup) throw error;
    throw new BadBackup('this is no backup of Haven');
  } finally {
    database.close();
  }
}

function readSideFiles(database: DatabaseSyncInstance): SideFile[] {
  const { done } = database.prepare('select count(*) as done from migrations').get() as { done: number };
  if (done > MIGRATIONS.length) throw new BadBackup('the backup was made by a newer Haven');
  const files = database.prepare('select path, bytes from backup_files').all() as unknown as SideFile[];
  if (files.some(({ path }) => isAbsolute(path) || !isSideFile(path)))
    throw new BadBackup('the backup names files outside its folder');
  return files;
}

function forgetSideFiles(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('drop table backup_files');
  } finally {
    database.close();
  }
}
