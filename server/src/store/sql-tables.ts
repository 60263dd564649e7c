import type { Seat } from '@haven/kit';
import { Damaged } from './damaged.ts';
import type { RowNumber } from './database.ts';
import type { Kept } from './kept.ts';
import { onlyRow, type RowSource, readable, rowReader } from './rows.ts';
import { tableForgetter } from './sql-sweep.ts';
import { type TableRows, tableReader } from './sql-table-reader.ts';
import type { Append, NewMatch } from './store.ts';
import { inserting, overwriter, replacing, SUMMED, sumOf, updating } from './sums.ts';
import type {
  ForsakenTable,
  GatheringTable,
  KeptForHost,
  ListedTable,
  StoredChair,
  StoredTable,
  TableChange,
  TableStore,
  Terms,
  TurnSummary,
} from './tables.ts';
import type { Work } from './work.ts';

/** One host cannot fill the list of open tables. */
const MOST_OF_ONE_HOST = 3;

const INVITING =
  " s.phase = 'gathering' and t.access = 'public'" +
  " and exists (select 1 from chairs c where c.number = s.number and c.kind = 'human')" +
  " and exists (select 1 from chairs c where c.number = s.number and c.kind = 'open' and c.player is null)";

/** Keeps up, after every entry, with whose turn it is; true, as the entry was written. */
export function recordStanding({ database }: Pick<RowSource, 'database'>): (append: Append) => Work<true> {
  const ofTable = (parameter: string) => `number = (select number from tables where id = ${parameter})`;
  const turn = { changed: '?1', moves: '?2', to_act: '?3' };
  const goesOn = overwriter(database, 'turns', ofTable);
  const keepsTime = database.prepare(`${updating(database, 'turns', turn)} and ${ofTable('?4')}`);
  const over = { phase: "'over'", revision: 'revision + 1' };
  const ends = database.prepare(`${updating(database, 'standings', over)} and ${ofTable('?')}`);
  const move = ({ match, at, clocks }: Append, { moves, toAct }: TurnSummary) => {
    const turn = [at, moves, JSON.stringify(toAct)] as const;
    return clocks === undefined ? keepsTime.run(...turn, match) : goesOn([...turn, JSON.stringify(clocks)], match);
  };
  return function* (append) {
    const { match, turn, ending } = append;
    if (turn) expectChange(yield* move(append, turn), match);
    if (turn && ending) expectChange(yield* ends.run(match), match);
    return true;
  };
}

/** Whether a table is still at this revision, at which it then stays until the transaction ends. */
export function revisionHolder({ database }: Pick<RowSource, 'database'>) {
  const hold = database.prepare(
    'update standings set revision = revision where number = (select number from tables where id = ?1) and revision = ?2',
  );
  return function* (table: string, revision: number): Work<boolean> {
    return (yield* hold.run(table, revision)) > 0;
  };
}

function expectChange(changes: number, id: string): void {
  if (changes === 0) throw new Damaged({ kind: 'table', id }, 'its standing is not as it was written');
}

type BeginMatch = (match: NewMatch) => Work<void>;

export function sqlTables({ source, ask, commit, jobs }: Kept, begin: BeginMatch): TableStore {
  const say = statements(source);
  return {
    create: (table) => commit(() => insertTable(say, table)),
    load: (id) => ask(() => say.read.load(id)),
    change: (change) => commit(() => changeWithJobs(changeTable(say, change, begin), change, jobs)),
    rematch: (table, next) => commit(() => insertRematch(say, table, next)),
    listed: ({ phase, limit }) => ask(() => listed(say, say.listed.all(phase, limit))),
    inviting: (limit, first) =>
      ask(() => listed(say, say.inviting.all(MOST_OF_ONE_HOST, JSON.stringify(first), limit))),
    keptFor: (host, since) => ask(() => onlyRow(say.keptFor.get<KeptForHost>(host, since))),
    ofPlayer: (player, limit) => ask(() => listed(say, say.ofPlayer.all(player, limit))),
    mentioning: (player) => ask(() => mentioning(say, player)),
    hide: (player, table) => commit(() => hide(say, player, table)),
    waiting: () => ask(() => waitingTables(say)),
    gathering: () => ask(() => gatheringTables(say)),
    forsake: (table, isInUse) => commit(() => forsake(say, table, isInUse)),
  };
}

interface Numbered {
  readonly number: RowNumber;
}

type Statements = ReturnType<typeof statements>;

function statements(source: RowSource) {
  const { database, noticed } = source;
  return {
    noticed,
    read: tableReader(source),
    forget: tableForgetter(database),
    ...writing(source),
    ...counting(source),
    ...finding(source),
  };
}

