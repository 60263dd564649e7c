import type { ChatLine, Said } from '@haven/wire';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { ChatStore, NewLine, NewReport, Report } from './chat.ts';
import type { Thing } from './damaged.ts';
import type { GroupCommit } from './group-commit.ts';
import { allRows, type Noticed, readEach } from './rows.ts';

type LineRow = Omit<ChatLine, 'said'> & { readonly said: string };
type ReportRow = Omit<Report, 'said'> & { readonly said: string };

/** More lines of one table are not kept. */
const MOST_LINES = 1000;

export function sqliteChat(database: DatabaseSyncInstance, commit: GroupCommit['commit'], noticed: Noticed): ChatStore {
  const insert = database.prepare(
    'insert into chat (number, line, seat, player, at, said)' +
      ' select t.number, coalesce((select max(c.line) from chat c where c.number = t.number), 0) + 1, ?, ?, ?, ?' +
      ' from tables t where t.id = ? returning number as "table", line',
  );
  const forget = database.prepare('delete from chat where number = ? and line <= ?');
  const last = database.prepare(
    'select c.line as number, c.seat, c.at, c.said from chat c join tables t on t.number = c.number' +
      ' where t.id = ? order by c.line desc limit ?',
  );
  const report = database.prepare(
    'insert into reports (number, line, seat, player, said, reporter, why, at)' +
      ' select c.number, c.line, c.seat, c.player, c.said, ?, ?, ? from chat c join tables t on t.number = c.number' +
      ' where t.id = ? and c.line = ? on conflict (number, line, reporter) do update set why = excluded.why',
  );
  const reports = database.prepare(
    'select t.id as "table", r.line, r.seat, r.player, r.said, r.reporter, r.why, r.at' +
      ' from reports r join tables t on t.number = r.number order by r.at desc limit ?',
  );

  const add = ({ table, seat, player, at, said }: NewLine): ChatLine => {
    const row = insert.get(seat, player, at, JSON.stringify(said), table);
    if (row === undefined) throw new RangeError(`there is no table ${table}`);
    const { table: number, line } = row as { table: number; line: number };
    forget.run(number, line - MOST_LINES);
    return { number: line, seat, at, said };
  };
  const keepReport = ({ table, line, reporter, why, at }: NewReport) =>
    Number(report.run(reporter, why, at, table, line).changes) > 0;
  const lines = (table: string, rows: readonly LineRow[]): ChatLine[] =>
    readEach(rows, { read: spoken, of: () => chatOf(table), noticed });
  return {
    add: (line) => commit(() => add(line)),
    last: async (table, limit) => lines(table, allRows(last, table, limit)).reverse(),
    report: (made) => commit(() => keepReport(made)),
    reports: async (limit) =>
      readEach(allRows<ReportRow>(reports, limit), { read: spoken, of: ({ table }) => chatOf(table), noticed }),
  };
}

/** A line that nobody can read closes no table. */
function chatOf(table: string): Thing {
  return { kind: 'house', id: `chat of ${table}` };
}

function spoken<Row extends LineRow | ReportRow>(row: Row): Omit<Row, 'said'> & { said: Said } {
  const said = JSON.parse(row.said) as Said;
  if (typeof said.kind !== 'string' || ![row.seat, row.at].every(Number.isSafeInteger))
    throw new TypeError('nothing was said');
  return { ...row, said };
}
