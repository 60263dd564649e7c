/** What group commit needs of a database. */
export interface Journal {
  /** Does all of the work or nothing of it. */
  transaction(work: () => void): void;
  /** Waits until what was committed lies safely on the disk. */
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
}

/** While one batch waits for the disk the next may be written; more would only queue up in the thread pool. */
const MOST_SYNCS = 3;

/**
 * All writes that arrive in one turn of the event loop, or while the disk is busy, share one transaction and so
 * one wait for the disk. If one of them fails, each is done again in a transaction of its own: a bad write harms
 * nobody else.
 */
export function groupCommit(journal: Journal): GroupCommit {
  let pending: Pending[] = [];
  const running = new Set<Promise<void>>();

  const write = () => {
    if (pending.length === 0 || running.size >= MOST_SYNCS) return;
    const batch = pending;
    pending = [];
    const batchDone = writeBatch(journal, batch).then(() => {
      running.delete(batchDone);
      write();
    });
    running.add(batchDone);
  };

  return {
    commit: (work) =>
      new Promise((resolve, reject) => {
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
  };
}

async function writeBatch(journal: Journal, batch: readonly Pending[]): Promise<void> {
  const written = together(journal, batch) ? batch : batch.filter((one) => alone(journal, one));
  try {
    await journal.sync();
    for (const { fulfil } of written) fulfil();
  } catch (error) {
    for (const { reject } of written) reject(error);
  }
}

function together(journal: Journal, batch: readonly Pending[]): boolean {
  try {
    journal.transaction(() => {
      for (const { run } of batch) run();
    });
    return true;
  } catch {
    return false;
  }
}

function alone(journal: Journal, one: Pending): boolean {
  try {
    journal.transaction(one.run);
    return true;
  } catch (error) {
    one.reject(error);
    return false;
  }
}
