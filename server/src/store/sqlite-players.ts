import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Damaged } from './damaged.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Player, PlayerStore } from './players.ts';
import { findRow, type RowSource, rowReader } from './rows.ts';
import { sqliteRecoveries } from './sqlite-recoveries.ts';
import { inserting, updating } from './sums.ts';

type PlayerRow = Player & { readonly epoch: number; readonly listed: 0 | 1 | null };

export function sqlitePlayers(source: RowSource, commit: GroupCommit['commit']): PlayerStore {
  const { database } = source;
  const insert = database.prepare(inserting('players'));
  const select = rowReader<PlayerRow>(source, 'players', 'id = ?');
  const rename = database.prepare(`${updating('players', { name: '?1' })} and id = ?2`);
  const speak = database.prepare(`${updating('players', { language: '?1' })} and id = ?2`);
  const list = database.prepare(`${updating('players', { listed: '?1' })} and id = ?2`);
  const nextEpoch = database.prepare(`${updating('players', { epoch: 'epoch + 1' })} and id = ?1 returning epoch`);
  const forgetProofs = ['recoveries', 'subscriptions'].map((name) =>
    database.prepare(`delete from ${name} where player = ?`),
  );
  const recoveries = sqliteRecoveries(source);
  const unsign = database.prepare(
    `${updating('matches', { nickname: 'null', wished: '0' })} and id in` +
      ' (select t.id from tables t join chairs c on c.number = t.number where c.player = ?)',
  );
  const forgetAll = playerForgetter(database);

  const rowOf = (wanted: string) => {
    const row = select(wanted);
    if (row && row.id !== wanted)
      throw new Damaged({ kind: 'guest', id: wanted }, 'somebody else stands in their place');
    return row;
  };
  const load = (id: string): Player | undefined => {
    const row = rowOf(id);
    if (row === undefined) return undefined;
    const { name, language, created, listed } = row;
    return { id, name, language, created, ...(listed === 1 && { isListed: true }) };
  };
  const change = (statement: typeof rename, id: string, value: string | number) => {
    if (Number(statement.run(value, id).changes) === 0) load(id);
  };
  const endEpoch = (id: string) => {
    for (const forgetThem of forgetProofs) forgetThem.run(id);
    return findRow<{ epoch: number }>(nextEpoch, id)?.epoch ?? rowOf(id)?.epoch ?? 0;
  };
  return {
    create: ({ id, name, language, created }) => commit(() => void insert.run(id, name, language, created, 0)),
    load: async (id) => load(id),
    rename: (id, name) => commit(() => change(rename, id, name)),
    speak: (id, language) => commit(() => change(speak, id, language)),
    list: (id, isListed) => commit(() => change(list, id, isListed ? 1 : 0)),
    epoch: async (id) => rowOf(id)?.epoch ?? 0,
    endEpoch: (id) => commit(() => endEpoch(id)),
    keepRecovery: (offered) => commit(() => offered.forEach(recoveries.offer)),
    keepCode: (code) => commit(() => recoveries.keep(code)),
    codeSince: async (player) => recoveries.keptSince(player),
    dropCode: (player) => commit(() => recoveries.drop(player)),
    redeem: (hash, now) => commit(() => recoveries.redeem(hash, now)),
    unsign: (id) => commit(() => void unsign.run(id)),
    forget: (id) => commit(() => forgetAll(id)),
  };
}

const REMOVED = `'${JSON.stringify({ kind: 'removed' })}'`;

function playerForgetter(database: DatabaseSyncInstance): (id: string) => void {
  const parts = [
    `${updating('chat', { said: REMOVED, player: 'null' })} and player = ?`,
    `${updating('reports', { player: 'null' })} and player = ?`,
    'delete from reports where reporter = ?',
    ...['recoveries', 'subscriptions', 'webhooks', 'notices'].map((name) => `delete from ${name} where player = ?`),
    `${updating('players', { name: "''", epoch: 'epoch + 1' })} and id = ?`,
    'delete from players where id = ?1 and not exists (select 1 from chairs where player = ?1)',
  ].map((sql) => database.prepare(sql));
  return (id) => parts.forEach((part) => part.run(id));
}
