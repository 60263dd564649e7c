import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { GroupCommit } from './group-commit.ts';
import type { NewMatch } from './new-match.ts';
import type { Append } from './store.ts';
import type { Kept, ListedTable, StoredChair, StoredTable, TableChange, TableStore } from './tables.ts';

interface StandingRow {
  readonly number: number;
  readonly phase: StoredTable['phase'];
  readonly host: string;
  readonly revision: number;
  readonly changed: number;
  readonly moves: number;
  readonly to_act: string;
  readonly clocks: string;
}

interface TableRow extends StandingRow {
  readonly id: string;
  readonly game: string;
  readonly options: string;
  readonly told: string;
  readonly access: StoredTable['access'];
  readonly clock: string;
  readonly timeout: StoredTable['timeout'];
  readonly share: string;
  readonly created: number;
  readonly rematch: string | null;
}

type ListedRow = Omit<TableRow, 'options' | 'share'> & { readonly outcome: string | null };
type ChairRow = StoredChair & { readonly number: number };

const LISTED =
  'select t.number, t.id, t.game, t.told, t.clock, t.created, s.phase, s.changed, s.moves, s.to_act, m.outcome' +
  ' from standings s join tables t on t.number = s.number left join matches m on m.id = t.id';

/** One host cannot fill the list of open tables. */
const MOST_OF_ONE_HOST = 3;

const INVITING =
  " s.phase = 'gathering' and t.access = 'public'" +
  " and exists (select 1 from chairs c where c.number = s.number and c.kind = 'human')" +
  " and exists (select 1 from chairs c where c.number = s.number and c.kind = 'open' and c.player is null)";

/** Keeps up, after every entry, with whose turn it is; true, as the entry was written. */
export function recordStanding(database: DatabaseSyncInstance): (append: Append) => true {
  const goesOn = database.prepare(
    'update standings set changed = ?, moves = ?, to_act = ?, clocks = coalesce(?, clocks)' +
      ' where number = (select number from tables where id = ?)',
  );
  const ends = database.prepare(
    "update standings set phase = 'over', revision = revision + 1" +
      ' where number = (select number from tables where id = ?)',
  );
  return ({ match, at, standing, clocks, ending }) => {
    const shown = clocks ? JSON.stringify(clocks) : null;
    if (standing) goesOn.run(at, standing.moves, JSON.stringify(standing.toAct), shown, match);
    if (standing && ending) ends.run(match);
    return true;
  };
}

export function sqliteTables(
  database: DatabaseSyncInstance,
  commit: GroupCommit['commit'],
  begin: (match: NewMatch) => void,
): TableStore {
  const say = statements(database);
  return {
    create: (table) => commit(() => insertTable(say, table)),
    load: async (id) => loadTable(say, id),
    change: (change) => commit(() => changeTable(say, change, begin)),
    rematch: (table, next) => commit(() => insertRematch(say, table, next)),
    listed: async ({ phase, limit }) => listedTables(say, say.listed.all(phase, limit) as unknown as ListedRow[]),
    inviting: async (limit) => listedTables(say, say.inviting.all(MOST_OF_ONE_HOST, limit) as unknown as ListedRow[]),
    keptFor: async (host, since) => say.keptFor.get({ host, since }) as unknown as Kept,
    ofPlayer: async (player, limit) => listedTables(say, say.ofPlayer.all(player, limit) as unknown as ListedRow[]),
    waiting: async () => waitingTables(say),
  };
}

type Statements = ReturnType<typeof statements>;

function statements(database: DatabaseSyncInstance) {
  const prepare = (sql: string): StatementSyncInstance => database.prepare(sql);
  return {
    table: prepare(
      'insert into tables (id, game, options, told, access, clock, timeout, share, created)' +
        ' values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning number',
    ),
    standing: prepare(
      'insert into standings (number, phase, host, revision, changed, moves, to_act)' +
        " values (?, ?, ?, ?, ?, 0, '[]')",
    ),
    chair: prepare(
      'insert into chairs (number, seat, kind, player, name, seal, salt) values (?, ?, ?, ?, ?, ?, ?)' +
        ' on conflict (number, seat) do update set kind = excluded.kind, player = excluded.player,' +
        ' name = excluded.name, seal = excluded.seal, salt = excluded.salt',
    ),
    load: prepare('select * from tables t join standings s on s.number = t.number where t.id = ?'),
    chairs: prepare('select * from chairs where number = ? order by seat'),
    change: prepare(
      'update standings set phase = coalesce(?, phase), host = coalesce(?, host), revision = revision + 1,' +
        ' changed = ?, clocks = coalesce(?, clocks) where number = ? and revision = ?',
    ),
    begin: prepare('update standings set moves = ?, to_act = ? where number = ?'),
    rematch: prepare('update tables set rematch = ? where id = ? and rematch is null'),
    number: prepare('select number, rematch from tables where id = ?'),
    listed: prepare(`${LISTED} where s.phase = ? and t.access = 'public' order by s.number desc limit ?`),
    inviting: prepare(
      `${LISTED} join (select s.number, row_number() over (partition by s.host order by s.number desc) as place` +
        ` from standings s join tables t on t.number = s.number where ${INVITING}) of_host` +
        ' on of_host.number = s.number where of_host.place <= ? order by s.number desc limit ?',
    ),
    keptFor: prepare(
      "select count(*) filter (where s.phase = 'gathering' and c.kind = 'human' and s.changed >= :since) as gathering," +
        " count(*) filter (where s.phase in ('sealing', 'playing') and s.changed >= :since) as playing," +
        ' coalesce(sum(length(t.options)), 0) as bytes' +
        ' from chairs c join standings s on s.number = c.number join tables t on t.number = s.number' +
        ' where c.player = :host and s.host = :host',
    ),
    ofPlayer: prepare(
      `${LISTED} where s.number in (select number from chairs where player = ?) order by s.changed desc limit ?`,
    ),
    waiting: prepare(
      'select t.id, s.phase, s.to_act, c.seat from standings s join tables t on t.number = s.number' +
        ' join chairs c on c.number = s.number' +
        " where s.phase = 'sealing' or s.phase = 'playing' and c.kind = 'bot' order by s.number",
    ),
  };
}

