import type { StoredCode, StoredRecovery } from './players.ts';
import { type RowSource, rowReader } from './rows.ts';
import { inserting, SUMMED } from './sums.ts';

interface RecoveryRow {
  readonly player: string;
  /** Since when it is a code to keep; null for a secret that works once. */
  readonly kept: number | null;
}

/** By what other devices become a player's own. To be called within a transaction. */
export function sqliteRecoveries(source: RowSource) {
  const { database } = source;
  const insert = database.prepare(inserting('recoveries', [...SUMMED.recoveries.columns, ...SUMMED.recoveries.later]));
  const find = rowReader<RecoveryRow>(source, 'recoveries', 'hash = ?');
  const findKept = rowReader<RecoveryRow>(source, 'recoveries', 'player = ? and kept is not null');
  const forgetExpired = database.prepare('delete from recoveries where expires <= ? and kept is null');
  const forgetOffers = database.prepare('delete from recoveries where player = ? and kept is null');
  const forgetKept = database.prepare('delete from recoveries where player = ? and kept is not null');
  return {
    offer: ({ hash, player, expires }: StoredRecovery) => void insert.run(hash, player, expires, null),
    keep: ({ hash, player, since }: StoredCode) => {
      forgetKept.run(player);
      insert.run(hash, player, since, since);
    },
    keptSince: (player: string) => findKept(player)?.kept ?? undefined,
    drop: (player: string) => void forgetKept.run(player),
    redeem: (hash: string, now: number) => {
      forgetExpired.run(now);
      const found = find(hash);
      if (found?.kept === null) forgetOffers.run(found.player);
      return found?.player;
    },
  };
}
