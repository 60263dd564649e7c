import type { AdminLine, AdminReport, Complaint, Said, TableCount } from '@haven/wire';
import type { AdminStore, LineQuery } from './admin.ts';
import type { GroupCommit } from './group-commit.ts';
import { rawRows } from './raw-rows.ts';
import { finder, findOnlyRow, findRows, present, type RowSource, readable, rowReader } from './rows.ts';
import { sqliteHeads } from './sqlite-heads.ts';
import { sweeper } from './sqlite-sweep.ts';
import { tableReader } from './sqlite-table-reader.ts';

/** A table, or a match that was begun without one. */
interface FoundLine {
  readonly number: bigint | null;
  readonly match: bigint | null;
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

export function sqliteOffice(source: RowSource, commit: GroupCommit['commit']): AdminStore {
  const say = statements(source);
  const sweep = sweeper(source.database);
  return {
    lines: async (query) => linesFor(say, query),
    counts: async () => findRows<TableCount>(say.counts),
    totals: async () => findOnlyRow<Awaited<ReturnType<AdminStore['totals']>>>(say.totals),
    reports: async (query) => reportsFor(say, query),
    running: async () => runningMatches(say),
    raw: async (id) => rawRows(source.database, id),
    sweep: (batch) => commit(() => sweep(batch)),
  };
}

type Statements = ReturnType<typeof statements>;

function statements(source: RowSource) {
  const { database, noticed } = source;
  return {
    noticed,
    tables: tableReader(source),
    heads: sqliteHeads(source),
    match: rowReader<MatchRow>(source, 'matches'),
    report: rowReader<ReportRow>(source, 'reports'),
    said: rowReader<{ readonly said: string }>(source, 'chat', 'number = ? and line = ?'),
    player: rowReader<{ readonly name: string }>(source, 'players', 'id = ?'),
    lines: finder<FoundLine>(
      database,
      `select number, match from (${LINES}) listed where (? is null or phase = ?)` +
        " and (? = '%%' or id like ? escape '\\' or nickname like ? escape '\\' or exists" +
        " (select 1 from chairs c where c.number = listed.number and c.name like ? escape '\\'))" +
        ' order by changed desc limit ?',
    ),
    counts: database.prepare(
      'select game, phase, sum(many) as tables from (' +
        ' select t.game, s.phase, count(*) as many from standings s join tables t on t.number = s.number' +
        ' group by t.game, s.phase' +
        " union all select m.game, case when m.ended is null then 'playing' else 'over' end, count(*)" +
        ' from matches m where not exists (select 1 from tables t where t.id = m.id) group by m.game, m.ended is null' +
        ' ) counted group by game, phase order by game, phase',
    ),
    running: finder<{ readonly number: bigint }>(
      database,
      'select m.number from matches m left join tables t on t.id = m.id' +
        " left join standings s on s.number = t.number where m.ended is null and coalesce(s.phase, 'playing') = 'playing'",
    ),
    version: database.prepare('select version from matches where number = ?'),
    totals: database.prepare(
      'select (select count(*) from players) as guests, (select count(*) from reports) as reports',
    ),
    reports: finder<{ readonly row: bigint }>(
      database,
      'select r.rowid as row from reports r join tables t on t.number = r.number' +
        ' where (? is null or t.id = ?) order by r.settled is not null, r.at desc limit ?',
    ),
  };
}

function linesFor(say: Statements, { search, phase, limit }: LineQuery): AdminLine[] {
  const wanted = phase ?? null;
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const found = say.lines(wanted, wanted, part, part, part, part, limit);
  return readable(found, (line) => lineOf(say, line), say.noticed);
}

function lineOf(say: Statements, { number, match }: FoundLine): AdminLine {
  return number === null ? lineOfMatch(say, match) : lineOfTable(say, number);
}

function lineOfTable({ tables }: Statements, number: bigint): AdminLine {
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

function lineOfMatch({ match, heads }: Statements, number: bigint | null): AdminLine {
  const what = { kind: 'match', id: `#${number}` } as const;
  const { id, game, created, ended, nickname } = present(match(number), what, 'row');
  const { at: changed, entries: moves } = present(heads.find(id), { kind: 'match', id }, 'head');
  const phase = ended === null ? 'playing' : 'over';
  return { id, game, access: 'link', phase, created, changed, moves, names: [nickname ?? ''].filter(Boolean) };
}

function reportsFor(say: Statements, { table = null, limit }: { table?: string | null; limit: number }): AdminReport[] {
  return readable(say.reports(table, table, limit), ({ row }) => reportAt(say, row), say.noticed);
}

function reportAt(say: Statements, row: bigint): AdminReport {
  const report = present(say.report(row), { kind: 'table', id: `report ${row}` }, 'row');
  const { number, line, seat, at, said, reason, why, player: guest, reporter, settled } = report;
  return say.tables.read(number, ({ table: { id: table } }) => ({
    table,
    line,
    seat,
    at,
    why,
    guest,
    reason: reason ?? 'other',
    said: JSON.parse(said),
    name: nameOf(say, guest),
    reporter: nameOf(say, reporter),
    isRemoved: isRemoved(say, number, line),
    settled,
  }));
}

/** Of a line that is damaged or no longer kept nobody can say so. */
function isRemoved({ said, noticed }: Statements, number: number, line: number): boolean {
  const [row] = readable([line], (line) => said(number, line), noticed);
  return row?.said === REMOVED;
}

/** A complaint is heard even if it can no longer be told from whom. */
function nameOf({ player, noticed }: Statements, id: string | null): string {
  const [guest] = readable([id], (id) => player(id), noticed);
  return guest?.name ?? '';
}

/** Of those that can be read: the others are noticed. */
function runningMatches(say: Statements): Awaited<ReturnType<AdminStore['running']>> {
  return readable(say.running(), ({ number }) => runningMatch(say, number), say.noticed);
}

function runningMatch({ match, version }: Statements, number: bigint) {
  const { id, game, created } = present(match(number), { kind: 'match', id: `#${number}` }, 'row');
  return { id, game, created, ...findOnlyRow<{ readonly version: number }>(version, number) };
}
