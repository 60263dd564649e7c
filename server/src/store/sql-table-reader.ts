import type { Level } from '@haven/kit';
import { Damaged, type Thing } from './damaged.ts';
import type { RowNumber } from './database.ts';
import { readingOf, readNow } from './reading.ts';
import { type Found, onlyRow, present, type RowSource, rowReader } from './rows.ts';
import { isSound, sumOf } from './sums.ts';
import type { ListedChair, ListedTable, StoredChair, StoredTable } from './tables.ts';
import type { Work } from './work.ts';

interface ChairRow extends Omit<StoredChair, 'mark' | 'level'> {
  readonly mark: number | null;
  readonly level: Level | null;
  readonly hidden: 1 | null;
}

interface StandingRow {
  readonly phase: StoredTable['phase'];
  readonly host: string;
  readonly revision: number;
  readonly annals: string | null;
  readonly barred: string | null;
}

interface TurnRow {
  readonly changed: number;
  readonly moves: number;
  readonly to_act: string;
  readonly clocks: string;
}

interface TableRow {
  readonly number: number;
  readonly id: string;
  readonly game: string;
  readonly told: string;
  readonly access: StoredTable['access'];
  readonly clock: string;
  readonly timeout: StoredTable['timeout'];
  readonly share: string;
  readonly created: number;
  readonly rematch: string | null;
  readonly wished: 0 | 1;
  readonly chairs: number;
  readonly options_sum: number;
}

/** The rows of one table. Whatever is missing or not as it was written makes the table damaged. */
export interface TableRows extends StandingRows {
  readonly chairs: readonly ListedChair[];
}

interface StandingRows {
  readonly table: TableRow;
  readonly standing: StandingRow & TurnRow;
}

export interface TableReader {
  load(id: string): Work<StoredTable | undefined>;
  listed(number: RowNumber): Work<ListedTable>;
  /** Reads something of a table that must be there. */
  read<R>(number: RowNumber, read: (rows: TableRows) => R): Work<R>;
  /** The same where it does not matter who sits on the chairs, if only they are as they were written. */
  readStanding<R>(number: RowNumber, read: (rows: StandingRows) => R): Work<R>;
}

export function tableReader(source: Pick<RowSource, 'database'>): TableReader {
  const say = statements(source);
  return {
    load: (id) => loadTable(say, id),
    listed: (number) => listedTable(say, number),
    read: function* (number, read) {
      return yield* readTable(say, yield* tableAt(say, number), read);
    },
    readStanding: function* (number, read) {
      return yield* readStanding(say, yield* tableAt(say, number), read);
    },
  };
}

type Statements = ReturnType<typeof statements>;

function statements(source: Pick<RowSource, 'database'>) {
  const { database } = source;
  return {
    byId: rowReader<TableRow>(source, 'tables', 'id = ?'),
    byNumber: rowReader<TableRow>(source, 'tables'),
    options: database.prepare('select options from tables where number = ?'),
    standing: rowReader<StandingRow>(source, 'standings'),
    turn: rowReader<TurnRow>(source, 'turns'),
    seats: database.prepareWide('select rowid as row from chairs where number = ? order by seat'),
    chair: rowReader<ChairRow>(source, 'chairs'),
    soundChairs: database.prepare(
      `select count(*) as chairs from chairs where number = ? and ${isSound(database, 'chairs')}`,
    ),
    match: rowReader<{ readonly outcome: string | null }>(source, 'matches', 'id = ?'),
  };
}

function* tableAt(say: Statements, number: RowNumber): Work<TableRow> {
  return present(yield* say.byNumber(number), { kind: 'table', id: `#${number}` }, 'row');
}

function* readTable<R>(say: Statements, table: TableRow, read: (rows: TableRows) => R): Work<R> {
  const what = { kind: 'table', id: table.id } as const;
  const rows = yield* readingOf(what, () => rowsOf(say, table, what));
  return readNow(what, () => read(rows));
}

function* readStanding<R>(say: Statements, table: TableRow, read: (rows: StandingRows) => R): Work<R> {
  const what = { kind: 'table', id: table.id } as const;
  const standing = yield* readingOf(what, () => standingOf(say, table, what));
  if (!(yield* hasSoundChairs(say, table, what))) return yield* readTable(say, table, read);
  return readNow(what, () => read({ table, standing }));
}

