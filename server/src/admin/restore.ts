import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { MIGRATIONS } from '../store/migrations.ts';
import { DATABASE, dataIn, INCOMING, isInUse, REPLACED, stampOf } from './data-files.ts';

/** A file that cannot take the place of the data, in one line. */
export class BadBackup extends Error {}

interface SideFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Throws unless the file is a whole backup that this version can read. */
export function checkBackup(file: string): void {
  reading(file, (database) => {
    const { done } = database.prepare('select count(*) as done from migrations').get() as { done: number };
    if (done > MIGRATIONS.length) throw new BadBackup('the backup was made by a newer Haven');
    const { quick_check: verdict } = database.prepare('pragma quick_check').get() as { quick_check: string };
    if (verdict !== 'ok') throw new BadBackup('the backup is damaged');
    if (sideFilesOf(database).some(({ path }) => !staysInside(path)))
      throw new BadBackup('the backup names files outside its folder');
  });
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

function sideFilesOf(database: DatabaseSyncInstance): SideFile[] {
  return database.prepare('select path, bytes from backup_files').all() as unknown as SideFile[];
}

function staysInside(path: string): boolean {
  return path !== '' && !isAbsolute(path) && !normalize(path).startsWith('..') && normalize(path) !== DATABASE;
}

/**
 * Puts the data of a backup in the place of those in the folder, on which no server may run meanwhile. What was there is
 * moved into a folder beside them, whose name is returned.
 */
export function swapIn(folder: string, file: string, now: number): string {
  checkBackup(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (dataIn(folder).includes(DATABASE) && isInUse(folder)) throw new BadBackup('a server runs on these data');
  const incoming = join(folder, `${INCOMING}${stampOf(now)}`);
  unpack(file, incoming);
  own(incoming, statSync(folder));
  const previous = `${REPLACED}${stampOf(now)}`;
  mkdirSync(join(folder, previous), { mode: 0o700 });
  moveAll(dataIn(folder), folder, join(folder, previous));
  moveAll(readdirSync(incoming), incoming, folder);
  rmSync(incoming, { recursive: true });
  return previous;
}

/** As it was before: the data that could not be opened are moved aside in turn. */
export function swapBack(folder: string, previous: string, now: number): void {
  const failed = join(folder, `${REPLACED}${stampOf(now)}-failed`);
  mkdirSync(failed, { mode: 0o700 });
  moveAll(dataIn(folder), folder, failed);
  moveAll(readdirSync(join(folder, previous)), join(folder, previous), folder);
  rmSync(join(folder, previous), { recursive: true });
}

function unpack(file: string, folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  const copy = join(folder, DATABASE);
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  reading(copy, (database) => {
    for (const { path, bytes } of sideFilesOf(database)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, path), bytes, { mode: 0o600 });
    }
    database.exec('drop table backup_files');
  });
}

function moveAll(names: readonly string[], from: string, to: string): void {
  for (const name of names) renameSync(join(from, name), join(to, name));
}

/** An administrator may restore the data of another user, who then has to be able to use them. */
function own(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  if (process.getuid?.() !== 0) return;
  for (const name of readdirSync(folder, { recursive: true })) chownSync(join(folder, String(name)), uid, gid);
}