function writing({ database }: RowSource) {
  const prepare = (sql: string) => database.prepare(sql);
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
    table: prepare(inserting(database, 'tables', [...SUMMED.tables.columns, 'options'])),
    standing: prepare(inserting(database, 'standings', [...SUMMED.standings.columns, ...SUMMED.turns.columns])),
    chair: prepare(
      inserting(database, 'chairs', [...SUMMED.chairs.columns, 'mark', 'level']) +
        replacing('chairs', ['number', 'seat']),
    ),
    change: prepare(
      `${updating(database, 'standings', changed)} and number = ?5 and revision = ?6` +
        ' and clocks = coalesce(?7, clocks) and moves = coalesce(?8, moves)',
    ),
    agree: prepare(`${updating(database, 'tables', agreed)} and number = ?8`),
    takeAway: prepare('delete from chairs where number = ? and seat >= ?'),
    time: prepare(`${updating(database, 'turns', timed)} and number = ?3`),
    begin: prepare(`${updating(database, 'turns', { moves: '?1', to_act: '?2' })} and number = ?3`),
    rematch: prepare(`${updating(database, 'tables', { rematch: '?1' })} and number = ?2`),
    hide: prepare(
      `${updating(database, 'chairs', { hidden: '1' })} and player = ?1 and number in (select t.number from tables t` +
        " join standings s on s.number = t.number where s.phase in ('over', 'ended') and (cast(?2 as text) is null or t.id = ?2))",
    ),
  };
}

function counting({ database }: RowSource) {
  return {
    nextNumber: database.prepare('select coalesce(max(number), 0) + 1 as number from tables'),
    keptFor: database.prepare(
      "select count(*) filter (where s.phase = 'gathering' and c.kind = 'human' and s.changed >= ?2) as gathering," +
        " count(*) filter (where s.phase in ('sealing', 'playing') and s.changed >= ?2) as playing," +
        ' coalesce(sum(length(t.options)), 0) as bytes' +
        ' from chairs c join standings s on s.number = c.number join tables t on t.number = s.number' +
        ' where c.player = ?1 and s.host = ?1',
    ),
    complaints: database.prepare('select count(*) as count from reports where number = ?'),
  };
}

