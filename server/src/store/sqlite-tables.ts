import type { Seat } from '@haven/kit';
import type { StatementSyncInstance } from '@photostructure/sqlite';
import { Damaged, type Noticed } from './damaged.ts';
import type { GroupCommit } from './group-commit.ts';
import type { NewMatch } from './new-match.ts';
import { finder, findOnlyRow, type RowSource, readable, rowReader } from './rows.ts';
import { tableForgetter } from './sqlite-sweep.ts';
import { type TableReader, type TableRows, tableReader } from './sqlite-table-reader.ts';
import type { Append } from './store.ts';
import { inserting, replacing, SUMMED, sumOf, updating } from './sums.ts';
import type {
  ForsakenTable,
  GatheringTable,
  KeptForHost,
  StoredChair,
  StoredTable,
  TableChange,
  TableStore,
  Terms,
  TurnSummary,
} from './tables.ts';

/** One host cannot fill the list of open tables. */
const MOST_OF_ONE_HOST = 3;

const INVITING =
  " s.phase = 'gathering' and t.access = 'public'" +
  " and exists (select 1 from chairs c where c.number = s.number and c.kind = 'human')" +
  " and exists (select 1 from chairs c where c.number = s.number and c.kind = 'open' and c.player is null)";

/** Keeps up, after every entry, with whose turn it is; true, as the entry was written. */
export function recordStanding({ database }: Pick<RowSource, 'database'>): (append: Append) => true {
  const goesOn = database.prepare(
    'update standings set changed = ?, moves = ?, to_act = ?, clocks = ?, turn_sum = ?' +
      ' where number = (select number from tables where id = ?)',
  );
  const keepsTime = database.prepare(
    `${updating('turns', { changed: '?1', moves: '?2', to_act: '?3' })}` +
      ' and number = (select number from tables where id = ?4)',
  );
  const ends = database.prepare(
    `${updating('standings', { phase: "'over'", revision: 'revision + 1' })}` +
      ' and number = (select number from tables where id = ?)',
  );
  const move = ({ match, at, clocks }: Append, { moves, toAct }: TurnSummary) => {
    const turn = [at, moves, JSON.stringify(toAct)] as const;
    if (clocks === undefined) return keepsTime.run(...turn, match);
    const shown = JSON.stringify(clocks);
    return goesOn.run(...turn, shown, sumOf([...turn, shown]), match);
  };
  return (append) => {
    const { match, turn, ending } = append;
    if (turn) expectChange(move(append, turn), match);
    if (turn && ending) expectChange(ends.run(match), match);
    return true;
  };
}

function expectChange({ changes }: { readonly changes: number | bigint }, id: string): void {
  if (Number(changes) === 0) throw new Damaged({ kind: 'table', id }, 'its standing is not as it was written');
}

export function sqliteTables(
  source: RowSource,
  commit: GroupCommit['commit'],
  begin: (match: NewMatch) => void,
): TableStore {
  const say = statements(source);
  const read = tableReader(source);
  const forget = tableForgetter(source.database);
  const listed = (found: readonly Numbered[]) => readable(found, ({ number }) => read.listed(number), source.noticed);
  return {
    create: (table) => commit(() => insertTable(say, table)),
    load: async (id) => read.load(id),
    change: (change) => commit(() => changeTable(say, change, begin)),
    rematch: (table, next) => commit(() => insertRematch(say, table, next)),
    listed: async ({ phase, limit }) => listed(say.listed(phase, limit)),
    inviting: async (limit, first) => listed(say.inviting(MOST_OF_ONE_HOST, JSON.stringify(first), limit)),
    keptFor: async (host, since) => findOnlyRow<KeptForHost>(say.keptFor, { host, since }),
    ofPlayer: async (player, limit) => listed(say.ofPlayer(player, limit)),
    mentioning: async (player) => say.mentioning(player).map(({ id }) => id),
    hide: (player, table) => commit(() => void say.hide.run(player, table ?? null)),
    waiting: async () => waitingTables(say, read, source.noticed),
    gathering: async () => readable(say.gathering(), ({ number }) => read.read(number, gatheringTable), source.noticed),
    forsake: (table, isInUse) =>
      commit(() => {
        const found = forsakenRow({ say, read }, table);
        if (found === undefined || isInUse()) return { isGone: false, rematchOf: null };
        forget({ key: found.number, id: table.id });
        return { isGone: true, rematchOf: found.rematchOf };
      }),
  };
}

