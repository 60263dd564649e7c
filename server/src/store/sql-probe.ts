import type { Commit, Database } from './database.ts';

interface Probed {
  readonly database: Database;
  readonly commit: Commit;
  /** So long after a try its result counts. */
  readonly probeMs: number;
  /** Why nothing can be kept any more. */
  failure(): Error | undefined;
}

/** Tries whether the store keeps what it is given, by writing a small row, however often it is asked. */
export function prober({ database, commit, failure, probeMs }: Probed): () => Promise<void> {
  const write = database.prepare(
    'insert into probe (one, at) values (1, ?) on conflict (one) do update set at = excluded.at',
  );
  let latest: Promise<void> | undefined;
  const probe = async () => {
    try {
      await commit(() => write.run(Date.now()));
    } finally {
      setTimeout(() => {
        latest = undefined;
      }, probeMs).unref();
    }
  };
  return async () => {
    const failed = failure();
    if (failed) throw failed;
    latest ??= probe();
    await latest;
  };
}