/** Tables by their numbers. */
function finding(source: RowSource) {
  const find = (sql: string) => source.database.prepareWide(sql);
  return {
    row: rowReader<{ readonly number: number; readonly rematch: string | null }>(source, 'tables', 'id = ?'),
    listed: find(
      'select s.number from standings s join tables t on t.number = s.number' +
        " where s.phase = ? and t.access = 'public' order by s.number desc limit ?",
    ),
    inviting: find(
      'select number from (select s.number, row_number() over (partition by s.host order by s.number desc) as place,' +
        ` case when instr(?2, '"' || t.id || '"') > 0 then 1 else 0 end as is_first` +
        ` from standings s join tables t on t.number = s.number where ${INVITING}) of_host` +
        ' where place <= ?1 order by is_first desc, case is_first when 1 then number else -number end limit ?3',
    ),
    mentioning: find(
      'select t.id from tables t join standings s on s.number = t.number' +
        ' where instr(s.annals, ?1) > 0 or instr(s.barred, ?1) > 0',
    ),
    ofPlayer: find(
      'select s.number from standings s where s.number in (select number from chairs where player = ?)' +
        ' order by s.changed desc, s.number desc limit ?',
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

function* insertTable(say: Statements, table: StoredTable): Work<void> {
  const { id, game, access, timeout, share, created, phase, host, revision, changed, chairs } = table;
  const { number } = yield* onlyRow(say.nextNumber.get<{ number: number }>());
  const [options, told, clock] = [
    JSON.stringify(table.options),
    JSON.stringify(table.told),
    JSON.stringify(table.clock),
  ];
  const lasting = [number, id, game, told, access, clock, timeout, share, created, null] as const;
  yield* say.table.run(...lasting, table.isListed ? 1 : 0, chairs.length, sumOf([options]), options);
  yield* say.standing.run(number, phase, host, revision, changed, 0, '[]', '[]');
  yield* insertChairs(say, number, chairs);
}

function* insertChairs(say: Statements, number: number, chairs: readonly StoredChair[]): Work<void> {
  for (const { seat, kind, player, name, seal, salt, mark = null, level = null } of chairs)
    yield* say.chair.run(number, seat, kind, player, name, seal, salt, mark, level);
}

function* changeWithJobs(changing: Work<boolean>, { table, jobs = [] }: TableChange, add: Kept['jobs']): Work<boolean> {
  const isChanged = yield* changing;
  if (isChanged && add && jobs.length > 0) yield* add(table, jobs);
  return isChanged;
}

function* changeTable(say: Statements, change: TableChange, begin: BeginMatch): Work<boolean> {
  const { table, revision, at, chairs = [], phase, host, clocks, annals, barred, terms, begins } = change;
  const { number } = yield* rowOf(say, table);
  const texts = [textOf(annals), textOf(barred)] as const;
  const known = [number, revision, textOf(change.clocksBefore), change.movesBefore ?? null] as const;
  if ((yield* say.change.run(phase ?? null, host ?? null, ...texts, ...known)) === 0) return false;
  expectChange(yield* say.time.run(at, textOf(clocks), number), table);
  if (terms) expectChange(yield* agreeOn(say, number, terms), table);
  yield* insertChairs(say, number, chairs);
  if (begins === undefined) return true;
  yield* begin(begins.match);
  yield* say.begin.run(begins.turn.moves, JSON.stringify(begins.turn.toAct), number);
  return true;
}

function textOf(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function* agreeOn(say: Statements, number: number, terms: Terms): Work<number> {
  const { told, access, clock, timeout, seats } = terms;
  const options = JSON.stringify(terms.options);
  yield* say.takeAway.run(number, seats);
  const agreed = [JSON.stringify(told), access, JSON.stringify(clock), timeout, seats] as const;
  return yield* say.agree.run(...agreed, sumOf([options]), options, number);
}

function* rowOf(say: Statements, id: string): Work<{ readonly number: number; readonly rematch: string | null }> {
  const row = yield* say.row(id);
  if (row === undefined) throw new RangeError(`there is no table ${id}`);
  return row;
}

function* insertRematch(say: Statements, table: string, next: StoredTable): Work<string> {
  const { number, rematch } = yield* rowOf(say, table);
  if (rematch !== null) return rematch;
  yield* say.rematch.run(next.id, number);
  yield* insertTable(say, next);
  return next.id;
}

function* hide(say: Statements, player: string, table: string | undefined): Work<void> {
  yield* say.hide.run(player, table ?? null);
}

function* listed(say: Statements, finding: Work<Numbered[]>): Work<ListedTable[]> {
  return yield* readable(yield* finding, ({ number }) => say.read.listed(number), say.noticed);
}

function* mentioning(say: Statements, player: string): Work<readonly string[]> {
  return (yield* say.mentioning.all<{ id: string }>(player)).map(({ id }) => id);
}

function* waitingTables(say: Statements): Work<string[]> {
  const found = yield* say.waiting.all<Numbered>();
  const read = ({ number }: Numbered) =>
    say.read.read(number, (rows) => ({ id: rows.table.id, isWaiting: isWaiting(rows) }));
  const tables = yield* readable(found, read, say.noticed);
  return tables.filter(({ isWaiting }) => isWaiting).map(({ id }) => id);
}

function isWaiting({ table, standing, chairs }: TableRows): boolean {
  const toAct = JSON.parse(standing.to_act) as Seat[];
  if (standing.phase === 'gathering') return table.access === 'public';
  return standing.phase === 'sealing' || chairs.some(({ kind, seat }) => kind === 'bot' && toAct.includes(seat));
}

function* gatheringTables(say: Statements): Work<GatheringTable[]> {
  const found = yield* say.gathering.all<Numbered>();
  return yield* readable(found, ({ number }) => say.read.read(number, gatheringTable), say.noticed);
}

function gatheringTable({ table: { id, access }, standing: { changed } }: TableRows): GatheringTable {
  return { id, access, changed };
}

function* forsake(say: Statements, table: GatheringTable, isInUse: () => boolean): Work<ForsakenTable> {
  const found = yield* forsakenRow(say, table);
  if (found === undefined || isInUse()) return { isGone: false, rematchOf: null };
  yield* say.forget({ key: found.number, id: table.id });
  return { isGone: true, rematchOf: found.rematchOf };
}

/** Undefined if the table may not go. */
function* forsakenRow(
  say: Statements,
  { id, changed }: GatheringTable,
): Work<(Pick<ForsakenTable, 'rematchOf'> & { readonly number: number }) | undefined> {
  const table = yield* say.read.load(id);
  if (table?.phase !== 'gathering' || table.changed !== changed) return undefined;
  const { number } = yield* rowOf(say, id);
  const { count } = yield* onlyRow(say.complaints.get<{ count: number }>(number));
  const before = yield* say.rematchOf.get<Numbered>(id);
  if (count > 0) return undefined;
  return { number, rematchOf: before ? yield* say.read.read(before.number, (rows) => rows.table.id) : null };
}
