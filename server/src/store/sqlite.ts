import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Noticed } from './damaged.ts';
import type { Commit } from './database.ts';
import { groupCommit, type Journal } from './group-commit.ts';
import { appender, type MatchWriter, matchWriter } from './sql-match-writer.ts';
import { prober } from './sql-probe.ts';
import { sqlStore } from './sql-store.ts';
import { bytesOf, checkpointer, leaveLog, logSize, openDatabase, transaction } from './sqlite-database.ts';
import { askSqlite, inSqlite } from './sqlite-dialect.ts';
import { type Log, openLog } from './sqlite-log.ts';
import { rawRows } from './sqlite-raw-rows.ts';
import { verifier } from './sqlite-verify.ts';
import type { Store } from './store.ts';
import { atOnce } from './work.ts';

export interface Keeping {
  /** Hears of what is damaged and therefore left out. */
  readonly noticed?: Noticed;
  /** So long after it was tried the store is taken to be as it was found. */
  readonly probeMs?: number;
  /** With jobs that outlive the server, where the store can keep them. */
  readonly hasJobs?: boolean;
}

export const PROBE_MS = 3_000;

/** Keeps matches in one SQLite file. */
export function openSqlite(file: string, keeping: Keeping = {}): Store {
  const database = openDatabase(file, keeping.noticed ?? (() => {}));
  return keepIn(database, openLog(file), keeping);
}

/** Keeps matches in an open database; what it commits is safe when its log is. */
export function keepIn(database: DatabaseSyncInstance, log: Log, keeping: Keeping = {}): Store {
  const { noticed = () => {}, probeMs = PROBE_MS } = keeping;
  const source = { database: inSqlite(database), noticed };
  const write = matchWriter(source);
  const group = groupCommit(journalOf(database, log, write));
  const commit: Commit = (work) => group.commit(() => atOnce(work()));
  const sweeping: Commit = (work) =>
    group.commit(() => {
      write.lookAgain();
      return atOnce(work());
    });
  const own = {
    raw: async (id: string) => rawRows(database, id),
    bytes: async () => bytesOf(database),
  };
  const append = appender({ source, write });
  const failure = () => group.failure() ?? (database.isOpen ? undefined : new Error('the store is closed'));
  return {
    ...sqlStore({ source, ask: askSqlite, commit, sweeping, write, own }),
    append: (entry) => commit(() => append(entry)),
    check: prober({ database: source.database, commit, failure, probeMs }),
    verify: verifier(database),
    failed: group.failed,
    close: async () => {
      await group.settle();
      log.close();
      // After a failure the next start finds out what the disk has kept; closing would copy the log, whatever is in it.
      if (group.failure()) return;
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
    transaction: (works) => {
      try {
        transaction(database, () => works.forEach((work) => void work()));
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
