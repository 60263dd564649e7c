import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Database, Statement } from '../../store/database.ts';
import { MIGRATIONS } from '../../store/migrations.ts';
import { transaction } from '../../store/sqlite-database.ts';
import { inSqlite } from '../../store/sqlite-dialect.ts';
import { findRows } from '../../store/sqlite-rows.ts';
import { teachWords } from '../../store/sqlite-words.ts';
import { JOB_TABLE } from './job-table.ts';

/** One database that several servers share in one process: real SQL, no disk. */
export interface SimulatedDatabase {
  readonly sqlite: DatabaseSyncInstance;
  /** With each statement prepared once, however many servers say it. */
  readonly said: Database;
  /** The servers that are open. */
  readonly servers: Set<string>;
  /** What its own clock shows. */
  now(): number;
  /** All or nothing. */
  transaction<R>(work: () => R): R;
  /** As new. */
  empty(): void;
}

export function simulatedDatabase(now: () => number): SimulatedDatabase {
  const sqlite = newDatabase();
  const tables = findRows<{ name: string }>(
    sqlite.prepare(
      "select name from sqlite_schema where type = 'table' and name not in ('migrations', 'sqlite_sequence')",
    ),
  );
  const servers = new Set<string>();
  return {
    sqlite,
    servers,
    now,
    said: remembering(inSqlite(sqlite)),
    transaction: (work) => {
      const results: ReturnType<typeof work>[] = [];
      transaction(sqlite, () => void results.push(work()));
      return results[0] as ReturnType<typeof work>;
    },
    empty: () => {
      servers.clear();
      sqlite.exec('pragma foreign_keys = off');
      for (const { name } of tables) sqlite.exec(`delete from ${name}`);
      sqlite.exec('pragma foreign_keys = on');
    },
  };
}

function newDatabase(): DatabaseSyncInstance {
  const sqlite = new DatabaseSync(':memory:');
  teachWords(sqlite);
  sqlite.exec('create table migrations (number integer primary key)');
  MIGRATIONS.forEach((step, index) => {
    if (typeof step === 'string') sqlite.exec(step);
    else step(sqlite);
    sqlite.prepare('insert into migrations (number) values (?)').run(index + 1);
  });
  sqlite.exec(JOB_TABLE);
  return sqlite;
}

function remembering(database: Database): Database {
  const [narrow, wide] = [new Map<string, Statement>(), new Map<string, Statement>()];
  const once = (known: Map<string, Statement>, sql: string, prepare: Database['prepare']) => {
    const statement = known.get(sql) ?? prepare(sql);
    known.set(sql, statement);
    return statement;
  };
  return {
    ...database,
    prepare: (sql) => once(narrow, sql, database.prepare),
    prepareWide: (sql) => once(wide, sql, database.prepareWide),
  };
}