function insertTable(say: Statements, table: StoredTable): void {
  const { id, game, access, timeout, share, created, phase, host, revision, changed } = table;
  const [options, told, clock] = [table.options, table.told, table.clock].map((part) => JSON.stringify(part));
  const row = say.table.get(id, game, options, told, access, clock, timeout, share, created);
  const { number } = row as { number: number };
  say.standing.run(number, phase, host, revision, changed);
  insertChairs(say, number, table.chairs);
}

function insertChairs(say: Statements, number: number, chairs: readonly StoredChair[]): void {
  for (const { seat, kind, player, name, seal, salt } of chairs)
    say.chair.run(number, seat, kind, player, name, seal, salt);
}

function changeTable(say: Statements, change: TableChange, begin: (match: NewMatch) => void): boolean {
  const { table, revision, at, chairs = [], phase, host, clocks, begins } = change;
  const { number } = rowOf(say, table);
  const shown = clocks ? JSON.stringify(clocks) : null;
  const { changes } = say.change.run(phase ?? null, host ?? null, at, shown, number, revision);
  if (Number(changes) === 0) return false;
  insertChairs(say, number, chairs);
  if (begins === undefined) return true;
  begin(begins.match);
  say.begin.run(begins.standing.moves, JSON.stringify(begins.standing.toAct), number);
  return true;
}

function rowOf(say: Statements, id: string): { number: number; rematch: string | null } {
  const row = say.number.get(id) as { number: number; rematch: string | null } | undefined;
  if (row === undefined) throw new RangeError(`there is no table ${id}`);
  return row;
}

function insertRematch(say: Statements, table: string, next: StoredTable): string {
  const { rematch } = rowOf(say, table);
  if (rematch !== null) return rematch;
  say.rematch.run(next.id, table);
  insertTable(say, next);
  return next.id;
}

function loadTable(say: Statements, id: string): StoredTable | undefined {
  const row = say.load.get(id) as TableRow | undefined;
  if (row === undefined) return undefined;
  const { game, access, timeout, share, created, revision, phase, host, changed, rematch } = row;
  return {
    ...{ id, game, access, timeout, share, created, revision, phase, host, changed, rematch },
    options: JSON.parse(row.options),
    told: JSON.parse(row.told),
    clock: JSON.parse(row.clock),
    chairs: chairsOf(say, row.number),
    clocks: JSON.parse(row.clocks),
  };
}

function chairsOf(say: Statements, number: number): StoredChair[] {
  const rows = say.chairs.all(number) as unknown as ChairRow[];
  return rows.map(({ seat, kind, player, name, seal, salt }) => ({ seat, kind, player, name, seal, salt }));
}

function waitingTables(say: Statements): string[] {
  const rows = say.waiting.all() as unknown as { id: string; phase: string; to_act: string; seat: number }[];
  const waiting = rows.filter(({ phase, to_act, seat }) => phase === 'sealing' || JSON.parse(to_act).includes(seat));
  return [...new Set(waiting.map(({ id }) => id))];
}

function listedTables(say: Statements, rows: readonly ListedRow[]): ListedTable[] {
  return rows.map(({ number, id, game, phase, created, changed, moves, told, clock, to_act, outcome }) => ({
    ...{ id, game, phase, created, changed, moves },
    told: JSON.parse(told),
    clock: JSON.parse(clock),
    toAct: JSON.parse(to_act),
    chairs: chairsOf(say, number),
    ...(outcome !== null && { outcome: JSON.parse(outcome) }),
  }));
}
