import { Damaged, type Noticed, type Thing } from './damaged.ts';
import type { Database, RowNumber } from './database.ts';
import { isDamage } from './reading.ts';
import { messageOf } from './sqlite-errors.ts';
import { columnsOf, isSound, type SummedRows, summed } from './sums.ts';
import type { Value, Work } from './work.ts';

/** Where rows are read from, and who hears of those that cannot be. */
export interface RowSource {
  readonly database: Database;
  readonly noticed: Noticed;
}

/** A row by its number. */
export interface Found {
  readonly row: RowNumber;
}

type Checked<Row> = Row & { readonly is_sound: 0 | 1 | boolean | null };

/** The row of a statement that finds one in any case. */
export function* onlyRow<Row>(finding: Work<Row | undefined>): Work<Row> {
  const found = yield* finding;
  if (found === undefined) throw new Error('a row is missing');
  return found;
}

/** Reads the one row that a condition finds; a row that is not as it was written is damaged. */
export function rowReader<Row>(
  { database }: Pick<RowSource, 'database'>,
  summedRows: SummedRows,
  condition = `${summed(summedRows).row} = ?`,
): (...key: Value[]) => Work<Row | undefined> {
  const { table } = summed(summedRows);
  const columns = columnsOf(summedRows).join(', ');
  const sound = isSound(database, summedRows);
  const find = database.prepare(`select ${columns}, ${sound} as is_sound from ${table} where ${condition}`);
  const owner = ownerReader(database, summedRows, condition);
  return function* (...key) {
    let found: Checked<Row> | undefined;
    // As `readingOf` does; but what a row belongs to is looked up only if it has to be named.
    try {
      found = yield* find.get<Checked<Row>>(...key);
    } catch (error) {
      throw isDamage(error) ? new Damaged(yield* owner(key), messageOf(error)) : error;
    }
    if (found && Number(found.is_sound) !== 1)
      throw new Damaged(yield* owner(key), `its row of ${summedRows} is not as it was written`);
    return found;
  };
}

/** What a row belongs to, as far as it can be told of one that is damaged. */
function ownerReader(database: Database, summedRows: SummedRows, condition: string): (key: Value[]) => Work<Thing> {
  const { kind, row, table } = summed(summedRows);
  const name = database.prepare(
    `select coalesce(cast(${knownId(summedRows)} as text), '#' || cast(${row} as text)) as id from ${table} where ${condition}`,
  );
  return function* (key) {
    try {
      const { id } = yield* onlyRow(name.get<{ id: string }>(...key));
      return { kind, id };
    } catch {
      return { kind, id: `${summedRows} ${key.join(' ')}` };
    }
  };
}

/** A table whose own id is damaged is named by the one that it is still found under: SQLite reads it from the index, not from the row. */
function knownId(summedRows: SummedRows): string {
  const { id, row, table } = summed(summedRows);
  if (id !== 'id' || row !== 'number') return id;
  return `(select known.id from ${table} known where +known.number = ${table}.number order by known.id limit 1)`;
}

/** What can be read of many things; the rest is noticed and left out. */
export function* readable<Key, Read>(
  keys: readonly Key[],
  read: (key: Key) => Work<Read>,
  noticed: Noticed,
): Work<Read[]> {
  const found: Read[] = [];
  for (const key of keys)
    try {
      found.push(yield* read(key));
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      noticed(error);
    }
  return found;
}

/** For what must be there because something else says so. */
export function present<R>(found: R | undefined, what: Thing, name: string): R {
  if (found === undefined) throw new Damaged(what, `its ${name} is missing`);
  return found;
}
