import { StoreFailed } from './store-failed.ts';

/** What group commit needs of a database, which may lend a hand to those that work in a transaction. */
export interface Journal<Hand = void> {
  /**
   * Does all of the works, one after the other, or none of them. Fails with `StoreFailed` if the disk fails
   * rather than they.
   */
  transaction(works: readonly ((hand: Hand) => unknown)[]): void | Promise<void>;
  /** Waits until what was committed lies safely on the disk. A rejection means that nobody knows what does. */
  sync(): Promise<void>;
  /** So many transactions may be under way, if not `MOST_SYNCS`. */
  readonly most?: number;
}

interface Pending<Hand> {
  run(hand: Hand): unknown;
  fulfil(): void;
  reject(error: unknown): void;
}

export interface GroupCommit<Hand = void> {
  /** Runs the work in the next transaction; fulfilled with its result once that is durable. */
  commit<R>(work: (hand: Hand) => R | Promise<R>): Promise<R>;
  /** Waits until nothing is pending. */
  settle(): Promise<void>;
  /** Nobody knows any more what was kept: nothing is written from now on. */
  fail(error: unknown): void;
  /** Fulfilled when the disk has failed. */
  readonly failed: Promise<StoreFailed>;
  /** Why nothing is written any more. */
  failure(): StoreFailed | undefined;
}

/** What comes while a batch waits for the disk goes together in the next: a disk makes one sync of many faster than many. */
export const MOST_SYNCS = 1;

/**
 * All writes that arrive in one turn of the event loop, or while the disk is busy, share one transaction and so
 * one wait for the disk. If one of them fails, each is done again in a transaction of its own: a bad write harms
 * nobody else. If the disk fails, everything does, for good: the system may have dropped what it could not write,
 * and a later sync that succeeds says nothing about it.
 */
export function groupCommit<Hand = void>(journal: Journal<Hand>): GroupCommit<Hand> {
  const { most = MOST_SYNCS } = journal;
  let pending: Pending<Hand>[] = [];
  let failure: StoreFailed | undefined;
  let tellFailure: (failure: StoreFailed) => void;
  const failed = new Promise<StoreFailed>((resolve) => {
    tellFailure = resolve;
  });
  const running = new Set<Promise<void>>();

  const fail = (error: unknown, batch: readonly Pending<Hand>[]) => {
    failure ??= error instanceof StoreFailed ? error : new StoreFailed(error);
    tellFailure(failure);
    for (const { reject } of [...batch, ...pending]) reject(failure);
    pending = [];
  };
  const writeBatch = async (batch: readonly Pending<Hand>[]) => {
    try {
      const written = await together(journal, batch);
      await journal.sync();
      if (failure) throw failure;
      for (const { fulfil } of written) fulfil();
    } catch (error) {
      fail(error, batch);
    }
  };
  const write = () => {
    if (pending.length === 0 || running.size >= most) return;
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
        const run = (hand: Hand) => {
          result = work(hand);
          return result;
        };
        if (pending.length === 0) setImmediate(write);
        pending.push({ run, fulfil: () => resolve(result), reject });
      }),
    settle: async () => {
      for (write(); running.size > 0; write()) await Promise.all(running);
    },
    fail: (error) => fail(error, []),
    failed,
    failure: () => failure,
  };
}

/** What was written: all of it, or whatever can be written alone. */
async function together<Hand>(
  journal: Journal<Hand>,
  batch: readonly Pending<Hand>[],
): Promise<readonly Pending<Hand>[]> {
  try {
    await journal.transaction(batch.map(({ run }) => run));
    return batch;
  } catch (error) {
    if (error instanceof StoreFailed) throw error;
    return eachAlone(journal, batch);
  }
}

async function eachAlone<Hand>(
  journal: Journal<Hand>,
  batch: readonly Pending<Hand>[],
): Promise<readonly Pending<Hand>[]> {
  const written: Pending<Hand>[] = [];
  for (const one of batch) if (await alone(journal, one)) written.push(one);
  return written;
}

async function alone<Hand>(journal: Journal<Hand>, one: Pending<Hand>): Promise<boolean> {
  try {
    await journal.transaction([one.run]);
    return true;
  } catch (error) {
    if (error instanceof StoreFailed) throw error;
    one.reject(error);
    return false;
  }
}
