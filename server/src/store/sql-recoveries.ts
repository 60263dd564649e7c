import type { StoredCode, StoredRecovery } from './players.ts';
import { type RowSource, rowReader } from './rows.ts';
import { inserting, SUMMED } from './sums.ts';
import type { Work } from './work.ts';

interface RecoveryRow {
  readonly player: string;
  /** Since when it is a code to keep; null for a secret that works once. */
  readonly kept: number | null;
}

/** By what other devices become a player's own. To be called within a transaction. */
export function sqlRecoveries(source: RowSource) {
  const { database } = source;
  const columns = [...SUMMED.recoveries.columns, ...SUMMED.recoveries.later];
  const insert = database.prepare(inserting(database, 'recoveries', columns));
  const find = rowReader<RecoveryRow>(source, 'recoveries', 'hash = ?');
  const findKept = rowReader<RecoveryRow>(source, 'recoveries', 'player = ? and kept is not null');
  const forgetExpired = database.prepare('delete from recoveries where expires <= ? and kept is null');
  const forgetOffers = database.prepare('delete from recoveries where player = ? and kept is null');
  const forgetKept = database.prepare('delete from recoveries where player = ? and kept is not null');
  return {
    *offer(offered: readonly StoredRecovery[]): Work<void> {
      for (const { hash, player, expires } of offered) yield* insert.run(hash, player, expires, null);
    },
    *keep({ hash, player, since }: StoredCode): Work<void> {
      yield* forgetKept.run(player);
      yield* insert.run(hash, player, since, since);
    },
    *keptSince(player: string): Work<number | undefined> {
      return (yield* findKept(player))?.kept ?? undefined;
    },
    *drop(player: string): Work<void> {
      yield* forgetKept.run(player);
    },
    *redeem(hash: string, now: number): Work<string | undefined> {
      yield* forgetExpired.run(now);
      const found = yield* find(hash);
      if (found?.kept === null) yield* forgetOffers.run(found.player);
      return found?.player;
    },
  };
}
