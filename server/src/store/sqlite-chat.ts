import type { ChatLine, Said } from '@haven/wire';
import type { ChatStore, NewLine, NewReport, Report } from './chat.ts';
import type { GroupCommit } from './group-commit.ts';
import { present, readable, rowReader, type Source } from './rows.ts';
import { reading } from './sqlite-errors.ts';
import { inserting, replacing } from './sums.ts';

interface LineRow {
  readonly number: number;
  readonly line: number;
  readonly seat: number;
  readonly player: string | null;
  readonly at: number;
  readonly said: string;
}

interface ReportRow extends LineRow {
  readonly reporter: string;
  readonly why: string;
}

/** More lines of one table are not kept. */
const MOST_LINES = 1000;

export function sqliteChat(source: Source, commit: GroupCommit['commit']): ChatStore {
  const say = statements(source);
  const found = (rows: readonly unknown[]) => rows as readonly { readonly row: number; readonly table: string }[];
  return {
    add: (line) => commit(() => addLine(say, line)),
    last: async (table, limit) =>
      readable(found(say.last.all(table, limit)), ({ row }) => lineAt(say, table, row), source.noticed).reverse(),
    report: (made) => commit(() => keepReport(say, made)),
    reports: async (limit) =>
      readable(found(say.reports.all(limit)), ({ row, table }) => reportAt(say, table, row), source.noticed),
  };
}

type Statements = ReturnType<typeof statements>;

function statements(source: Source) {
  const { database } = source;
  return {
    next: database.prepare(
      'select t.number, coalesce((select max(c.line) from chat c where c.number = t.number), 0) + 1 as line' +
        ' from tables t where t.id = ?',
    ),
    insert: database.prepare(inserting('chat')),
    // By counting, not by number: a number that is damaged must not take the others with it.
    forget: database.prepare(
      'delete from chat where number = ?1 and line <=' +
        ' (select line from chat where number = ?1 order by line desc limit 1 offset ?2)',
    ),
    last: database.prepare(
      'select c.rowid as row, t.id as "table" from chat c join tables t on t.number = c.number' +
        ' where t.id = ? order by c.line desc limit ?',
    ),
    line: rowReader<LineRow>(source, 'chat'),
    lineOf: rowReader<LineRow>(source, 'chat', 'number = (select number from tables where id = ?) and line = ?'),
    report: database.prepare(inserting('reports') + replacing('reports', ['number', 'line', 'reporter'])),
    reports: database.prepare(
      'select r.rowid as row, t.id as "table" from reports r join tables t on t.number = r.number' +
        ' order by r.at desc limit ?',
    ),
    reportAt: rowReader<ReportRow>(source, 'reports'),
  };
}

function addLine(say: Statements, { table, seat, player, at, said }: NewLine): ChatLine {
  const next = reading(
    () => ({ kind: 'table', id: table }),
    () => say.next.get(table) as { number: number; line: number } | undefined,
  );
  if (next === undefined) throw new RangeError(`there is no table ${table}`);
  say.insert.run(next.number, next.line, seat, player, at, JSON.stringify(said));
  if (next.line > MOST_LINES) say.forget.run(next.number, MOST_LINES);
  return { number: next.line, seat, at, said };
}

function keepReport(say: Statements, { table, line, reporter, why, at }: NewReport): boolean {
  const row = say.lineOf(table, line);
  if (row === undefined) return false;
  say.report.run(row.number, line, row.seat, row.player, row.said, reporter, why, at);
  return true;
}

function lineAt(say: Statements, table: string, row: number): ChatLine {
  return spoken(table, say.line(row), ({ line: number, seat, at }, said) => ({ number, seat, at, said }));
}

function reportAt(say: Statements, table: string, row: number): Report {
  return spoken(table, say.reportAt(row), ({ line, seat, player, reporter, why, at }, said) => ({
    ...{ table, line, seat, player, said, reporter, why, at },
  }));
}

function spoken<Row extends LineRow, R>(table: string, row: Row | undefined, tell: (row: Row, said: Said) => R): R {
  const what = { kind: 'table', id: table } as const;
  return reading(
    () => what,
    () => {
      const found = present(row, what, 'line');
      return tell(found, JSON.parse(found.said) as Said);
    },
  );
}
