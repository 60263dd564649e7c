import { Worker } from 'node:worker_threads';

/** A job and its place among the others. */
export interface Lesson<Job = unknown> {
  readonly index: number;
  readonly job: Job;
}

export interface Report<Result = unknown> {
  readonly index: number;
  readonly result: Result;
}

/** Hears how many are done, and of the last of them. */
type Tell<Result> = (done: number, report: Report<Result>) => void;

/** Threads that share the jobs they are given. */
export interface Team<Job = unknown, Result = unknown> {
  /** The results in the order of the jobs, whoever was done first. */
  work(jobs: readonly Job[], tell?: Tell<Result>): Promise<Result[]>;
  end(): Promise<unknown>;
}

/** So many threads run the program, which answers each lesson with a report. */
export function teamOf<Job, Result>(
  program: URL,
  data: Readonly<Record<string, string>>,
  size: number,
): Team<Job, Result> {
  const threads = Array.from({ length: size }, () => new Worker(program, { workerData: data }));
  return {
    work: (jobs, tell = () => {}) => shared(threads, jobs, tell),
    end: () => Promise.all(threads.map((thread) => thread.terminate())),
  };
}

async function shared<Job, Result>(
  threads: readonly Worker[],
  jobs: readonly Job[],
  tell: Tell<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let done = 0;
  const lessons = jobs.map((job, index) => ({ job, index }))[Symbol.iterator]();
  const keep = (report: Report<Result>) => {
    results[report.index] = report.result;
    done += 1;
    tell(done, report);
  };
  await Promise.all(threads.map((thread) => busy(thread, lessons, keep)));
  return results;
}

/** One thread, until no job is left. */
function busy<Job, Result>(
  thread: Worker,
  lessons: Iterator<Lesson<Job>>,
  keep: (report: Report<Result>) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = () => {
      const next = lessons.next();
      if (!next.done) return thread.postMessage(next.value);
      thread.off('message', heard);
      thread.off('error', reject);
      resolve();
    };
    const heard = (report: Report<Result>) => {
      keep(report);
      goOn();
    };
    thread.on('message', heard);
    thread.on('error', reject);
    goOn();
  });
}
