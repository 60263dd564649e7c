import type pg from 'pg';
import type { Ask, Commit } from './database.ts';
import { type GroupCommit, groupCommit } from './group-commit.ts';
import { postgresAppender } from './postgres-append.ts';
import { inPostgres } from './postgres-dialect.ts';
import { installJobs, jobWriter, postgresJobs } from './postgres-jobs.ts';
import { type Hand, handOf, inTransaction, openPool, orLost } from './postgres-pool.ts';
import { postgresBytes, postgresRawRows } from './postgres-raw-rows.ts';
import { lockFor, migratePostgres, numbersIn } from './postgres-schema.ts';
import { type Sharing, sharing } from './postgres-shared.ts';
import { appender, type MatchWriter, matchWriter } from './sql-match-writer.ts';
import { prober } from './sql-probe.ts';
import { sqlStore } from './sql-store.ts';
import { verifying } from './sql-verify.ts';
import { type Keeping, PROBE_MS } from './sqlite.ts';
import type { Store } from './store.ts';
import { DatabaseLost } from './store-failed.ts';

const WHOLE = { kind: 'house', id: 'database' } as const;

interface Pools {
  readonly readers: pg.Pool;
  /** One for entries, one for everything else. */
  readonly writers: pg.Pool;
}

/** Keeps matches in a PostgreSQL database, which other servers may use at the same time. */
export async function openPostgres(url: string, keeping: Keeping = {}): Promise<Store> {
  const pools = { readers: openPool(url, 'reading'), writers: openPool(url, 'writing') };
  try {
    const numbers = await inTransaction(pools.writers, 'writing', async (client) => {
      await migratePostgres(client);
      return numbersIn(client);
    });
    const jobs = keeping.hasJobs ? { url, schema: await installJobs(url) } : undefined;
    return keepInPostgres({ ...pools, jobs, shared: await sharing(pools.readers, pools.writers) }, numbers, keeping);
  } catch (error) {
    await end(pools);
    throw error;
  }
}

async function end({ readers, writers }: Pools): Promise<void> {
  await Promise.all([readers.end(), writers.end()]);
}

interface House extends Pools {
  readonly shared: Sharing;
  readonly jobs: { readonly url: string; readonly schema: string } | undefined;
}

function keepInPostgres(pools: House, numbers: ReadonlySet<string>, keeping: Keeping): Store {
  const { readers, writers, shared, jobs } = pools;
  const { noticed = () => {}, probeMs = PROBE_MS } = keeping;
  const database = inPostgres(numbers);
  const source = { database, noticed };
  const write = matchWriter(source);
  const ask: Ask = (work) => inTransaction(readers, 'reading', (client) => handOf(client)(work()));
  const group = groupIn(writers, write);
  const commit: Commit = (work) => group.commit((hand) => hand(work()));
  const addJobs = jobs && jobWriter(database, jobs.schema);
  const long = appender({ source, write, jobs: addJobs });
  const alone: Store['append'] = (append) => commit(() => long(append));
  const appends = postgresAppender({ pool: writers, dialect: database, jobs: jobs?.schema, alone, fail: group.fail });
  const failure = () =>
    group.failure() ?? (writers.ending ? new DatabaseLost(new Error('the store is closed')) : undefined);
  const own = { raw: (id: string) => postgresRawRows(readers, id), bytes: () => postgresBytes(readers) };
  return {
    ...sqlStore({ source, ask, commit, sweeping: commit, write, own, jobs: addJobs }),
    shared: { ...shared, ...(jobs && addJobs && { jobs: postgresJobs({ ...jobs, commit, write: addJobs }) }) },
    append: (append) => {
      const failed = failure();
      return failed ? Promise.reject(failed) : appends.add(append);
    },
    check: prober({ database, commit, failure, probeMs }),
    verify: verifying({ database, ask, whole: WHOLE, look: () => 'read on' }),
    failed: group.failed,
    close: async () => {
      await appends.settle();
      await group.settle();
      await shared.close();
      await end(pools);
    },
  };
}

/** What is committed lies safely on the disk: PostgreSQL itself waits for that, and ends if its disk fails. */
function groupIn(writers: pg.Pool, write: MatchWriter): GroupCommit<Hand> {
  return groupCommit<Hand>({
    most: 1,
    transaction: async (works) => {
      write.lookAgain();
      await inTransaction(writers, 'writing', (client) => doAll(client, works));
    },
    sync: () => Promise.resolve(),
  });
}

async function doAll(client: pg.PoolClient, works: readonly ((hand: Hand) => unknown)[]): Promise<void> {
  await orLost(client.query(lockFor('writing')));
  const hand = handOf(client);
  for (const work of works) await work(hand);
}
