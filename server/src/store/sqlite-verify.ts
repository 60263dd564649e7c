import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Damaged, type Noticed } from './damaged.ts';
import { damageOfLog } from './log-mark.ts';
import { MIGRATIONS } from './migrations.ts';
import { readNow } from './reading.ts';
import { readable } from './rows.ts';
import { verifying } from './sql-verify.ts';
import { askSqlite, inSqlite } from './sqlite-dialect.ts';
import { findOnlyRow, findRows } from './sqlite-rows.ts';
import { schemaFaultsIn } from './sqlite-schema.ts';
import { FILE, faultsIn } from './sqlite-structure.ts';
import { teachWords } from './sqlite-words.ts';
import type { Store } from './store.ts';
import { atOnce, done } from './work.ts';

/** Reads everything that is stored, a stretch at a time: what is damaged. */
export function verifier(database: DatabaseSyncInstance): Store['verify'] {
  return verifying({
    database: inSqlite(database),
    ask: askSqlite,
    look: (pace, noticed) => {
      const isCurrent = isUpToDate(database);
      if (pace === 'now') verifyLayout(database, isCurrent ? [schemaFaultsIn] : [], noticed);
      return isCurrent ? 'read on' : 'stop';
    },
    whole: FILE,
  });
}

/** The same for a file that nobody writes to, such as a backup. */
export async function verifyFile(file: string): Promise<Damaged[]> {
  const lost = damageOfLog(file);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    teachWords(database);
    return [...(lost ? [lost] : []), ...(await verifier(database)())];
  } finally {
    database.close();
  }
}

interface Orphan {
  readonly table: string;
  readonly parent: string;
}

function verifyLayout(database: DatabaseSyncInstance, more: readonly (typeof faultsIn)[], noticed: Noticed): void {
  const look = (faultsOf: typeof faultsIn) => done(readNow(FILE, () => faultsOf(database)));
  const faults = atOnce(readable([faultsIn, orphansIn, ...more], look, noticed)).flat();
  for (const fault of faults) noticed(new Damaged(FILE, fault));
}

function orphansIn(database: DatabaseSyncInstance): string[] {
  const orphans = findRows<Orphan>(database.prepare('pragma foreign_key_check'));
  return orphans.map(({ table, parent }) => `some of ${table} belong to ${parent} that are gone`);
}

/** The data of an older Haven have no sums yet. */
function isUpToDate(database: DatabaseSyncInstance): boolean {
  try {
    const { done } = findOnlyRow<{ done: number }>(database.prepare('select count(*) as done from migrations'));
    return done === MIGRATIONS.length;
  } catch {
    return false;
  }
}
