import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Damaged } from './damaged.ts';
import { damageOfLog } from './log-mark.ts';
import { MIGRATIONS } from './migrations.ts';
import { finder, findOnlyRow, findRows, type RowSource, readable, rowReader } from './rows.ts';
import { reading } from './sqlite-errors.ts';
import { matchReader } from './sqlite-match-reader.ts';
import { schemaFaultsIn } from './sqlite-schema.ts';
import { FILE, faultsIn } from './sqlite-structure.ts';
import { tableReader } from './sqlite-table-reader.ts';
import type { Store } from './store.ts';
import { SUMMED_ROWS, type SummedRows, summed, teachSums } from './sums.ts';

/** So long it reads before everybody else has their turn. */
const STRETCH_MS = 5;
const PAUSE_MS = { now: 0, quietly: 20 };
const ROWS_AT_ONCE = 100;
/** Before any row, however damaged its number. */
const MIN_ROW = -(2n ** 63n);

/** Reads everything that is stored, a stretch at a time: what is damaged. */
export function verifier(database: DatabaseSyncInstance): Store['verify'] {
  return async (pace = 'now') => {
    const found = new Map<string, Damaged>();
    const noticed = (damaged: Damaged) => {
      const { what, message } = damaged;
      found.set(`${what.kind} ${what.id} ${message}`, damaged);
    };
    const isCurrent = isUpToDate(database);
    if (pace === 'now') verifyLayout({ database, noticed }, isCurrent ? [schemaFaultsIn] : []);
    if (isCurrent) await verifyRows({ database, noticed, pauseMs: PAUSE_MS[pace] });
    return [...found.values()];
  };
}

/** The same for a file that nobody writes to, such as a backup. */
export async function verifyFile(file: string): Promise<Damaged[]> {
  const lost = damageOfLog(file);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    teachSums(database);
    return [...(lost ? [lost] : []), ...(await verifier(database)())];
  } finally {
    database.close();
  }
}

interface Orphan {
  readonly table: string;
  readonly parent: string;
}

function verifyLayout({ database, noticed }: RowSource, more: readonly (typeof faultsIn)[]): void {
  const look = (faultsOf: typeof faultsIn) =>
    reading(
      () => FILE,
      () => faultsOf(database),
    );
  for (const fault of readable([faultsIn, orphansIn, ...more], look, noticed).flat()) noticed(new Damaged(FILE, fault));
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

interface Walked extends RowSource {
  readonly pauseMs: number;
}

async function verifyRows(source: Walked): Promise<void> {
  for (const rows of SUMMED_ROWS) {
    const read = rowReader(source, rows);
    await walk(source, rows, ({ row }) => read(row));
  }
  await walk(source, 'tables', foundById(source, 'tables', tableReader(source).load));
  await walk(source, 'matches', foundById(source, 'matches', matchReader(source).load));
}

/** What is there is found under its id, and whole; it may also have been forgotten a moment ago. */
function foundById(
  source: RowSource,
  rows: 'tables' | 'matches',
  load: (id: string) => unknown,
): (found: Found) => void {
  const isThere = rowReader(source, rows);
  return ({ row, id }) => {
    if (load(id) === undefined && isThere(row))
      throw new Damaged({ kind: summed(rows).kind, id }, 'its id leads nowhere');
  };
}

interface Found {
  readonly row: bigint;
  readonly id: string;
}

async function walk(source: Walked, rows: SummedRows, read: (found: Found) => unknown): Promise<void> {
  const { database, noticed, pauseMs } = source;
  const { table, id } = summed(rows);
  const stretch = finder<Found>(
    database,
    `select rowid as row, cast(${id} as text) as id from ${table} where rowid > ? order by rowid limit ?`,
  );
  let since = performance.now();
  for (let [after, last] = [MIN_ROW - 1n, MIN_ROW]; last > after; ) {
    after = last;
    for (const found of readStretch(() => stretch(after, ROWS_AT_ONCE), noticed)) {
      readable([found], read, noticed);
      last = found.row;
      if (performance.now() - since < STRETCH_MS) continue;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      since = performance.now();
    }
  }
}

/** Where the rows themselves cannot be found any more, there is nothing to walk on. */
function readStretch(read: () => Found[], noticed: RowSource['noticed']): Found[] {
  const rows = () => reading(() => FILE, read);
  return readable([FILE], rows, noticed).flat();
}
