import type { AdminLine, AdminReport } from '@haven/wire';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { GroupCommit } from './group-commit.ts';
import type { LineQuery, OfficeStore } from './office.ts';
import { rawRows } from './raw-rows.ts';
import { allRows, type Noticed, readEach } from './rows.ts';
import { sweeper } from './sqlite-sweep.ts';

type LineRow = Omit<AdminLine, 'names'> & { readonly number: number | null; readonly nickname: string | null };
type ReportRow = Omit<AdminReport, 'said'> & { readonly said: string };

/** Every table, and every match that was begun without one. */
const LINES =
  'select t.number, t.id, t.game, t.access, s.phase, t.created, s.changed, s.moves, null as nickname' +
  ' from tables t join standings s on s.number = t.number' +
  ' union all' +
  " select null, m.id, m.game, 'link', case when m.ended is null then 'playing' else 'over' end, m.created," +
  ' coalesce((select e.at from entries e where e.match = m.number order by e.seq desc limit 1), m.created),' +
  ' coalesce((select e.seq + 1 from entries e where e.match = m.number order by e.seq desc limit 1), 0), m.nickname' +
  ' from matches m where not exists (select 1 from tables t where t.id = m.id)';

export function sqliteOffice(
  database: DatabaseSyncInstance,
  commit: GroupCommit['commit'],
  noticed: Noticed,
): OfficeStore {
  const say = statements(database);
  const sweep = sweeper(database);
  return {
    lines: async (query) => linesFor(say, query),
    counts: async () => allRows(say.counts),
    totals: async () => say.totals.get() as unknown as Awaited<ReturnType<OfficeStore['totals']>>,
    reports: async (query) => reportsFor(say, query, noticed),
    running: async () => allRows(say.running),
    raw: async (id) => rawRows(database, id),
    sweep: (stretch) => commit(() => sweep(stretch)),
  };
}

type Statements = ReturnType<typeof statements>;

function statements(database: DatabaseSyncInstance) {
  return {
    lines: database.prepare(
      `select * from (${LINES}) listed where (? is null or phase = ?)` +
        " and (? = '%%' or id like ? escape '\\' or nickname like ? escape '\\' or exists" +
        " (select 1 from chairs c where c.number = listed.number and c.name like ? escape '\\'))" +
        ' order by changed desc limit ?',
    ),
    names: database.prepare("select name from chairs where number = ? and name <> '' order by seat"),
    counts: database.prepare(
      'select game, phase, sum(many) as tables from (' +
        ' select t.game, s.phase, count(*) as many from standings s join tables t on t.number = s.number' +
        ' group by t.game, s.phase' +
        " union all select m.game, case when m.ended is null then 'playing' else 'over' end, count(*)" +
        ' from matches m where not exists (select 1 from tables t where t.id = m.id) group by m.game, m.ended is null' +
        ' ) counted group by game, phase order by game, phase',
    ),
    running: database.prepare(
      'select m.id, m.game, m.version, m.created from matches m left join tables t on t.id = m.id' +
        " left join standings s on s.number = t.number where m.ended is null and coalesce(s.phase, 'playing') = 'playing'",
    ),
    totals: database.prepare(
      'select (select count(*) from players) as guests, (select count(*) from reports) as reports',
    ),
    reports: database.prepare(
      'select t.id as "table", r.line, r.seat, r.at, r.said, r.why, coalesce(p.name, \'\') as name,' +
        " coalesce(q.name, '') as reporter from reports r join tables t on t.number = r.number" +
        ' left join players p on p.id = r.player left join players q on q.id = r.reporter' +
        ' where (? is null or t.id = ?) order by r.at desc limit ?',
    ),
  };
}

function linesFor(say: Statements, { search, phase, limit }: LineQuery): AdminLine[] {
  const wanted = phase ?? null;
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = allRows<LineRow>(say.lines, wanted, wanted, part, part, part, part, limit);
  return rows.map(({ number, nickname, ...line }) => ({
    ...line,
    names: number === null ? [nickname ?? ''].filter(Boolean) : namesAt(say, number),
  }));
}

interface ReportQuery {
  readonly table?: string | null;
  readonly limit: number;
}

function reportsFor(say: Statements, { table = null, limit }: ReportQuery, noticed: Noticed): AdminReport[] {
  return readEach(allRows<ReportRow>(say.reports, table, table, limit), {
    read: (row) => ({ ...row, said: JSON.parse(row.said) }),
    of: (row) => ({ kind: 'house', id: `chat of ${row.table}` }),
    noticed,
  });
}

function namesAt(say: Statements, number: number): string[] {
  return (say.names.all(number) as { name: string }[]).map(({ name }) => name);
}
