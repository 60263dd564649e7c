import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Commit, Database } from './database.ts';
import { type DueJob, JOB_KINDS, type JobHandlers, type JobQueue } from './jobs.ts';
import { openPool } from './postgres-pool.ts';
import type { Work } from './work.ts';

const AT_ONCE = 4;
const POLL_MS = 500;
/** No job takes so long: whoever began it is dead. */
const STUCK = "interval '20 seconds'";
const RESCUE_MS = 5_000;
const STOP_MS = 1_000;
/** Four hands that ask twice a second have failed for five seconds. */
const MOST_FAILURES = 40;

/** Read by those alone who keep jobs. */
async function worker() {
  const { Logger, run, runMigrations } = await import('graphile-worker');
  return { run, runMigrations, logger: new Logger(() => () => {}) };
}

/** Makes room for jobs beside the data, under an advisory lock of its own; the name of the schema. */
export async function installJobs(url: string): Promise<string> {
  const { runMigrations, logger } = await worker();
  const pool = openPool(url, 'reading');
  try {
    const { rows } = await pool.query<{ name: string }>('select current_schema() as name');
    const house = rows[0]?.name ?? 'public';
    const schema = house === 'public' ? 'graphile_worker' : `${house}_jobs`;
    await runMigrations({ pgPool: pool, schema, logger });
    return schema;
  } finally {
    await pool.end();
  }
}

/** The jobs of some tables as SQL: their kinds, when they are due and whose they are come from a relation `job`. */
export function addingJobs(schema: string, jobs: string): string {
  return `${schema}.add_jobs(array(
    select row(job.kind, json_build_object('table', job.table_id), null, now() + job.in_ms * interval '1 millisecond',
      null, job.kind || ' ' || job.table_id, null, null)::${schema}.job_spec
    from ${jobs}
  ))`;
}

export type JobWriter = (table: string, jobs: readonly DueJob[]) => Work<unknown>;

/** To be called within a transaction. */
export function jobWriter(database: Database, schema: string): JobWriter {
  const rows = 'json_to_recordset(cast(? as json)) as job (table_id text, kind text, in_ms bigint)';
  const add = database.prepare(`select count(*) from ${addingJobs(schema, rows)}`);
  return (table, jobs) =>
    add.run(JSON.stringify(jobs.map(({ kind, inMs }) => ({ table_id: table, kind, in_ms: Math.max(0, inMs) }))));
}

interface QueuePlan {
  readonly url: string;
  readonly schema: string;
  readonly commit: Commit;
  readonly write: JobWriter;
}

export function postgresJobs({ url, schema, commit, write }: QueuePlan): JobQueue {
  return {
    add: async (table, jobs) => {
      if (jobs.length > 0) await commit(() => write(table, jobs));
    },
    work: async (handlers) => {
      const { run, logger } = await worker();
      const pool = openPool(url, 'working');
      const hands = await tireless((events) =>
        run({
          pgPool: askedAgain(pool),
          schema,
          concurrency: AT_ONCE,
          pollInterval: POLL_MS,
          noHandleSignals: true,
          logger,
          taskList: tasksOf(handlers),
          events,
        }),
      );
      const rescue = setInterval(() => void freeStuck(pool, schema).catch(() => {}), RESCUE_MS).unref();
      return async () => {
        clearInterval(rescue);
        await Promise.race([hands.stop(), new Promise((end) => setTimeout(end, STOP_MS).unref())]);
        await pool.end();
      };
    },
  };
}

/** One of the errors after which the worker asks again by itself. */
const ASK_AGAIN = { code: '40001' };

/**
 * Whoever gets no connection is to try again: the worker says that a job is done without waiting for the answer, so that
 * nobody would hear of a failure. Where the house is closed nobody answers any more; the job is for others.
 */
function askedAgain(pool: pg.Pool): pg.Pool {
  const connect = async () => {
    try {
      return await pool.connect();
    } catch (error) {
      if (pool.ending) return new Promise<never>(() => {});
      throw Object.assign(new Error('no connection for jobs', { cause: error }), ASK_AGAIN);
    }
  };
  type Listener = Parameters<pg.Pool['connect']>[0];
  const asking = Object.create(pool) as pg.Pool;
  return Object.assign(asking, { connect: (listener?: Listener) => (listener ? pool.connect(listener) : connect()) });
}

interface Hands {
  stop(): Promise<void>;
}

/**
 * Begins anew where nothing but failures comes: the worker keeps the answer to its first question for ever, also if that
 * was an error, and would do no job any more though the database has long been back.
 */
async function tireless(begin: (events: EventEmitter) => Promise<Hands>): Promise<Hands> {
  let isOver = false;
  const beginWatched = () => {
    const events = new EventEmitter();
    let failures = 0;
    events.on('worker:getJob:error', () => {
      failures += 1;
      if (failures === MOST_FAILURES) void beginAnew();
    });
    for (const success of ['worker:getJob:empty', 'job:start'])
      events.on(success, () => {
        failures = 0;
      });
    return begin(events);
  };
  const stop = () => hands.stop().catch(() => {});
  const beginAnew = async (): Promise<void> => {
    await stop();
    while (!isOver) {
      const next = await beginWatched().catch(() => wait(POLL_MS, undefined, { ref: false }));
      if (next === undefined) continue;
      hands = next;
      return isOver ? stop() : undefined;
    }
  };
  let hands = await beginWatched();
  return {
    stop: () => {
      isOver = true;
      return stop();
    },
  };
}

function tasksOf(handlers: JobHandlers) {
  const tasks = JOB_KINDS.map((kind) => {
    const task = (payload: unknown) => handlers[kind]((payload as { readonly table: string }).table);
    return [kind, task] as const;
  });
  return Object.fromEntries(tasks);
}

/** The jobs of those who died over them are for others. */
async function freeStuck(pool: pg.Pool, schema: string): Promise<void> {
  await pool.query(
    `select ${schema}.force_unlock_workers(array_agg(distinct locked_by)) from ${schema}._private_jobs` +
      ` where locked_at < now() - ${STUCK} having count(*) > 0`,
  );
}
