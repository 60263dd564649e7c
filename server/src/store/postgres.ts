import type pg from 'pg';
import type { Ask, Commit } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { postgresAppender } from './postgres-append.ts';
import { inPostgres } from './postgres-dialect.ts';
import { type Hand, handOf, inTransaction, openPool } from './postgres-pool.ts';
import { postgresRawRows } from './postgres-raw-rows.ts';
import { lockFor, migratePostgres, numbersIn } from './postgres-schema.ts';
import { matchWriter } from './sql-match-writer.ts';
import { prober } from './sql-probe.ts';
import { appender, sqlStore } from './sql-store.ts';
import { verifying } from './sql-verify.ts';
import { type Keeping, PROBE_MS } from './sqlite.ts';
import type { Store } from './store.ts';

const WHOLE = { kind: 'house', id: 'database' } as const;
/** All that a question reads is of one moment, whatever others write meanwhile. */
const READ = 'begin isolation level repeatable read read only';

/** Keeps matches in a PostgreSQL database, which other servers may use at the same time. */
export async function openPostgres(url: string, keeping: Keeping = {}): Promise<Store> {
  const pool = openPool(url);
  try {
    const numbers = await inTransaction(pool, 'begin', async (client) => {
      await migratePostgres(client);
      return numbersIn(client);
    });
    return keepInPostgres(pool, numbers, keeping);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function keepInPostgres(pool: pg.Pool, numbers: ReadonlySet<string>, keeping: Keeping): Store {
  const { noticed = () => {}, probeMs = PROBE_MS } = keeping;
  const database = inPostgres(numbers);
  const source = { database, noticed };
  const write = matchWriter(source);
  const ask: Ask = (work) => inTransaction(pool, READ, (client) => handOf(client)(work()));
  const group = groupCommit<Hand>({
    most: 1,
    transaction: async (works) => {
      write.lookAgain();
      await inTransaction(pool, 'begin', (client) => doAll(client, works));
    },
    sync: () => Promise.resolve(),
  });
  const commit: Commit = (work) => group.commit((hand) => hand(work()));
  const long = appender({ source, write });
  const appends = postgresAppender({ pool, dialect: database, alone: (append) => commit(() => long(append)) });
  const failure = () => (pool.ending ? new Error('the store is closed') : undefined);
  return {
    ...sqlStore({ source, ask, commit, sweeping: commit, write, raw: (id) => postgresRawRows(pool, id) }),
    append: appends.add,
    check: prober({ database, commit, failure, probeMs }),
    verify: verifying({ database, ask, whole: WHOLE, look: () => 'read on' }),
    // Where a disk fails, PostgreSQL ends by itself and finds out what it has kept.
    failed: new Promise(() => {}),
    close: async () => {
      await appends.settle();
      await group.settle();
      await pool.end();
    },
  };
}

async function doAll(client: pg.PoolClient, works: readonly ((hand: Hand) => unknown)[]): Promise<void> {
  await client.query(lockFor('writing'));
  const hand = handOf(client);
  for (const work of works) await work(hand);
}
