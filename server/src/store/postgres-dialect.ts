import type { Database, Dialect, Statement } from './database.ts';
import type { Answer, Value, Work } from './work.ts';

/** PostgreSQL as the store knows databases; it has to be told the type of every parameter that stands in a sum. */
export function inPostgres(numbers: ReadonlySet<string>): Database {
  const prepare = (sql: string) => statementOf(numbered(sql));
  return { ...postgresDialect(numbers), prepare, prepareWide: prepare };
}

/** In these columns stand numbers, in all others text. */
function postgresDialect(numbers: ReadonlySet<string>): Dialect {
  return {
    typed: (column, value) => `cast(${value} as ${numbers.has(column) ? 'bigint' : 'text'})`,
    rowSum: (least, values) => `row_sum(${least}, jsonb_build_array(${values.join(', ')}))`,
  };
}

/** `?` is the next parameter, `?2` the second. */
function numbered(sql: string): string {
  let last = 0;
  return sql.replace(/\?(\d*)/g, (_, number: string) => {
    last += 1;
    return `$${number || last}`;
  });
}

function statementOf(sql: string): Statement {
  return {
    all: function* <Row>(...values: Value[]): Work<Row[]> {
      const { rows } = yield* asking(sql, values);
      return rows as Row[];
    },
    get: function* <Row>(...values: Value[]): Work<Row | undefined> {
      const { rows } = yield* asking(sql, values);
      return rows[0] as Row | undefined;
    },
    run: function* (...values: Value[]): Work<number> {
      const { changes } = yield* asking(sql, values);
      return changes;
    },
  };
}

function* asking(sql: string, values: readonly Value[]): Work<Answer> {
  return yield { sql, values };
}
