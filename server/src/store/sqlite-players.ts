import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { GroupCommit } from './group-commit.ts';
import type { Player, PlayerStore } from './players.ts';

export function sqlitePlayers(database: DatabaseSyncInstance, commit: GroupCommit['commit']): PlayerStore {
  const insert = database.prepare('insert into players (id, name, language, created) values (?, ?, ?, ?)');
  const select = database.prepare('select id, name, language, created from players where id = ?');
  const rename = database.prepare('update players set name = ? where id = ?');
  const speak = database.prepare('update players set language = ? where id = ?');
  const epoch = database.prepare('select epoch from players where id = ?');
  const nextEpoch = database.prepare('update players set epoch = epoch + 1 where id = ? returning epoch');
  const forgetProofs = ['recoveries', 'subscriptions'].map((name) =>
    database.prepare(`delete from ${name} where player = ?`),
  );
  const forgetExpired = database.prepare('delete from recoveries where expires <= ?');
  const keep = database.prepare('insert into recoveries (hash, player, expires) values (?, ?, ?)');
  const find = database.prepare('select player from recoveries where hash = ?');
  const forget = database.prepare('delete from recoveries where hash = ?');

  const redeem = (hash: string, now: number) => {
    forgetExpired.run(now);
    const found = find.get(hash) as { player: string } | undefined;
    forget.run(hash);
    return found?.player;
  };
  const endEpoch = (id: string) => {
    for (const forgetThem of forgetProofs) forgetThem.run(id);
    return (nextEpoch.get(id) as { epoch: number } | undefined)?.epoch ?? 0;
  };
  return {
    create: ({ id, name, language, created }) => commit(() => void insert.run(id, name, language, created)),
    load: async (id) => select.get(id) as Player | undefined,
    rename: (id, name) => commit(() => void rename.run(name, id)),
    speak: (id, language) => commit(() => void speak.run(language, id)),
    epoch: async (id) => (epoch.get(id) as { epoch: number } | undefined)?.epoch ?? 0,
    endEpoch: (id) => commit(() => endEpoch(id)),
    keepRecovery: ({ hash, player, expires }) => commit(() => void keep.run(hash, player, expires)),
    redeem: (hash, now) => commit(() => redeem(hash, now)),
  };
}