interface Numbered {
  readonly number: bigint;
}

type Statements = ReturnType<typeof statements>;

function statements(source: RowSource) {
  return { ...writing(source), ...counting(source), ...finding(source) };
}

function writing(source: RowSource) {
  const prepare = (sql: string): StatementSyncInstance => source.database.prepare(sql);
  const changed = {
    phase: 'coalesce(?1, phase)',
    host: 'coalesce(?2, host)',
    annals: 'coalesce(?3, annals)',
    barred: 'coalesce(?4, barred)',
    revision: 'revision + 1',
  };
  const wanted = { told: '?1', access: '?2', clock: '?3', timeout: '?4' };
  const agreed = { ...wanted, chairs: '?5', options_sum: '?6', options: '?7' };
  const timed = { changed: '?1', clocks: 'coalesce(?2, clocks)' };
  return {
    table: prepare(inserting('tables', [...SUMMED.tables.columns, 'options'])),
    standing: prepare(inserting('standings', [...SUMMED.standings.columns, ...SUMMED.turns.columns, 'turn_sum'])),
    chair: prepare(
      inserting('chairs', [...SUMMED.chairs.columns, 'mark', 'level']) + replacing('chairs', ['number', 'seat']),
    ),
    change: prepare(`${updating('standings', changed)} and number = ?5 and revision = ?6`),
    agree: prepare(`${updating('tables', agreed)} and number = ?8`),
    takeAway: prepare('delete from chairs where number = ? and seat >= ?'),
    time: prepare(`${updating('turns', timed)} and number = ?3`),
    begin: prepare(`${updating('turns', { moves: '?1', to_act: '?2' })} and number = ?3`),
    rematch: prepare(`${updating('tables', { rematch: '?1' })} and number = ?2`),
    hide: prepare(
      `${updating('chairs', { hidden: '1' })} and player = ?1 and number in (select t.number from tables t` +
        " join standings s on s.number = t.number where s.phase in ('over', 'ended') and (?2 is null or t.id = ?2))",
    ),
  };
}

function counting({ database }: RowSource) {
  return {
    nextNumber: database.prepare('select coalesce(max(number), 0) + 1 as number from tables'),
    keptFor: database.prepare(
      "select count(*) filter (where s.phase = 'gathering' and c.kind = 'human' and s.changed >= :since) as gathering," +
        " count(*) filter (where s.phase in ('sealing', 'playing') and s.changed >= :since) as playing," +
        ' coalesce(sum(length(t.options)), 0) as bytes' +
        ' from chairs c join standings s on s.number = c.number join tables t on t.number = s.number' +
        ' where c.player = :host and s.host = :host',
    ),
    complaints: database.prepare('select count(*) as count from reports where number = ?'),
  };
}

/** Tables by their numbers. */
function finding(source: RowSource) {
  const find = (sql: string) => finder<Numbered>(source.database, sql);
  return {
    row: rowReader<{ readonly number: number; readonly rematch: string | null }>(source, 'tables', 'id = ?'),
    listed: find(
      'select s.number from standings s join tables t on t.number = s.number' +
        " where s.phase = ? and t.access = 'public' order by s.number desc limit ?",
    ),
    inviting: find(
      'select number from (select s.number, row_number() over (partition by s.host order by s.number desc) as place,' +
        ' t.id in (select value from json_each(?2)) as is_first' +
        ` from standings s join tables t on t.number = s.number where ${INVITING}) of_host` +
        ' where place <= ?1 order by is_first desc, iif(is_first, number, -number) limit ?3',
    ),
    mentioning: finder<{ readonly id: string }>(
      source.database,
      'select t.id from tables t join standings s on s.number = t.number' +
        ' where instr(s.annals, ?1) > 0 or instr(s.barred, ?1) > 0',
    ),
    ofPlayer: find(
      'select s.number from standings s where s.number in (select number from chairs where player = ?)' +
        ' order by s.changed desc limit ?',
    ),
    waiting: find(
      "select s.number from standings s where s.phase = 'sealing' or s.phase = 'playing' and exists" +
        " (select 1 from chairs c where c.number = s.number and c.kind = 'bot')" +
        " or s.phase = 'gathering' and not exists" +
        " (select 1 from chairs c where c.number = s.number and c.kind = 'open') order by s.number",
    ),
    gathering: find("select s.number from standings s where s.phase = 'gathering' order by s.number"),
    rematchOf: find('select number from tables where rematch = ?'),
  };
}

