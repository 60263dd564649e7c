import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Entry, GameTypes } from '@haven/kit';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { groupCommit } from './group-commit.ts';
import { MIGRATIONS } from './migrations.ts';
import { sqliteChat } from './sqlite-chat.ts';
import { sqliteClocks } from './sqlite-clocks.ts';
import { sqliteGlances } from './sqlite-glances.ts';
import { sqliteNotices } from './sqlite-notices.ts';
import { sqliteOffice } from './sqlite-office.ts';
import { sqlitePlayers } from './sqlite-players.ts';
import { recordStanding, sqliteTables } from './sqlite-tables.ts';
import type { Append, BestQuery, BestRun, NewMatch, Snapshot, Store, StoredMatch } from './store.ts';

const syncData = promisify(fdatasync);

interface MatchRow {
  readonly number: number;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: string;
  readonly seed: string;
  readonly initial: string;
  readonly created: number;
  readonly nickname: string | null;
  readonly aids: string;
  readonly fairness: string | null;
  readonly documents: string | null;
}

interface BestRow {
  readonly id: string;
  readonly verdict: string;
  readonly total: number;
  readonly moves: number;
  readonly undone: number;
  readonly aids: string;
  readonly ended: number;
  readonly nickname: string | null;
}

/** Keeps matches in one SQLite file. */
export function openSqlite(file: string): Store {
  const database = new DatabaseSync(file);
  prepareDatabase(database);
  const say = statements(database);
  const log = openSync(`${file}-wal`, 'r+');
  const { commit, settle } = groupCommit({
    transaction: (work) => transaction(database, work),
    sync: () => syncData(log),
  });
  const standing = recordStanding(database);
  const glance = sqliteGlances(database);
  const begin = (match: NewMatch) => insertMatch(say, match);
  return {
    players: sqlitePlayers(database, commit),
    tables: sqliteTables(database, commit, begin),
    clocks: sqliteClocks(database, commit),
    chat: sqliteChat(database, commit),
    notices: sqliteNotices(database, commit),
    office: sqliteOffice(database, commit),
    create: (match) => commit(() => begin(match)),
    append: (append) => commit(() => insertEntry(say, append) && standing(append)),
    aid: (match, aids) => commit(() => void say.aid.run(JSON.stringify(aids), match)),
    load: (match) => answer(() => loadMatch(say, match)),
    glance: (id) => answer(() => glance(id)),
    best: (query) => answer(() => bestRuns(say, query)),
    check: () => answer(() => void say.check.get()),
    close: async () => {
      await settle();
      closeSync(log);
      leaveLog(database);
      database.close();
    },
  };
}

/**
 * One plain file remains. The library keeps a closed database in mind until its statements are forgotten, and would
 * then delete the log by its name: by that time it may be the log of other data that took this place.
 */
function leaveLog(database: DatabaseSyncInstance): void {
  database.exec('pragma busy_timeout = 0');
  try {
    database.exec('pragma journal_mode = delete');
  } catch {
    // Somebody else reads these data: the log stays with them.
  }
}

/** A failure of a synchronous database is a rejection too. */
function answer<R>(work: () => R): Promise<R> {
  return new Promise((resolve) => resolve(work()));
}

function prepareDatabase(database: DatabaseSyncInstance): void {
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma foreign_keys = on');
  database.exec('pragma journal_mode = wal');
  database.exec('pragma wal_autocheckpoint = 4000');
  database.exec('pragma synchronous = full');
  transaction(database, () => migrate(database));
  // From here on we sync the log ourselves after every commit, as `full` would, but without stopping the event loop.
  database.exec('pragma synchronous = normal');
}

function migrate(database: DatabaseSyncInstance): void {
  database.exec('create table if not exists migrations (number integer primary key)');
  const { done } = database.prepare('select count(*) as done from migrations').get() as { done: number };
  if (done > MIGRATIONS.length) throw new Error('the data was written by a newer Haven');
  MIGRATIONS.slice(done).forEach((sql, index) => {
    database.exec(sql);
    database.prepare('insert into migrations (number) values (?)').run(done + index + 1);
  });
}

