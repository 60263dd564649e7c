import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Damage } from '@haven/wire';
import { backup, DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { syncFile } from '../durable.ts';
import { DATABASE, sideFilesIn } from './data-files.ts';
import { damageIn, summaryOf } from './soundness.ts';

/** In one step, so that writers meanwhile do not make it begin again. */
const ALL_PAGES = 2 ** 30;

/** The data are damaged, and so would be their copy. */
export class DamagedData extends Error {
  constructor(damaged: readonly Damage[]) {
    super(summaryOf(damaged));
  }
}

/**
 * Copies all data into one new file, whether a server runs on them or not: the database as it stands at one moment, and
 * in a table of its own the keys and documents beside it. Whoever has this file can be every guest. Damaged data are
 * copied only for whoever wants them anyway.
 */
export async function backUp(folder: string, file: string, { anyway = false } = {}): Promise<void> {
  closeSync(openSync(file, 'wx', 0o600));
  try {
    await copyDatabase(join(folder, DATABASE), file);
    const damaged = anyway ? [] : await damageIn(file);
    if (damaged.length > 0) throw new DamagedData(damaged);
    addSideFiles(folder, file);
    syncFile(file);
  } catch (error) {
    rmSync(file);
    throw error;
  }
}

/** One plain file, without a log beside it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  changing(to, (copy) => copy.exec('pragma journal_mode = delete'));
}

function addSideFiles(folder: string, file: string): void {
  changing(file, (copy) => {
    copy.exec('create table backup_files (path text primary key, bytes blob not null)');
    const insert = copy.prepare('insert into backup_files (path, bytes) values (?, ?)');
    for (const path of sideFilesIn(folder)) insert.run(path, readFileSync(join(folder, path)));
  });
}

function changing(file: string, change: (copy: DatabaseSyncInstance) => void): void {
  const copy = new DatabaseSync(file);
  try {
    change(copy);
  } finally {
    copy.close();
  }
}
