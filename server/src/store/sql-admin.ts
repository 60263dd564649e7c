import type { AdminLine, AdminReport, Complaint, Said, TableCount } from '@haven/wire';
import type { AdminStore, LineQuery } from './admin.ts';
import type { RowNumber } from './database.ts';
import type { Kept } from './kept.ts';
import { type Found, onlyRow, present, type RowSource, readable, rowReader } from './rows.ts';
import { sqlHeads } from './sql-heads.ts';
import { sweeper } from './sql-sweep.ts';
import { tableReader } from './sql-table-reader.ts';
import type { Work } from './work.ts';

/** A table, or a match that was begun without one. */
interface FoundLine {
  readonly number: RowNumber | null;
  readonly match: RowNumber | null;
}

interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly ended: number | null;
  readonly nickname: string | null;
}

interface ReportRow {
  readonly number: number;
  readonly line: number;
  readonly seat: number;
  readonly player: string | null;
  readonly said: string;
  readonly reporter: string;
  readonly reason: Complaint | null;
  readonly why: string;
  readonly at: number;
  readonly settled: number | null;
}

const REMOVED = JSON.stringify({ kind: 'removed' } satisfies Said);

/** Every table, and every match that was begun without one. */
const LINES =
  'select t.number, null as match, t.id, s.phase, s.changed, null as nickname' +
  ' from tables t join standings s on s.number = t.number' +
  ' union all' +
  " select null, m.number, m.id, case when m.ended is null then 'playing' else 'over' end," +
  ' coalesce(h.at, m.created), m.nickname from matches m left join heads h on h.match = m.number' +
  ' where not exists (select 1 from tables t where t.id = m.id)';

type Totals = Awaited<ReturnType<AdminStore['totals']>>;

/** All that the operator asks for but the raw rows, which every database tells in its own way. */
export function sqlOffice({ source, ask, commit }: Kept): Omit<AdminStore, 'raw' | 'bytes'> {
  const say = statements(source);
  const sweep = sweeper(source.database);
  return {
    lines: (query) => ask(() => linesFor(say, query)),
    counts: () => ask(() => say.counts.all<TableCount>()),
    totals: () => ask(() => onlyRow(say.totals.get<Totals>())),
    reports: (query) => ask(() => reportsFor(say, query)),
    running: () => ask(() => runningMatches(say)),
    sweep: (batch) => commit(() => sweep(batch)),
  };
}

type Statements = ReturnType<typeof statements>;

function statements(source: RowSource) {
  const { database, noticed } = source;
  return {
    noticed,
    tables: tableReader(source),
    heads: sqlHeads(source),
    match: rowReader<MatchRow>(source, 'matches'),
    report: rowReader<ReportRow>(source, 'reports'),
    said: rowReader<{ readonly said: string }>(source, 'chat', 'number = ? and line = ?'),
    player: rowReader<{ readonly name: string }>(source, 'players', 'id = ?'),
    lines: database.prepareWide(
      `select number, match from (${LINES}) listed where (cast(?1 as text) is null or phase = ?1)` +
        ` and (?2 = '%%' or ${isLike('id')} or ${isLike('nickname')} or exists` +
        ` (select 1 from chairs c where c.number = listed.number and ${isLike('c.name')}))` +
        ' order by changed desc, id limit ?3',
    ),
    counts: database.prepare(
      'select game, phase, cast(sum(many) as bigint) as tables from (' +
        ' select t.game, s.phase, count(*) as many from standings s join tables t on t.number = s.number' +
        ' group by t.game, s.phase' +
        " union all select m.game, case when m.ended is null then 'playing' else 'over' end, count(*)" +
        ' from matches m where not exists (select 1 from tables t where t.id = m.id) group by m.game, m.ended is null' +
        ' ) counted group by game, phase order by game, phase',
    ),
    running: database.prepareWide(
      'select m.number from matches m left join tables t on t.id = m.id' +
        " left join standings s on s.number = t.number where m.ended is null and coalesce(s.phase, 'playing') = 'playing'",
    ),
    version: database.prepare('select version from matches where number = ?'),
    totals: database.prepare(
      'select (select count(*) from players) as guests, (select count(*) from reports) as reports',
    ),
    reports: database.prepareWide(
      'select r.rowid as row from reports r join tables t on t.number = r.number' +
        ' where (cast(?1 as text) is null or t.id = ?1) order by r.settled is not null, r.at desc, r.number, r.line, r.reporter limit ?2',
    ),
  };
}

