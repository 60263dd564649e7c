import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Damaged } from './damaged.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Player, PlayerStore } from './players.ts';
import { rowReader, type Source } from './rows.ts';
import { inserting, updating } from './sums.ts';

export function sqlitePlayers(source: Source, commit: GroupCommit['commit']): PlayerStore {
  const { database } = source;
  const insert = database.prepare(inserting('players'));
  const select = rowReader<Player & { readonly epoch: number }>(source, 'players', 'id = ?');
  const rename = database.prepare(`${updating('players', { name: '?1' })} and id = ?2`);
  const speak = database.prepare(`${updating('players', { language: '?1' })} and id = ?2`);
  const nextEpoch = database.prepare(`${updating('players', { epoch: 'epoch + 1' })} and id = ?1 returning epoch`);
  const forgetProofs = ['recoveries', 'subscriptions'].map((name) =>
    database.prepare(`delete from ${name} where player = ?`),
  );
  const unsign = database.prepare(
    `${updating('matches', { nickname: 'null', wished: '0' })} and id in` +
      ' (select t.id from tables t join chairs c on c.number = t.number where c.player = ?)',
  );
  const forgetAll = playerForgetter(database);
  const forgetExpired = database.prepare('delete from recoveries where expires <= ?');
  const keep = database.prepare(inserting('recoveries'));
  const find = rowReader<{ readonly player: string }>(source, 'recoveries', 'hash = ?');
  const forget = database.prepare('delete from recoveries where hash = ?');

  const rowOf = (wanted: string) => {
    const row = select(wanted);
    if (row && row.id !== wanted)
      throw new Damaged({ kind: 'guest', id: wanted }, 'somebody else stands in their place');
    return row;
  };
  const load = (id: string): Player | undefined => {
    const row = rowOf(id);
    return row && { id, name: row.name, language: row.language, created: row.created };
  };
  const change = (statement: typeof rename, id: string, value: string) => {
    if (Number(statement.run(value, id).changes) === 0) load(id);
  };
  const redeem = (hash: string, now: number) => {
    forgetExpired.run(now);
    const found = find(hash);
    forget.run(hash);
    return found?.player;
  };
  const endEpoch = (id: string) => {
    for (const forgetThem of forgetProofs) forgetThem.run(id);
    return (nextEpoch.get(id) as { epoch: number } | undefined)?.epoch ?? rowOf(id)?.epoch ?? 0;
  };
  return {
    create: ({ id, name, language, created }) => commit(() => void insert.run(id, name, language, created, 0)),
    load: async (id) => load(id),
    rename: (id, name) => commit(() => change(rename, id, name)),
    speak: (id, language) => commit(() => change(speak, id, language)),
    epoch: async (id) => rowOf(id)?.epoch ?? 0,
    endEpoch: (id) => commit(() => endEpoch(id)),
    unsign: (id) => commit(() => void unsign.run(id)),
    forget: (id) => commit(() => forgetAll(id)),
    keepRecovery: ({ hash, player, expires }) => commit(() => void keep.run(hash, player, expires)),
    redeem: (hash, now) => commit(() => redeem(hash, now)),
  };
}

const REMOVED = `'${JSON.stringify({ kind: 'removed' })}'`;

function playerForgetter(database: DatabaseSyncInstance): (id: string) => void {
  const parts = [
    `${updating('chat', { said: REMOVED, player: 'null' })} and player = ?`,
    'delete from reports where player = ?1 or reporter = ?1',
    ...['recoveries', 'subscriptions', 'webhooks', 'notices'].map((name) => `delete from ${name} where player = ?`),
    `${updating('players', { name: "''", epoch: 'epoch + 1' })} and id = ?`,
    'delete from players where id = ?1 and not exists (select 1 from chairs where player = ?1)',
  ].map((sql) => database.prepare(sql));
  return (id) => parts.forEach((part) => part.run(id));
}
