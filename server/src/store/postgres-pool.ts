import { hash } from 'node:crypto';
import pg from 'pg';
import { isRefused } from './postgres-errors.ts';
import { DatabaseLost } from './store-failed.ts';
import { type Answer, inTurn, type Question, type Work } from './work.ts';

/**
 * Those that read do not keep waiting those that write, of which there are two: see postgres.ts. One of the readers only
 * stays in: see postgres-shared.ts.
 */
const POOLS = {
  reading: { max: 9 },
  writing: { max: 2, idleTimeoutMillis: 0 },
  /** On jobs, of which one connection hears. */
  working: { max: 6 },
};
const PATIENCE_MS = 5_000;
/** Names of statements are cut off after 63 characters. */
const NAME_LENGTH = 32;

/** Has work done over one connection. */
export type Hand = <R>(work: Work<R>) => Promise<R>;

export type Purpose = keyof typeof TRANSACTIONS;

export function openPool(url: string, purpose: keyof typeof POOLS): pg.Pool {
  const pool = new pg.Pool({
    ...POOLS[purpose],
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    application_name: 'haven',
    types: { getTypeParser: parserOf },
  });
  // Of a connection that is lost whoever uses it hears; where nobody does, there will be another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Times and counts fit into ordinary numbers. */
function parserOf(type: number, format: 'text' | 'binary' = 'text'): (text: string) => unknown {
  if (type === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(type, format as 'text');
}

/** All that a question reads is of one moment, whatever others write meanwhile. */
const TRANSACTIONS = {
  reading: { begin: 'begin isolation level repeatable read read only', end: 'rollback' },
  writing: { begin: 'begin', end: 'commit' },
};

/** Everything in one transaction, or nothing; a connection that does not even end it is thrown away. */
export async function inTransaction<R>(
  pool: pg.Pool,
  purpose: Purpose,
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  const { begin, end } = TRANSACTIONS[purpose];
  const client = await orLost(pool.connect());
  try {
    await orLost(client.query(begin));
    const result = await work(client);
    await endWith(client, end);
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}

/** Where something was refused, PostgreSQL answers to a commit that it has rolled back. */
async function endWith(client: pg.PoolClient, end: string): Promise<void> {
  const { command } = await orLost(client.query(end));
  if (command !== end.toUpperCase()) throw new Error('nothing of the transaction was kept');
}

/** What PostgreSQL has refused was not done; of what was asked over a lost connection nobody knows. */
export async function orLost<R>(asked: Promise<R>): Promise<R> {
  try {
    return await asked;
  } catch (error) {
    throw isRefused(error) ? error : new DatabaseLost(error);
  }
}

/** Statements are prepared by each connection when it first hears them. */
export function handOf(client: pg.PoolClient): Hand {
  return (work) => inTurn(work, (question) => answerTo(client, question));
}

async function answerTo(client: pg.PoolClient, { sql, values }: Question): Promise<Answer> {
  const { rows, rowCount } = await orLost(client.query({ name: nameOf(sql), text: sql, values: [...values] }));
  return { rows, changes: rowCount ?? 0 };
}

const names = new Map<string, string>();

function nameOf(sql: string): string {
  const known = names.get(sql) ?? hash('sha256', sql, 'hex').slice(0, NAME_LENGTH);
  names.set(sql, known);
  return known;
}
