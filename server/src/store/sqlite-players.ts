import { LANGUAGES } from '@haven/wire';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { GroupCommit } from './group-commit.ts';
import type { Player, PlayerStore } from './players.ts';
import { readWhole } from './rows.ts';

export function sqlitePlayers(database: DatabaseSyncInstance, commit: GroupCommit['commit']): PlayerStore {
  const insert = database.prepare('insert into players (id, name, language, created) values (?, ?, ?, ?)');
  const select = database.prepare('select id, name, language, created from players where id = ?');
  const rename = database.prepare('update players set name = ? where id = ?');
  const speak = database.prepare('update players set language = ? where id = ?');
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
  return {
    create: ({ id, name, language, created }) => commit(() => void insert.run(id, name, language, created)),
    load: async (id) => readWhole({ kind: 'guest', id }, () => playerIn(select.get(id))),
    rename: (id, name) => commit(() => void rename.run(name, id)),
    speak: (id, language) => commit(() => void speak.run(language, id)),
    keepRecovery: ({ hash, player, expires }) => commit(() => void keep.run(hash, player, expires)),
    redeem: (hash, now) => commit(() => redeem(hash, now)),
  };
}

function playerIn(row: unknown): Player | undefined {
  if (row === undefined) return undefined;
  const player = row as Player;
  const isSound = typeof player.name === 'string' && LANGUAGES.includes(player.language);
  if (!isSound || typeof player.created !== 'number') throw new TypeError('this is no guest');
  return player;
}
