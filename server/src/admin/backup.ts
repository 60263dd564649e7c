import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { DATABASE, sideFilesIn } from './data-files.ts';

/** In one step, so that writers meanwhile do not make it begin again. */
const ALL_PAGES = 2 ** 30;

/**
 * Copies all data into one new file, whether a server runs on them or not: the database as it stands at one moment, and
 * in a table of its own the keys and documents beside it. Whoever has this file can be every guest.
 */
export async function backUp(folder: string, file: string): Promise<void> {
  closeSync(openSync(file, 'wx', 0o600));
  try {
    await copyDatabase(join(folder, DATABASE), file);
    addSideFiles(folder, file);
  } catch (error) {
    rmSync(file);
    throw error;
  }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

function addSideFiles(folder: string, file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete');
    copy.exec('create table backup_files (path text primary key, bytes blob not null)');
    const insert = copy.prepare('insert into backup_files (path, bytes) values (?, ?)');
    for (const path of sideFilesIn(folder)) insert.run(path, readFileSync(join(folder, path)));
  } finally {
    copy.close();
  }
}
