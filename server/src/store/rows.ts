import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { Damaged, type Noticed, type Thing } from './damaged.ts';
import { reading } from './sqlite-errors.ts';
import { columnsOf, isSound, type SummedRows, summed } from './sums.ts';

/** Where rows are read from, and who hears of those that cannot be. */
export interface RowSource {
  readonly database: DatabaseSyncInstance;
  readonly noticed: Noticed;
}

type Key = string | number | bigint | null;
type Checked<Row> = Row & { readonly is_sound: number | null };

type StatementValues = Parameters<StatementSyncInstance['all']>;

/** The rows that a statement finds. What is in them is for the statement to say. */
export function findRows<Row>(statement: StatementSyncInstance, ...asked: StatementValues): Row[] {
  return statement.all(...asked) as unknown[] as Row[];
}

/** The first of them. */
export function findRow<Row>(statement: StatementSyncInstance, ...asked: StatementValues): Row | undefined {
  return statement.get(...asked) as Row | undefined;
}

/** The row of a statement that finds one in any case. */
export function findOnlyRow<Row>(statement: StatementSyncInstance, ...asked: StatementValues): Row {
  const found = findRow<Row>(statement, ...asked);
  if (found === undefined) throw new Error('a row is missing');
  return found;
}

/** Finds rows by their numbers, which may have become too large for ordinary ones. */
export function finder<Found>(database: DatabaseSyncInstance, sql: string): (...asked: Key[]) => Found[] {
  const find = database.prepare(sql);
  find.setReadBigInts(true);
  return (...asked) => findRows<Found>(find, ...asked);
}

/** Reads the one row that a condition finds; a row that is not as it was written is damaged. */
export function rowReader<Row>(
  { database }: Pick<RowSource, 'database'>,
  summedRows: SummedRows,
  condition = 'rowid = ?',
): (...key: Key[]) => Row | undefined {
  const { table } = summed(summedRows);
  const columns = columnsOf(summedRows).join(', ');
  const find = database.prepare(
    `select ${columns}, ${isSound(summedRows)} as is_sound from ${table} where ${condition}`,
  );
  const owner = ownerReader(database, summedRows, condition);
  return (...key) => {
    const found = reading(
      () => owner(key),
      () => findRow<Checked<Row>>(find, ...key),
    );
    if (found && found.is_sound !== 1)
      throw new Damaged(owner(key), `its row of ${summedRows} is not as it was written`);
    return found;
  };
}

/** What a row belongs to, as far as it can be told of one that is damaged. */
function ownerReader(database: DatabaseSyncInstance, summedRows: SummedRows, condition: string): (key: Key[]) => Thing {
  const { kind, id, table } = summed(summedRows);
  const name = database.prepare(
    `select coalesce(cast(${id} as text), '#' || cast(rowid as text)) as id from ${table} where ${condition}`,
  );
  return (key) => {
    try {
      return { kind, id: findOnlyRow<{ id: string }>(name, ...key).id };
    } catch {
      return { kind, id: `${summedRows} ${key.join(' ')}` };
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
