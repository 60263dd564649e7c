import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Ask, Database, Dialect, Statement } from './database.ts';
import { findRow, findRows } from './sqlite-rows.ts';
import { sumOf } from './sums.ts';
import { atOnce, done } from './work.ts';

export const SQLITE: Dialect = {
  typed: (_column, value) => value,
  rowSum: (least, values) => `row_sum(${least}, ${values.join(', ')})`,
  sumOf,
};

/** SQLite as the store knows databases. */
export function inSqlite(database: DatabaseSyncInstance): Database {
  return {
    ...SQLITE,
    prepare: (sql) => statementOf(database.prepare(sql)),
    prepareWide: (sql) => {
      const statement = database.prepare(sql);
      statement.setReadBigInts(true);
      return statementOf(statement);
    },
  };
}

function statementOf(statement: StatementSyncInstance): Statement {
  return {
    all: <Row>(...values: Parameters<Statement['all']>) => done(findRows<Row>(statement, ...values)),
    get: <Row>(...values: Parameters<Statement['get']>) => done(findRow<Row>(statement, ...values)),
    run: (...values) => done(Number(statement.run(...values).changes)),
  };
}

/** A failure of a synchronous database is a rejection too. */
export const askSqlite: Ask = (work) => new Promise((resolve) => resolve(atOnce(work())));
