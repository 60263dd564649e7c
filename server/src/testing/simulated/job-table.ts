import type { Database } from '../../store/database.ts';
import type { DueJob, JobHandlers } from '../../store/jobs.ts';
import { atOnce, done, type Work } from '../../store/work.ts';

/** Jobs as graphile-worker keeps them: one of each key, which whoever works on it locks. */
export const JOB_TABLE = `
  create table jobs (
    id integer primary key, kind text not null, table_id text not null, key text unique, run_at integer not null,
    attempts integer not null default 0, worker text, locked_at integer
  )`;

/** A job that failed so often is left alone. */
const MOST_ATTEMPTS = 25;
/** What was begun so long ago was begun by somebody who is dead. */
const STUCK_MS = 20_000;

export interface TakenJob {
  readonly id: number;
  readonly kind: keyof JobHandlers;
  readonly table_id: string;
}

export interface JobTable {
  /** To be called within a transaction. */
  add(table: string, jobs: readonly DueJob[]): Work<unknown>;
  take(worker: string): TakenJob | undefined;
  finish(job: TakenJob): void;
  /** To be tried again, each time a little later. */
  putOff(job: TakenJob): void;
  /** The jobs of the dead are for others. */
  freeStuck(): void;
}

export function jobTable(database: Database, now: () => number): JobTable {
  const say = statements(database);
  const run = (name: keyof typeof say, ...values: Parameters<(typeof say)[typeof name]['run']>) =>
    atOnce(say[name].run(...values));
  return {
    add: (table, jobs) => {
      for (const { kind, inMs } of jobs) {
        const key = `${kind} ${table}`;
        run('leave', MOST_ATTEMPTS, key);
        run('set', kind, table, key, now() + Math.max(0, inMs));
      }
      return done(undefined);
    },
    take: (worker) => {
      const job = atOnce(say.due.get<TakenJob>(now(), MOST_ATTEMPTS));
      if (job) run('lock', worker, now(), job.id);
      return job;
    },
    finish: ({ id }) => void run('finish', id),
    putOff: ({ id }) => void run('putOff', now(), id),
    freeStuck: () => void run('free', now() - STUCK_MS),
  };
}

function statements({ prepare }: Database) {
  return {
    /** What somebody works on already ends by itself; a new job takes its key. */
    leave: prepare('update jobs set key = null, attempts = ?1 where key = ?2 and worker is not null'),
    set: prepare(
      'insert into jobs (kind, table_id, key, run_at) values (?1, ?2, ?3, ?4)' +
        ' on conflict (key) do update set run_at = excluded.run_at, attempts = 0',
    ),
    due: prepare(
      'select id, kind, table_id from jobs where worker is null and run_at <= ?1 and attempts < ?2 order by run_at, id limit 1',
    ),
    lock: prepare('update jobs set worker = ?1, locked_at = ?2, attempts = attempts + 1 where id = ?3'),
    finish: prepare('delete from jobs where id = ?'),
    putOff: prepare(
      'update jobs set worker = null, locked_at = null, run_at = ?1 + 1000 * (1 << min(attempts, 9)) where id = ?2',
    ),
    free: prepare('update jobs set worker = null, locked_at = null where locked_at < ?'),
  };
}