function isLike(column: string): string {
  return `lower(${column}) like lower(?2) escape '\\'`;
}

function* linesFor(say: Statements, { search, phase, limit }: LineQuery): Work<AdminLine[]> {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const found = yield* say.lines.all<FoundLine>(phase ?? null, part, limit);
  return yield* readable(found, (line) => lineOf(say, line), say.noticed);
}

function lineOf(say: Statements, { number, match }: FoundLine): Work<AdminLine> {
  return number === null ? lineOfMatch(say, match) : lineOfTable(say, number);
}

function lineOfTable({ tables }: Statements, number: RowNumber): Work<AdminLine> {
  return tables.read(
    number,
    ({ table: { id, game, access, created }, standing: { phase, changed, moves }, chairs }) => ({
      id,
      game,
      access,
      phase,
      created,
      changed,
      moves,
      names: chairs.map(({ name }) => name).filter(Boolean),
    }),
  );
}

function* lineOfMatch({ match, heads }: Statements, number: RowNumber | null): Work<AdminLine> {
  const what = { kind: 'match', id: `#${number}` } as const;
  const { id, game, created, ended, nickname } = present(yield* match(number), what, 'row');
  const { at: changed, entries: moves } = present(yield* heads.find(id), { kind: 'match', id }, 'head');
  const phase = ended === null ? 'playing' : 'over';
  return { id, game, access: 'link', phase, created, changed, moves, names: [nickname ?? ''].filter(Boolean) };
}

type ReportQuery = Parameters<AdminStore['reports']>[0];

function* reportsFor(say: Statements, { table, limit }: ReportQuery): Work<AdminReport[]> {
  const found = yield* say.reports.all<Found>(table ?? null, limit);
  return yield* readable(found, ({ row }) => reportAt(say, row), say.noticed);
}

function* reportAt(say: Statements, row: RowNumber): Work<AdminReport> {
  const report = present(yield* say.report(row), { kind: 'table', id: `report ${row}` }, 'row');
  const { number, line, player: guest, reporter } = report;
  const beside = {
    name: yield* nameOf(say, guest),
    reporter: yield* nameOf(say, reporter),
    isRemoved: yield* isRemoved(say, number, line),
  };
  return yield* say.tables.read(number, ({ table }) => ({ ...complaintIn(report), ...beside, table: table.id }));
}

function complaintIn({ line, seat, at, said, reason, why, player: guest, settled }: ReportRow) {
  return { line, seat, at, why, guest, reason: reason ?? 'other', said: JSON.parse(said) as Said, settled } as const;
}

/** Of a line that is damaged or no longer kept nobody can say so. */
function* isRemoved({ said, noticed }: Statements, number: number, line: number): Work<boolean> {
  const [row] = yield* readable([line], (line) => said(number, line), noticed);
  return row?.said === REMOVED;
}

/** A complaint is heard even if it can no longer be told from whom. */
function* nameOf({ player, noticed }: Statements, id: string | null): Work<string> {
  const [guest] = yield* readable([id], player, noticed);
  return guest?.name ?? '';
}

type Running = Awaited<ReturnType<AdminStore['running']>>;

/** Of those that can be read: the others are noticed. */
function* runningMatches(say: Statements): Work<Running> {
  const found = yield* say.running.all<{ number: RowNumber }>();
  return yield* readable(found, ({ number }) => runningMatch(say, number), say.noticed);
}

function* runningMatch({ match, version }: Statements, number: RowNumber): Work<Running[number]> {
  const { id, game, created } = present(yield* match(number), { kind: 'match', id: `#${number}` }, 'row');
  return { id, game, created, ...(yield* onlyRow(version.get<{ version: number }>(number))) };
}
