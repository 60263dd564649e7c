import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Noticed } from './damaged.ts';
import { groupCommit, type Journal } from './group-commit.ts';
import { sqliteOffice } from './sqlite-admin.ts';
import { sqliteBans } from './sqlite-bans.ts';
import { sqliteChat } from './sqlite-chat.ts';
import { sqliteClocks } from './sqlite-clocks.ts';
import { checkpointer, leaveLog, logSize, openDatabase, transaction } from './sqlite-database.ts';
import { sqliteGlances } from './sqlite-glances.ts';
import { type Log, openLog } from './sqlite-log.ts';
import { matchReader } from './sqlite-match-reader.ts';
import { type MatchWriter, matchWriter } from './sqlite-match-writer.ts';
import { sqliteNotices } from './sqlite-notices.ts';
import { sqlitePlayers } from './sqlite-players.ts';
import { prober } from './sqlite-probe.ts';
import { recordStanding, sqliteTables } from './sqlite-tables.ts';
import { verifier } from './sqlite-verify.ts';
import type { Store } from './store.ts';

export interface Keeping {
  /** Hears of what is damaged and therefore left out. */
  readonly noticed?: Noticed;
  /** So long after it was tried the store is taken to be as it was found. */
  readonly probeMs?: number;
}

const PROBE_MS = 3_000;

/** Keeps matches in one SQLite file. */
export function openSqlite(file: string, keeping: Keeping = {}): Store {
  const database = openDatabase(file, keeping.noticed ?? (() => {}));
  return keepIn(database, openLog(file), keeping);
}

/** Keeps matches in an open database; what it commits is safe when its log is. */
export function keepIn(database: DatabaseSyncInstance, log: Log, keeping: Keeping = {}): Store {
  const { noticed = () => {}, probeMs = PROBE_MS } = keeping;
  const source = { database, noticed };
  const write = matchWriter(source);
  const { commit, settle, failed, failure } = groupCommit(journalOf(database, log, write));
  const sweeping: typeof commit = (work) =>
    commit(() => {
      write.lookAgain();
      return work();
    });
  const standing = recordStanding(source);
  const { load, best } = matchReader(source);
  const glance = sqliteGlances(source);
  return {
    players: sqlitePlayers(source, commit),
    tables: sqliteTables(source, commit, write.begin),
    clocks: sqliteClocks(source, commit),
    chat: sqliteChat(source, commit),
    bans: sqliteBans(source, commit),
    notices: sqliteNotices(source, commit),
    admin: sqliteOffice(source, sweeping),
    create: (match) => commit(() => write.begin(match)),
    append: (append) => commit(() => write.append(append) && standing(append)),
    aid: (match, aids) => commit(() => write.aid(match, aids)),
    load: (match) => answer(() => load(match)),
    glance: (id) => answer(() => glance(id)),
    best: (query) => answer(() => best(query)),
    check: prober({ database, commit, failure, probeMs }),
    verify: verifier(database),
    failed,
    close: async () => {
      await settle();
      log.close();
      // After a failure the next start finds out what the disk has kept; closing would copy the log, whatever is in it.
      if (failure()) return;
      log.settle();
      leaveLog(database);
      database.close();
    },
  };
}

function journalOf(database: DatabaseSyncInstance, log: Log, write: MatchWriter): Journal {
  const checkpoint = checkpointer(database);
  const sizeNow = logSize(database);
  return {
    transaction: (work) => {
      try {
        transaction(database, work);
      } catch (error) {
        write.lookAgain();
        throw error;
      }
    },
    sync: async () => {
      await log.sync(sizeNow());
      checkpoint();
    },
  };
}

/** A failure of a synchronous database is a rejection too. */
function answer<R>(work: () => R): Promise<R> {
  return new Promise((resolve) => resolve(work()));
}
