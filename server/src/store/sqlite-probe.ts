import type { GroupCommit } from './group-commit.ts';
import type { RowSource } from './rows.ts';

interface Probed extends Pick<RowSource, 'database'>, Pick<GroupCommit, 'commit' | 'failure'> {
  /** So long after a try its result counts. */
  readonly probeMs: number;
}

/** Tries whether the store keeps what it is given, by writing a small row, however often it is asked. */
export function prober({ database, commit, failure, probeMs }: Probed): () => Promise<void> {
  const write = database.prepare(
    'insert into probe (one, at) values (1, ?) on conflict (one) do update set at = excluded.at',
  );
  let latest: Promise<void> | undefined;
  const probe = async () => {
    try {
      await commit(() => void write.run(Date.now()));
    } finally {
      setTimeout(() => {
        latest = undefined;
      }, probeMs).unref();
    }
  };
  return async () => {
    const failed = failure();
    if (failed) throw failed;
    if (!database.isOpen) throw new Error('the store is closed');
    latest ??= probe();
    await latest;
  };
}
