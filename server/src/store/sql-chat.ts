import type { ChatLine, Complaint, Said } from '@haven/wire';
import type { ChatStore, KeptLine, NewLine, NewReport, Report } from './chat.ts';
import { Damaged } from './damaged.ts';
import type { RowNumber } from './database.ts';
import type { Kept } from './kept.ts';
import { readingOf, readNow } from './reading.ts';
import { type Found, present, type RowSource, readable, rowReader } from './rows.ts';
import { columnsOf, inserting, replacing, updating } from './sums.ts';
import type { Work } from './work.ts';

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

export function sqlChat({ source, ask, commit }: Kept): ChatStore {
  const say = statements(source);
  return {
    add: (line) => commit(() => addLine(say, line)),
    last: (table, limit) => ask(() => lastLines(source, say, { table, limit })),
    remove: (table, line) => commit(() => removeLine(say, table, line)),
    report: (made) => commit(() => keepReport(say, made)),
    settle: (table, line, at) => commit(() => settle(say, table, { line, at })),
    reports: (limit) => ask(() => lastReports(source, say, limit)),
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
    insert: database.prepare(inserting(database, 'chat')),
    // By counting, not by number: a number that is damaged must not take the others with it.
    forget: database.prepare(
      'delete from chat where number = ?1 and line <=' +
        ' (select line from chat where number = ?1 order by line desc limit 1 offset ?2)',
    ),
    last: database.prepareWide(
      'select c.rowid as row from chat c join tables t on t.number = c.number' +
        ' where t.id = ? order by c.line desc limit ?',
    ),
    remove: database.prepare(`${updating(database, 'chat', { said: '?1' })} and number = ?2 and line = ?3`),
    line: rowReader<LineRow>(source, 'chat'),
    lineOf: rowReader<LineRow>(source, 'chat', 'number = (select number from tables where id = ?) and line = ?'),
    report: database.prepare(
      inserting(database, 'reports', columnsOf('reports')) + replacing('reports', ['number', 'line', 'reporter']),
    ),
    settle: database.prepare(
      `${updating(database, 'reports', { settled: '?1' })}` +
        ' and number = (select number from tables where id = ?2) and line = ?3',
    ),
    reports: database.prepareWide('select rowid as row from reports order by at desc, number, line, reporter limit ?'),
    table: rowReader<{ readonly id: string }>(source, 'tables'),
    reportAt: rowReader<ReportRow>(source, 'reports'),
  };
}

/** A line that cannot be read is left out; of which chat it was, it may not know itself any more. */
function* lastLines({ noticed }: RowSource, say: Statements, { table, limit }: Wanted): Work<KeptLine[]> {
  const named = ({ message }: Damaged) => noticed(new Damaged({ kind: 'house', id: `chat of ${table}` }, message));
  const found = yield* say.last.all<Found>(table, limit);
  const lines = yield* readable(found, ({ row }) => lineAt(say, table, row), named);
  return lines.reverse();
}

function* addLine(say: Statements, { table, seat, player, at, said }: NewLine): Work<ChatLine> {
  const next = yield* readingOf({ kind: 'table', id: table }, () =>
    say.next.get<{ number: number; line: number }>(table),
  );
  if (next === undefined) throw new RangeError(`there is no table ${table}`);
  yield* say.insert.run(next.number, next.line, seat, player, at, JSON.stringify(said));
  if (next.line > MOST_LINES) yield* say.forget.run(next.number, MOST_LINES);
  return { number: next.line, seat, at, said };
}

/** The number stays, for others to be counted on. */
function* removeLine(say: Statements, table: string, line: number): Work<KeptLine | undefined> {
  const row = yield* say.lineOf(table, line);
  if (row === undefined) return undefined;
  const said: Said = { kind: 'removed' };
  yield* say.remove.run(JSON.stringify(said), row.number, line);
  return { number: line, seat: row.seat, player: row.player, at: row.at, said };
}

function* keepReport(say: Statements, { table, line, reporter, reason, why, at }: NewReport): Work<boolean> {
  const row = yield* say.lineOf(table, line);
  if (row === undefined) return false;
  yield* say.report.run(row.number, line, row.seat, row.player, row.said, reporter, why, at, reason, null);
  return true;
}

function* settle(say: Statements, table: string, { line, at }: { line: number; at: number }): Work<boolean> {
  return (yield* say.settle.run(at, table, line)) > 0;
}

function* lineAt(say: Statements, table: string, row: RowNumber): Work<KeptLine> {
  const found = present(yield* say.line(row), { kind: 'table', id: table }, 'line');
  const { line: number, seat, player, at, said } = found;
  return { number, seat, player, at, said: saidAt(table, said) };
}

function* lastReports({ noticed }: RowSource, say: Statements, limit: number): Work<Report[]> {
  return yield* readable(yield* say.reports.all<Found>(limit), ({ row }) => reportAt(say, row), noticed);
}

function* reportAt(say: Statements, row: RowNumber): Work<Report> {
  const report = present(yield* say.reportAt(row), { kind: 'table', id: `report ${row}` }, 'row');
  const { number, line, seat, player, said, reporter, reason, why, at } = report;
  const { id: table } = present(yield* say.table(number), { kind: 'table', id: `#${number}` }, 'row');
  return { table, line, seat, player, said: saidAt(table, said), reporter, reason: reason ?? 'other', why, at };
}

function saidAt(table: string, said: string): Said {
  return readNow({ kind: 'table', id: table }, () => JSON.parse(said) as Said);
}