function insertTable(say: Statements, table: StoredTable): void {
  const { id, game, access, timeout, share, created, phase, host, revision, changed, chairs } = table;
  const { number } = findOnlyRow<{ number: number }>(say.nextNumber);
  const [options, told, clock] = [
    JSON.stringify(table.options),
    JSON.stringify(table.told),
    JSON.stringify(table.clock),
  ];
  const lasting = [number, id, game, told, access, clock, timeout, share, created, null] as const;
  say.table.run(...lasting, table.isListed ? 1 : 0, chairs.length, sumOf([options]), options);
  const turn = [changed, 0, '[]', '[]'] as const;
  say.standing.run(number, phase, host, revision, ...turn, sumOf(turn));
  insertChairs(say, number, chairs);
}

function insertChairs(say: Statements, number: number, chairs: readonly StoredChair[]): void {
  for (const { seat, kind, player, name, seal, salt, mark = null, level = null } of chairs)
    say.chair.run(number, seat, kind, player, name, seal, salt, mark, level);
}

function changeTable(say: Statements, change: TableChange, begin: (match: NewMatch) => void): boolean {
  const { table, revision, at, chairs = [], phase, host, clocks, annals, barred, terms, begins } = change;
  const { number } = rowOf(say, table);
  const texts = [textOf(annals), textOf(barred)] as const;
  const { changes } = say.change.run(phase ?? null, host ?? null, ...texts, number, revision);
  if (Number(changes) === 0) return false;
  expectChange(say.time.run(at, textOf(clocks), number), table);
  if (terms) expectChange(agreeOn(say, number, terms), table);
  insertChairs(say, number, chairs);
  if (begins === undefined) return true;
  begin(begins.match);
  say.begin.run(begins.turn.moves, JSON.stringify(begins.turn.toAct), number);
  return true;
}

function textOf(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function agreeOn(say: Statements, number: number, terms: Terms): { readonly changes: number | bigint } {
  const { told, access, clock, timeout, seats } = terms;
  const options = JSON.stringify(terms.options);
  say.takeAway.run(number, seats);
  const agreed = [JSON.stringify(told), access, JSON.stringify(clock), timeout, seats] as const;
  return say.agree.run(...agreed, sumOf([options]), options, number);
}

function rowOf(say: Statements, id: string): { readonly number: number; readonly rematch: string | null } {
  const row = say.row(id);
  if (row === undefined) throw new RangeError(`there is no table ${id}`);
  return row;
}

function insertRematch(say: Statements, table: string, next: StoredTable): string {
  const { number, rematch } = rowOf(say, table);
  if (rematch !== null) return rematch;
  say.rematch.run(next.id, number);
  insertTable(say, next);
  return next.id;
}

function waitingTables(say: Statements, { read }: TableReader, noticed: Noticed): string[] {
  const rows = readable(
    say.waiting(),
    ({ number }) => read(number, (rows) => ({ id: rows.table.id, isWaiting: isWaiting(rows) })),
    noticed,
  );
  return rows.filter(({ isWaiting }) => isWaiting).map(({ id }) => id);
}

function isWaiting({ table, standing, chairs }: TableRows): boolean {
  const toAct = JSON.parse(standing.to_act) as Seat[];
  if (standing.phase === 'gathering') return table.access === 'public';
  return standing.phase === 'sealing' || chairs.some(({ kind, seat }) => kind === 'bot' && toAct.includes(seat));
}

function gatheringTable({ table: { id, access }, standing: { changed } }: TableRows): GatheringTable {
  return { id, access, changed };
}

interface Reading {
  readonly say: Statements;
  readonly read: TableReader;
}

/** Undefined if the table may not go. */
function forsakenRow(
  { say, read }: Reading,
  { id, changed }: GatheringTable,
): (Pick<ForsakenTable, 'rematchOf'> & { readonly number: number }) | undefined {
  const table = read.load(id);
  if (table?.phase !== 'gathering' || table.changed !== changed) return undefined;
  const { number } = rowOf(say, id);
  const { count } = findOnlyRow<{ count: number }>(say.complaints, number);
  const [before] = say.rematchOf(id);
  return count > 0
    ? undefined
    : { number, rematchOf: before ? read.read(before.number, (rows) => rows.table.id) : null };
}