function transaction(database: DatabaseSyncInstance, work: () => void): void {
  database.exec('begin immediate');
  try {
    work();
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

type Statements = ReturnType<typeof statements>;

function statements(database: DatabaseSyncInstance) {
  const prepare = (sql: string): StatementSyncInstance => database.prepare(sql);
  return {
    match: prepare(
      'insert into matches (id, game, version, seats, options, seed, initial, created, nickname, aids, fairness, documents)' +
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, '[]', ?, ?)",
    ),
    number: prepare('select number from matches where id = ?'),
    entry: prepare(
      'insert into entries (match, seq, seat, entry, at) values (?, ?, ?, ?, ?) on conflict (match, seq) do nothing',
    ),
    snapshot: prepare(
      'insert into snapshots (match, seq, state) values (?, ?, ?)' +
        ' on conflict (match) do update set seq = excluded.seq, state = excluded.state',
    ),
    ending: prepare(
      'update matches set ended = ?, outcome = ?, verdict = ?, total = ?, lost = ?, moves = ?, undone = ?' +
        ' where id = ?',
    ),
    aid: prepare('update matches set aids = ? where id = ?'),
    loadMatch: prepare('select * from matches where id = ?'),
    loadEntries: prepare('select entry, at from entries where match = ? order by seq'),
    loadSnapshot: prepare('select seq, state from snapshots where match = ?'),
    best: prepare(
      'select id, verdict, total, moves, undone, aids, ended, nickname from matches' +
        ' where game = ? and ended is not null and (? is null or verdict = ?)' +
        ' order by lost, total desc, moves, ended limit ?',
    ),
    check: prepare('select 1'),
  };
}

function insertMatch(say: Statements, { id, record, created, nickname }: NewMatch): void {
  const { game, version, seats, options, seed, initial, fairness, documents } = record;
  const [optionsText, initialText] = [JSON.stringify(options), JSON.stringify(initial)];
  const origin = [fairness, documents].map((part) => (part ? JSON.stringify(part) : null));
  say.match.run(id, game, version, seats, optionsText, seed, initialText, created, nickname ?? null, ...origin);
}

function insertEntry(say: Statements, append: Append): boolean {
  const { match, seq, entry, at, snapshot } = append;
  const number = numberOf(say, match);
  const { changes } = say.entry.run(number, seq, entry.seat, JSON.stringify(entry), at);
  if (Number(changes) === 0) return false;
  if (snapshot) say.snapshot.run(number, snapshot.seq, JSON.stringify(snapshot.state));
  writeEnding(say, append);
  return true;
}

function numberOf(say: Statements, id: string): number {
  const row = say.number.get(id) as { number: number } | undefined;
  if (row === undefined) throw new RangeError(`there is no match ${id}`);
  return row.number;
}

function writeEnding(say: Statements, { match, at, ending }: Append): void {
  if (ending === undefined) return;
  const { outcome, total, moves, undone } = ending;
  say.ending.run(at, JSON.stringify(outcome), outcome.verdict, total, outcome.lost ? 1 : 0, moves, undone, match);
}

function loadMatch(say: Statements, id: string): StoredMatch | undefined {
  const row = say.loadMatch.get(id) as MatchRow | undefined;
  if (row === undefined) return undefined;
  const entries = say.loadEntries.all(row.number) as { entry: string; at: number }[];
  const snapshot = loadSnapshot(say, row.number);
  const { game, version, seats, options, seed, initial, created, nickname, aids, fairness, documents } = row;
  return {
    id,
    record: {
      ...{ game, version, seats, seed },
      options: JSON.parse(options),
      initial: JSON.parse(initial),
      entries: entries.map(({ entry }) => JSON.parse(entry) as Entry<GameTypes['Event']>),
      ...(fairness && { fairness: JSON.parse(fairness) }),
      ...(documents && { documents: JSON.parse(documents) }),
    },
    created,
    changed: entries.at(-1)?.at ?? created,
    aids: JSON.parse(aids),
    ...(nickname !== null && { nickname }),
    ...(snapshot && { snapshot }),
  };
}

function loadSnapshot(say: Statements, number: number): Snapshot | undefined {
  const row = say.loadSnapshot.get(number) as { seq: number; state: string } | undefined;
  return row && { seq: row.seq, state: JSON.parse(row.state) };
}

function bestRuns(say: Statements, { game, verdict, limit }: BestQuery): BestRun[] {
  const rows = say.best.all(game, verdict ?? null, verdict ?? null, limit) as unknown as BestRow[];
  return rows.map(({ id, aids, ended, nickname, verdict, total, moves, undone }) => ({
    ...{ match: id, verdict, total, moves, undone },
    aids: JSON.parse(aids),
    date: ended,
    ...(nickname !== null && { nickname }),
  }));
}
