import type { Later } from '../../later.ts';
import type { JobHandlers, JobQueue } from '../../store/jobs.ts';
import { atOnce } from '../../store/work.ts';
import type { JobTable, TakenJob } from './job-table.ts';
import type { Line } from './line.ts';

const POLL_MS = 500;
const RESCUE_MS = 5_000;
const AT_ONCE = 4;

interface JobsPlan {
  readonly server: string;
  readonly table: JobTable;
  readonly line: Line;
  readonly later: Later;
}

/** A server's hands on the jobs of all. */
export function simulatedJobs({ server, table, line, later }: JobsPlan): JobQueue {
  const write = <R>(work: () => R) => line.write('jobs', work);
  return {
    add: async (id, jobs) => {
      if (jobs.length > 0) await write(() => atOnce(table.add(id, jobs)));
    },
    work: (handlers) => {
      const hand = createHand({ handlers, take: () => write(() => table.take(server)), table, write });
      const stops = [
        later.every(POLL_MS, hand.look),
        later.every(RESCUE_MS, () => void write(table.freeStuck).catch(() => {})),
      ];
      return Promise.resolve(() => {
        for (const stop of stops) stop();
        hand.end();
        return Promise.resolve();
      });
    },
  };
}

interface HandPlan {
  readonly handlers: JobHandlers;
  readonly table: JobTable;
  take(): Promise<TakenJob | undefined>;
  write(work: () => void): Promise<void>;
}

/** Takes one job after the other, a few at a time. */
function createHand({ handlers, table, take, write }: HandPlan) {
  let busy = 0;
  let isOver = false;
  const goOn = async (): Promise<void> => {
    const job = isOver ? undefined : await take();
    if (job === undefined) return;
    const isDone = await handlers[job.kind](job.table_id).then(
      () => true,
      () => false,
    );
    await write(() => (isDone ? table.finish(job) : table.putOff(job)));
    return goOn();
  };
  const look = () => {
    if (busy >= AT_ONCE) return;
    busy += 1;
    const done = () => {
      busy -= 1;
    };
    goOn().then(done, done);
  };
  return {
    look,
    end: () => {
      isOver = true;
    },
  };
}
