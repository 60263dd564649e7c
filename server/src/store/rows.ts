import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Damaged, type Noticed, type Thing } from './damaged.ts';
import { reading } from './sqlite-errors.ts';
import { columnsOf, isSound, type SummedRows, summed } from './sums.ts';

/** Where rows are read from, and who hears of those that cannot be. */
export interface Source {
  readonly database: DatabaseSyncInstance;
  readonly noticed: Noticed;
}

type Key = string | number | bigint | null;
type Checked<Row> = Row & { readonly is_sound: number | null };

/** Finds rows by their numbers, which may have become too large for ordinary ones. */
export function finder<Found>(database: DatabaseSyncInstance, sql: string): (...asked: Key[]) => Found[] {
  const find = database.prepare(sql);
  find.setReadBigInts(true);
  return (...asked) => find.all(...asked) as unknown as Found[];
}

/** Reads the one row that a condition finds; a row that is not as it was written is damaged. */
export function rowReader<Row>(
  { database }: Pick<Source, 'database'>,
  rows: SummedRows,
  condition = 'rowid = ?',
): (...key: Key[]) => Row | undefined {
  const { table } = summed(rows);
  const columns = columnsOf(rows).join(', ');
  const find = database.prepare(`select ${columns}, ${isSound(rows)} as is_sound from ${table} where ${condition}`);
  const owner = ownerReader(database, rows, condition);
  return (...key) => {
    const row = reading(
      () => owner(key),
      () => find.get(...key) as Checked<Row> | undefined,
    );
    if (row && row.is_sound !== 1) throw new Damaged(owner(key), `its row of ${rows} is not as it was written`);
    return row;
  };
}

/** What a row belongs to, as far as it can be told of one that is damaged. */
function ownerReader(database: DatabaseSyncInstance, rows: SummedRows, condition: string): (key: Key[]) => Thing {
  const { kind, id, table } = summed(rows);
  const name = database.prepare(
    `select coalesce(cast(${id} as text), '#' || cast(rowid as text)) as id from ${table} where ${condition}`,
  );
  return (key) => {
    try {
      return { kind, id: (name.get(...key) as { id: string }).id };
    } catch {
      return { kind, id: `${rows} ${key.join(' ')}` };
    }
  };
}

/** What can be read of many things; the rest is noticed and left out. */
export function readable<Key, Read>(keys: readonly Key[], read: (key: Key) => Read, noticed: Noticed): Read[] {
  return keys.flatMap((key) => {
    try {
      return [read(key)];
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      noticed(error);
      return [];
    }
  });
}

/** For what must be there because something else says so. */
export function present<R>(found: R | undefined, what: Thing, name: string): R {
  if (found === undefined) throw new Damaged(what, `its ${name} is missing`);
  return found;
}
