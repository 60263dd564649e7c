import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type pg from 'pg';
import { inPostgres } from './postgres-dialect.ts';
import { handOf, inTransaction, openPool } from './postgres-pool.ts';
import { lockFor, migratePostgres, numbersIn } from './postgres-schema.ts';
import { verifying } from './sql-verify.ts';
import { openSqlite } from './sqlite.ts';
import { findRows } from './sqlite-rows.ts';
import { sumsIn } from './sums.ts';

/** Why nothing was moved, in one line. */
export class NotMoved extends Error {}

export interface Moved {
  readonly rows: number;
  /** The same house was there already: whoever moved it before was not told. */
  readonly wasThere: boolean;
}

/** All that is kept, what others refer to first, each in an order that both databases know. */
const ORDERS: Readonly<Record<string, string>> = {
  players: 'rowid',
  recoveries: 'rowid',
  subscriptions: 'rowid',
  webhooks: 'rowid',
  tables: 'number',
  standings: 'number',
  chairs: 'rowid',
  chat: 'rowid',
  reports: 'rowid',
  notices: 'rowid',
  matches: 'number',
  entries: 'match, seq',
  snapshots: 'match',
  heads: 'match',
  bans: 'rowid',
  heartbeat: 'one',
  last_open: 'one',
};
/** Each database has its own. */
const LEFT_OUT = ['migrations', 'probe'];
const ROWS_AT_ONCE = 500;

/** A table on both sides. */
interface Crossing {
  readonly table: string;
  readonly columns: readonly string[];
  readonly from: DatabaseSyncInstance;
  readonly to: pg.PoolClient;
  readonly numbers: ReadonlySet<string>;
}

/**
 * Copies everything out of a file that nobody writes to into a PostgreSQL database where nothing is, and reads it back,
 * row by row and match by match, before it counts: all in one transaction, so that whoever is interrupted can begin anew.
 */
export async function moveToPostgres(file: string, url: string): Promise<Moved> {
  await refuseDamaged(file);
  const from = new DatabaseSync(file, { readOnly: true });
  const pool = openPool(url, 'writing');
  try {
    return await inTransaction(pool, 'writing', (to) => move(from, to));
  } finally {
    await pool.end();
    from.close();
  }
}

/** Opened once, the file has the newest schema. */
async function refuseDamaged(file: string): Promise<void> {
  const store = openSqlite(file);
  const [damaged] = await store.verify();
  await store.close();
  if (damaged) throw new NotMoved(`the data are damaged (${damaged.what.kind} ${damaged.what.id}: ${damaged.message})`);
}

async function move(from: DatabaseSyncInstance, to: pg.PoolClient): Promise<Moved> {
  await migratePostgres(to);
  await to.query(lockFor('writing'));
  const numbers = await numbersIn(to);
  const crossings = tablesOf(from).map((table) => ({ table, columns: columnsOf(from, table), from, to, numbers }));
  const wasThere = await hasRows(to, crossings);
  if (!wasThere) for (const crossing of crossings) await copy(crossing);
  let rows = 0;
  for (const crossing of crossings) rows += await compare(crossing, wasThere ? OTHERS : lostIn(crossing));
  await refuseUnsound(to, numbers);
  return { rows, wasThere };
}

const OTHERS = 'the database is not empty, and what is in it is not this house';
const lostIn = ({ table }: Crossing) => `what was written to ${table} does not read back the same`;

function tablesOf(database: DatabaseSyncInstance): readonly string[] {
  const found = findRows<{ name: string }>(database.prepare("select name from sqlite_schema where type = 'table'"));
  const kept = found.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
  const strange = kept.find((name) => ORDERS[name] === undefined);
  if (strange !== undefined) throw new Error(`nobody knows how to move ${strange}`);
  return Object.keys(ORDERS);
}

/** But for the sums, which each database counts in its own way. */
function columnsOf(database: DatabaseSyncInstance, table: string): readonly string[] {
  const sums = sumsIn(inPostgres(new Set()), table, (column) => column).map(({ column }) => column);
  const found = findRows<{ name: string }>(database.prepare(`pragma table_info(${table})`));
  return found.map(({ name }) => name).filter((name) => !sums.includes(name));
}

async function hasRows(to: pg.PoolClient, crossings: readonly Crossing[]): Promise<boolean> {
  for (const { table } of crossings) {
    const { rows } = await to.query(`select 1 from ${table} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

async function copy(crossing: Crossing): Promise<void> {
  const insert = insertFor(crossing);
  for (const rows of batchesOf(crossing)) await crossing.to.query(insert, [JSON.stringify(rows)]);
}

function insertFor({ table, columns, numbers }: Crossing): string {
  const sums = sumsIn(inPostgres(numbers), table, (column) => `moved.${column}`);
  const typed = columns.map((column) => `${column} ${numbers.has(column) ? 'bigint' : 'text'}`);
  const names = [...columns, ...sums.map(({ column }) => column)];
  const values = [...columns.map((column) => `moved.${column}`), ...sums.map(({ sum }) => sum)];
  return (
    `insert into ${table} (${names.join(', ')})` +
    ` select ${values.join(', ')} from json_to_recordset($1) as moved (${typed.join(', ')})`
  );
}

type Row = Readonly<Record<string, unknown>>;

function* batchesOf({ table, columns, from }: Crossing): Iterable<readonly Row[]> {
  const found = from.prepare(`select ${columns.join(', ')} from ${table} order by ${ORDERS[table]}`);
  let batch: Row[] = [];
  for (const row of found.iterate()) {
    batch.push(row as Row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** How many rows are the same on both sides, where all of them have to be. */
async function compare(crossing: Crossing, otherwise: string): Promise<number> {
  const { table, columns, to } = crossing;
  const texts = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(columns.map((column) => row[column])));
  const fetched = async (count: number) => texts((await to.query<Row>(`fetch ${count} from moved`)).rows);
  let count = 0;
  await to.query(`declare moved cursor for select ${columns.join(', ')} from ${table} order by ${ORDERS[table]}`);
  for (const batch of batchesOf(crossing)) {
    const arrived = await fetched(batch.length);
    if (texts(batch).some((text, index) => text !== arrived[index])) throw new NotMoved(otherwise);
    count += batch.length;
  }
  if ((await fetched(1)).length > 0) throw new NotMoved(otherwise);
  await to.query('close moved');
  return count;
}

/** Every row by its sum, every match by its chain, as the house itself would read them. */
async function refuseUnsound(to: pg.PoolClient, numbers: ReadonlySet<string>): Promise<void> {
  const hand = handOf(to);
  const whole = { kind: 'house', id: 'database' } as const;
  const verify = verifying({
    database: inPostgres(numbers),
    ask: (work) => hand(work()),
    whole,
    look: () => 'read on',
  });
  const [damaged] = await verify();
  if (damaged) throw new NotMoved(`${damaged.what.kind} ${damaged.what.id} did not arrive: ${damaged.message}`);
}
