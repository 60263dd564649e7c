import { hash } from 'node:crypto';
import pg from 'pg';
import { isRefused } from './postgres-errors.ts';
import { Uncertain } from './uncertain.ts';
import { type Answer, inTurn, type Question, type Work } from './work.ts';

const MOST_CONNECTIONS = 10;
const PATIENCE_MS = 5_000;
/** Names of statements are cut off after 63 characters. */
const NAME_LENGTH = 32;

/** Has work done over one connection. */
export type Hand = <R>(work: Work<R>) => Promise<R>;

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
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

/** Everything in one transaction, or nothing; a connection that does not even end it is thrown away. */
export async function inTransaction<R>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await commit(client);
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

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    throw isRefused(error) ? error : new Uncertain(error);
  }
}

/** Statements are prepared by each connection when it first hears them. */
export function handOf(client: pg.PoolClient): Hand {
  return (work) => inTurn(work, (question) => answerTo(client, question));
}

async function answerTo(client: pg.PoolClient, { sql, values }: Question): Promise<Answer> {
  const { rows, rowCount } = await client.query({ name: nameOf(sql), text: sql, values: [...values] });
  return { rows, changes: rowCount ?? 0 };
}

const names = new Map<string, string>();

function nameOf(sql: string): string {
  const known = names.get(sql) ?? hash('sha256', sql, 'hex').slice(0, NAME_LENGTH);
  names.set(sql, known);
  return known;
}
