import { StoreFailed } from './store-failed.ts';

/** What group commit needs of a database. */
export interface Journal {
  /** Does all of the work or nothing of it. Throws `StoreFailed` if the disk fails rather than the work. */
  transaction(work: () => void): void;
  /** Waits until what was committed lies safely on the disk. A rejection means that nobody knows what does. */
  sync(): Promise<void>;
}

interface Pending {
  run(): void;
  fulfil(): void;
  reject(error: unknown): void;
}

export interface GroupCommit {
  /** Runs the work in the next transaction; fulfilled with its result once that is durable. */
  commit<R>(work: () => R): Promise<R>;
  /** Waits until nothing is pending. */
  settle(): Promise<void>;
  /** Fulfilled when the disk has failed. */
  readonly failed: Promise<StoreFailed>;
  /** Why nothing is written any more. */
  failure(): StoreFailed | undefined;
}

/** While one batch waits for the disk the next may be written; more would only queue up in the thread pool. */
export const MOST_SYNCS = 3;

/**
 * All writes that arrive in one turn of the event loop, or while the disk is busy, share one transaction and so
 * one wait for the disk. If one of them fails, each is done again in a transaction of its own: a bad write harms
 * nobody else. If the disk fails, everything does, for good: the system may have dropped what it could not write,
 * and a later sync that succeeds says nothing about it.
 */
export function groupCommit(journal: Journal): GroupCommit {
  let pending: Pending[] = [];
  let failure: StoreFailed | undefined;
  let tellFailure: (failure: StoreFailed) => void;
  const failed = new Promise<StoreFailed>((resolve) => {
    tellFailure = resolve;
  });
  const running = new Set<Promise<void>>();

  const fail = (error: unknown, batch: readonly Pending[]) => {
    failure ??= error instanceof StoreFailed ? error : new StoreFailed(error);
    tellFailure(failure);
    for (const { reject } of [...batch, ...pending]) reject(failure);
    pending = [];
  };
  const writeBatch = async (batch: readonly Pending[]) => {
    try {
      const written = together(journal, batch) ? batch : batch.filter((one) => alone(journal, one));
      await journal.sync();
      if (failure) throw failure;
      for (const { fulfil } of written) fulfil();
    } catch (error) {
      fail(error, batch);
    }
  };
  const write = () => {
    if (pending.length === 0 || running.size >= MOST_SYNCS) return;
    const batch = pending;
    pending = [];
    const batchDone = writeBatch(batch).then(() => {
      running.delete(batchDone);
      write();
    });
    running.add(batchDone);
  };

  return {
    commit: (work) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        let result: ReturnType<typeof work>;
        const run = () => {
          result = work();
        };
        if (pending.length === 0) setImmediate(write);
        pending.push({ run, fulfil: () => resolve(result), reject });
      }),
    settle: async () => {
      for (write(); running.size > 0; write()) await Promise.all(running);
    },
    failed,
    failure: () => failure,
  };
}

function together(journal: Journal, batch: readonly Pending[]): boolean {
  try {
    journal.transaction(() => {
      for (const { run } of batch) run();
    });
    return true;
  } catch (error) {
    if (error instanceof StoreFailed) throw error;
    return false;
  }
}

function alone(journal: Journal, one: Pending): boolean {
  try {
    journal.transaction(one.run);
    return true;
  } catch (error) {
    if (error instanceof StoreFailed) throw error;
    one.reject(error);
    return false;
  }
}
