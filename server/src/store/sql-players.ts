import { Damaged } from './damaged.ts';
import type { Database, Statement } from './database.ts';
import type { Kept } from './kept.ts';
import type { Player, PlayerStore } from './players.ts';
import { type RowSource, rowReader } from './rows.ts';
import { sqlRecoveries } from './sql-recoveries.ts';
import { inserting, updating } from './sums.ts';
import type { Work } from './work.ts';

type PlayerRow = Player & { readonly epoch: number; readonly listed: 0 | 1 | null };

export function sqlPlayers({ source, ask, commit }: Kept): PlayerStore {
  const say = statements(source);
  const recoveries = sqlRecoveries(source);
  const forgetAll = playerForgetter(source.database);
  return {
    create: (player) => commit(() => insertPlayer(say, player)),
    load: (id) => ask(() => loadPlayer(say, id)),
    rename: (id, name) => commit(() => change(say, id, say.rename.run(name, id))),
    speak: (id, language) => commit(() => change(say, id, say.speak.run(language, id))),
    list: (id, isListed) => commit(() => change(say, id, say.list.run(isListed ? 1 : 0, id))),
    epoch: (id) => ask(() => epochOf(say, id)),
    endEpoch: (id) => commit(() => endEpoch(say, id)),
    keepRecovery: (offered) => commit(() => recoveries.offer(offered)),
    keepCode: (code) => commit(() => recoveries.keep(code)),
    codeSince: (player) => ask(() => recoveries.keptSince(player)),
    dropCode: (player) => commit(() => recoveries.drop(player)),
    redeem: (hash, now) => commit(() => recoveries.redeem(hash, now)),
    unsign: (id) => commit(() => each([say.unsign], id)),
    forget: (id) => commit(() => each(forgetAll, id)),
  };
}

type Statements = ReturnType<typeof statements>;

function statements(source: RowSource) {
  const { database } = source;
  const setting = (values: Readonly<Record<string, string>>) => updating(database, 'players', values);
  return {
    insert: database.prepare(inserting(database, 'players')),
    row: rowReader<PlayerRow>(source, 'players', 'id = ?'),
    rename: database.prepare(`${setting({ name: '?1' })} and id = ?2`),
    speak: database.prepare(`${setting({ language: '?1' })} and id = ?2`),
    list: database.prepare(`${setting({ listed: '?1' })} and id = ?2`),
    nextEpoch: database.prepare(`${setting({ epoch: 'epoch + 1' })} and id = ?1 returning epoch`),
    forgetProofs: ['recoveries', 'subscriptions'].map((name) =>
      database.prepare(`delete from ${name} where player = ?`),
    ),
    unsign: database.prepare(
      `${updating(database, 'matches', { nickname: 'null', wished: '0' })} and id in` +
        ' (select t.id from tables t join chairs c on c.number = t.number where c.player = ?)',
    ),
  };
}

function* insertPlayer(say: Statements, { id, name, language, created }: Player): Work<void> {
  yield* say.insert.run(id, name, language, created, 0);
}

function* rowOf(say: Statements, wanted: string): Work<PlayerRow | undefined> {
  const row = yield* say.row(wanted);
  if (row && row.id !== wanted) throw new Damaged({ kind: 'guest', id: wanted }, 'somebody else stands in their place');
  return row;
}

function* loadPlayer(say: Statements, id: string): Work<Player | undefined> {
  const row = yield* rowOf(say, id);
  if (row === undefined) return undefined;
  const { name, language, created, listed } = row;
  return { id, name, language, created, ...(listed === 1 && { isListed: true }) };
}

function* change(say: Statements, id: string, changing: Work<number>): Work<void> {
  if ((yield* changing) === 0) yield* rowOf(say, id);
}

function* epochOf(say: Statements, id: string): Work<number> {
  return (yield* rowOf(say, id))?.epoch ?? 0;
}

function* endEpoch(say: Statements, id: string): Work<number> {
  yield* each(say.forgetProofs, id);
  const next = yield* say.nextEpoch.get<{ epoch: number }>(id);
  return next?.epoch ?? (yield* epochOf(say, id));
}

const REMOVED = `'${JSON.stringify({ kind: 'removed' })}'`;

function playerForgetter(database: Database): Statement[] {
  return [
    `${updating(database, 'chat', { said: REMOVED, player: 'null' })} and player = ?`,
    `${updating(database, 'reports', { player: 'null' })} and player = ?`,
    'delete from reports where reporter = ?',
    ...['recoveries', 'subscriptions', 'webhooks', 'notices'].map((name) => `delete from ${name} where player = ?`),
    `${updating(database, 'players', { name: "''", epoch: 'epoch + 1' })} and id = ?`,
    'delete from players where id = ?1 and not exists (select 1 from chairs where player = ?1)',
  ].map((sql) => database.prepare(sql));
}

function* each(statements: readonly Statement[], id: string): Work<void> {
  for (const statement of statements) yield* statement.run(id);
}
