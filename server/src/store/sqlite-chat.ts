import type { ChatLine, Complaint, Said } from '@haven/wire';
import type { ChatStore, KeptLine, NewLine, NewReport, Report } from './chat.ts';
import { Damaged } from './damaged.ts';
import type { GroupCommit } from './group-commit.ts';
import { finder, findRow, present, type RowSource, readable, rowReader } from './rows.ts';
import { reading } from './sqlite-errors.ts';
import { columnsOf, inserting, replacing, updating } from './sums.ts';

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
  readonly reason: Complaint | null;
  readonly why: string;
}

interface Wanted {
  readonly table: string;
  readonly limit: number;
}

/** More lines of one table are not kept. */
const MOST_LINES = 1000;

export function sqliteChat(source: RowSource, commit: GroupCommit['commit']): ChatStore {
  const say = statements(source);
  return {
    add: (line) => commit(() => addLine(say, line)),
    last: async (table, limit) => lastLines(source, say, { table, limit }),
    remove: (table, line) => commit(() => removeLine(say, table, line)),
    report: (made) => commit(() => keepReport(say, made)),
    settle: (table, line, at) => commit(() => Number(say.settle.run(at, table, line).changes) > 0),
    reports: async (limit) => readable(say.reports(limit), ({ row }) => reportAt(say, row), source.noticed),
  };
}

type Statements = ReturnType<typeof statements>;

function statements(source: RowSource) {
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
    last: finder<{ readonly row: bigint }>(
      database,
      'select c.rowid as row from chat c join tables t on t.number = c.number' +
        ' where t.id = ? order by c.line desc limit ?',
    ),
    remove: database.prepare(`${updating('chat', { said: '?1' })} and number = ?2 and line = ?3`),
    line: rowReader<LineRow>(source, 'chat'),
    lineOf: rowReader<LineRow>(source, 'chat', 'number = (select number from tables where id = ?) and line = ?'),
    report: database.prepare(
      inserting('reports', columnsOf('reports')) + replacing('reports', ['number', 'line', 'reporter']),
    ),
    settle: database.prepare(
      `${updating('reports', { settled: '?1' })} and number = (select number from tables where id = ?2) and line = ?3`,
    ),
    reports: finder<{ readonly row: bigint }>(database, 'select rowid as row from reports order by at desc limit ?'),
    table: rowReader<{ readonly id: string }>(source, 'tables'),
    reportAt: rowReader<ReportRow>(source, 'reports'),
  };
}

/** A line that cannot be read is left out; of which chat it was, it may not know itself any more. */
function lastLines({ noticed }: RowSource, say: Statements, { table, limit }: Wanted): KeptLine[] {
  const named = ({ message }: Damaged) => noticed(new Damaged({ kind: 'house', id: `chat of ${table}` }, message));
  return readable(say.last(table, limit), ({ row }) => lineAt(say, table, row), named).reverse();
}

function addLine(say: Statements, { table, seat, player, at, said }: NewLine): ChatLine {
  const next = reading(
    () => ({ kind: 'table', id: table }),
    () => findRow<{ number: number; line: number }>(say.next, table),
  );
  if (next === undefined) throw new RangeError(`there is no table ${table}`);
  say.insert.run(next.number, next.line, seat, player, at, JSON.stringify(said));
  if (next.line > MOST_LINES) say.forget.run(next.number, MOST_LINES);
  return { number: next.line, seat, at, said };
}

/** The number stays, for others to be counted on. */
function removeLine(say: Statements, table: string, line: number): KeptLine | undefined {
  const row = say.lineOf(table, line);
  if (row === undefined) return undefined;
  const said: Said = { kind: 'removed' };
  say.remove.run(JSON.stringify(said), row.number, line);
  return { number: line, seat: row.seat, player: row.player, at: row.at, said };
}

function keepReport(say: Statements, { table, line, reporter, reason, why, at }: NewReport): boolean {
  const row = say.lineOf(table, line);
  if (row === undefined) return false;
  say.report.run(row.number, line, row.seat, row.player, row.said, reporter, why, at, reason, null);
  return true;
}

function lineAt(say: Statements, table: string, row: bigint): KeptLine {
  const { line: number, seat, player, at, said } = present(say.line(row), { kind: 'table', id: table }, 'line');
  return { number, seat, player, at, said: saidAt(table, said) };
}

function reportAt(say: Statements, row: bigint): Report {
  const report = present(say.reportAt(row), { kind: 'table', id: `report ${row}` }, 'row');
  const { number, line, seat, player, said, reporter, reason, why, at } = report;
  const { id: table } = present(say.table(number), { kind: 'table', id: `#${number}` }, 'row');
  return { table, line, seat, player, said: saidAt(table, said), reporter, reason: reason ?? 'other', why, at };
}

function saidAt(table: string, said: string): Said {
  return reading(
    () => ({ kind: 'table', id: table }),
    () => JSON.parse(said) as Said,
  );
}
