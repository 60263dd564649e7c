import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Damaged, type Noticed, type Thing } from './damaged.ts';
import { SQLITE } from './sqlite-dialect.ts';
import { findOnlyRow, findRow, findRows } from './sqlite-rows.ts';
import { isSound, SUMMED, SUMMED_ROWS, type SummedRows, summed } from './sums.ts';

export const FILE: Thing = { kind: 'house', id: 'haven.db' };

const LOOKED_UP = [...new Set(SUMMED_ROWS.map((rows) => summed(rows).table))];
/** Up to here all of the file is looked through at the start: about half a second. */
const SHORT_BYTES = 128 * 2 ** 20;

/**
 * What is wrong with how the file is laid out, as SQLite tells it; of one table, or of all. Single rows are looked after
 * by their sums.
 */
export function faultsIn(database: DatabaseSyncInstance, rows?: string): string[] {
  const check = rows === undefined ? 'pragma integrity_check' : `pragma integrity_check(${rows})`;
  const lines = findRows<{ integrity_check: string }>(database.prepare(check));
  const faults = lines.flatMap(({ integrity_check: text }) => text.split('\n'));
  return faults.filter((fault) => !isHarmless(fault) && !isOfDamagedRow(database, fault));
}

/** No fault at all, a value of another type than its column's, or room that is lost. */
function isHarmless(fault: string): boolean {
  return (
    fault === 'ok' || / value in /.test(fault) || /: never used$/.test(fault) || fault.startsWith('*** in database')
  );
}

/** The index still leads to a row that says something else now: there it is found, and named as damaged. */
function isOfDamagedRow(database: DatabaseSyncInstance, fault: string): boolean {
  const [, row, index] = /^row (\d+) missing from index (\S+)$/.exec(fault) ?? [];
  const rows = index && tableOf(database, index);
  if (row === undefined || !isSummed(rows) || !hasSums(database, rows)) return false;
  const found = database.prepare(`select 1 from ${rows} where rowid = ${row} and ${isSound(SQLITE, rows)}`).get();
  return found === undefined;
}

function isSummed(rows: string | undefined): rows is SummedRows {
  return rows !== undefined && rows in SUMMED;
}

function hasSums(database: DatabaseSyncInstance, rows: SummedRows): boolean {
  const columns = findRows<{ name: string }>(database.prepare(`pragma table_info(${rows})`));
  return columns.some(({ name }) => name === 'sum');
}

function tableOf(database: DatabaseSyncInstance, index: string): string | undefined {
  const find = database.prepare("select tbl_name as rows from sqlite_schema where type = 'index' and name = ?");
  return findRow<{ rows: string }>(find, index)?.rows;
}

/**
 * What is looked up by a wrong index would seem not to exist; of entries, which take most of a large file, the heads
 * know how many there are. Indexes can be made anew from their rows. With any other fault of the layout nobody knows
 * what would be found, and the house stays closed.
 */
export function mendIndexes(database: DatabaseSyncInstance, noticed: Noticed): void {
  const faults = findFaults(database);
  if (faults.length === 0) return;
  const indexes = new Set(faults.map((fault) => indexIn(database, fault)));
  for (const index of indexes) if (index !== undefined) rebuild(database, index, noticed);
  const [left] = findFaults(database);
  if (left !== undefined) throw new Damaged(FILE, left);
}

function findFaults(database: DatabaseSyncInstance): string[] {
  if (sizeOf(database) <= SHORT_BYTES) return faultsIn(database);
  return LOOKED_UP.flatMap((rows) => faultsIn(database, rows));
}

function sizeOf(database: DatabaseSyncInstance): number {
  const size = database.prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size');
  return findOnlyRow<{ bytes: number }>(size).bytes;
}

function indexIn(database: DatabaseSyncInstance, fault: string): string | undefined {
  const named = / index (\S+)$/.exec(fault)?.[1];
  const root = /^Tree (\d+) /.exec(fault)?.[1];
  const find = database.prepare("select name from sqlite_schema where type = 'index' and (name = ? or rootpage = ?)");
  return (find.get(named ?? null, Number(root ?? 0)) as { name: string } | undefined)?.name;
}

function rebuild(database: DatabaseSyncInstance, index: string, noticed: Noticed): void {
  try {
    database.exec(`reindex ${index}`);
    noticed(new Damaged(FILE, `the index ${index} did not fit its rows: it was made anew`));
  } catch {
    // The look afterwards says that it is still wrong.
  }
}