/** One that has not is read chair by chair, to find out what is wrong. */
function* hasSoundChairs(say: Statements, { number, chairs }: TableRow, what: Thing): Work<boolean> {
  const sound = yield* readingOf(what, () => onlyRow(say.soundChairs.get<{ chairs: number }>(number)));
  return sound.chairs === chairs;
}

function* rowsOf(say: Statements, table: TableRow, what: Thing): Work<TableRows> {
  const standing = yield* standingOf(say, table, what);
  return { table, standing, chairs: yield* chairsOf(say, table, what) };
}

function* standingOf(say: Statements, table: TableRow, what: Thing): Work<StandingRow & TurnRow> {
  const standing = present(yield* say.standing(table.number), what, 'standing');
  const turn = present(yield* say.turn(table.number), what, 'turn');
  return { ...standing, ...turn };
}

function* chairsOf(say: Statements, { number, chairs }: TableRow, what: Thing): Work<ListedChair[]> {
  const rows = yield* say.seats.all<Found>(number);
  if (rows.length !== chairs) throw new Damaged(what, `it had ${chairs} chairs, ${rows.length} are there`);
  const found: ListedChair[] = [];
  for (const { row } of rows) found.push(chairIn(present(yield* say.chair(row), what, 'chair')));
  return found;
}

function chairIn({ seat, kind, player, name, seal, salt, mark, hidden, level }: ChairRow): ListedChair {
  const added = { ...(mark !== null && { mark }), ...(level !== null && { level }) };
  return { seat, kind, player, name, seal, salt, isHidden: hidden === 1, ...added };
}

function* loadTable(say: Statements, id: string): Work<StoredTable | undefined> {
  const found = yield* say.byId(id);
  if (found === undefined) return undefined;
  if (found.id !== id) throw new Damaged({ kind: 'table', id }, 'another table stands in its place');
  const options = yield* optionsOf(say, found);
  return yield* readTable(say, found, (rows) => storedTable(rows, options));
}

function storedTable({ table, standing, chairs }: TableRows, options: string): StoredTable {
  const { id, game, access, timeout, share, created, rematch } = table;
  const { revision, phase, host, changed } = standing;
  return {
    id,
    game,
    access,
    timeout,
    share,
    created,
    revision,
    phase,
    host,
    changed,
    rematch,
    chairs: chairs.map(({ isHidden: _isHidden, ...chair }) => chair),
    options: JSON.parse(options),
    told: JSON.parse(table.told),
    clock: JSON.parse(table.clock),
    clocks: JSON.parse(standing.clocks),
    ...(table.wished === 1 && { isListed: true }),
    ...(standing.annals !== null && { annals: JSON.parse(standing.annals) }),
    ...(standing.barred !== null && { barred: JSON.parse(standing.barred) }),
  };
}

function* optionsOf(say: Statements, { id, number, options_sum }: TableRow): Work<string> {
  const what = { kind: 'table', id } as const;
  const { options } = yield* readingOf(what, () => onlyRow(say.options.get<{ options: string }>(number)));
  if (sumOf([options]) !== options_sum) throw new Damaged(what, 'its options are not as they were written');
  return options;
}

function* listedTable(say: Statements, number: RowNumber): Work<ListedTable> {
  const found = yield* tableAt(say, number);
  const outcome = (yield* say.match(found.id))?.outcome ?? null;
  return yield* readTable(say, found, (rows) => listedIn(rows, outcome));
}

function listedIn({ table, standing, chairs }: TableRows, outcome: string | null): ListedTable {
  const { id, game, created } = table;
  const { phase, changed, moves } = standing;
  return {
    id,
    game,
    phase,
    created,
    changed,
    moves,
    chairs,
    told: JSON.parse(table.told),
    clock: JSON.parse(table.clock),
    toAct: JSON.parse(standing.to_act),
    clocks: JSON.parse(standing.clocks),
    ...(outcome !== null && { outcome: JSON.parse(outcome) }),
  };
}
