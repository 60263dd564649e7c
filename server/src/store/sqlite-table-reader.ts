import type { Level } from '@haven/kit';
import { Damaged, type Thing } from './damaged.ts';
import { finder, findOnlyRow, present, type RowSource, rowReader } from './rows.ts';
import { reading } from './sqlite-errors.ts';
import { sumOf } from './sums.ts';
import type { ListedChair, ListedTable, StoredChair, StoredTable } from './tables.ts';

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
export interface TableRows {
  readonly table: TableRow;
  readonly standing: StandingRow & TurnRow;
  readonly chairs: readonly ListedChair[];
}

export interface TableReader {
  load(id: string): StoredTable | undefined;
  listed(number: bigint): ListedTable;
  /** Reads something of a table that must be there. */
  read<R>(number: bigint | number, read: (rows: TableRows) => R): R;
}

export function tableReader(source: Pick<RowSource, 'database'>): TableReader {
  const say = statements(source);
  return {
    load: (id) => loadTable(say, id),
    listed: (number) => listedTable(say, number),
    read: (number, read) => readTable(say, tableAt(say, number), read),
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
    seats: finder<{ readonly row: bigint }>(database, 'select rowid as row from chairs where number = ? order by seat'),
    chair: rowReader<ChairRow>(source, 'chairs'),
    match: rowReader<{ readonly outcome: string | null }>(source, 'matches', 'id = ?'),
  };
}

function tableAt(say: Statements, number: bigint | number): TableRow {
  return present(say.byNumber(number), { kind: 'table', id: `#${number}` }, 'row');
}

function readTable<R>(say: Statements, table: TableRow, read: (rows: TableRows) => R): R {
  const what = { kind: 'table', id: table.id } as const;
  return reading(
    () => what,
    () => {
      const standing = present(say.standing(table.number), what, 'standing');
      const turn = present(say.turn(table.number), what, 'turn');
      return read({ table, standing: { ...standing, ...turn }, chairs: chairsOf(say, table, what) });
    },
  );
}

function chairsOf(say: Statements, { number, chairs }: TableRow, what: Thing): ListedChair[] {
  const rows = say.seats(number);
  if (rows.length !== chairs) throw new Damaged(what, `it had ${chairs} chairs, ${rows.length} are there`);
  return rows.map(({ row }) => chairIn(present(say.chair(row), what, 'chair')));
}

function chairIn({ seat, kind, player, name, seal, salt, mark, hidden, level }: ChairRow): ListedChair {
  const added = { ...(mark !== null && { mark }), ...(level !== null && { level }) };
  return { seat, kind, player, name, seal, salt, isHidden: hidden === 1, ...added };
}

function loadTable(say: Statements, id: string): StoredTable | undefined {
  const found = say.byId(id);
  if (found === undefined) return undefined;
  if (found.id !== id) throw new Damaged({ kind: 'table', id }, 'another table stands in its place');
  return readTable(say, found, ({ table, standing, chairs }) => {
    const { game, access, timeout, share, created, rematch } = table;
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
      options: JSON.parse(optionsOf(say, table)),
      told: JSON.parse(table.told),
      clock: JSON.parse(table.clock),
      clocks: JSON.parse(standing.clocks),
      ...(table.wished === 1 && { isListed: true }),
      ...(standing.annals !== null && { annals: JSON.parse(standing.annals) }),
      ...(standing.barred !== null && { barred: JSON.parse(standing.barred) }),
    };
  });
}

function optionsOf(say: Statements, { id, number, options_sum }: TableRow): string {
  const { options } = findOnlyRow<{ options: string }>(say.options, number);
  if (sumOf([options]) !== options_sum)
    throw new Damaged({ kind: 'table', id }, 'its options are not as they were written');
  return options;
}

function listedTable(say: Statements, number: bigint): ListedTable {
  return readTable(say, tableAt(say, number), ({ table, standing, chairs }) => {
    const { id, game, created } = table;
    const { phase, changed, moves } = standing;
    const outcome = say.match(id)?.outcome ?? null;
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
  });
}
