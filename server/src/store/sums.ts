import type { Thing } from './damaged.ts';
import type { Database, Dialect } from './database.ts';
import type { Value, Work } from './work.ts';

/** Rows that carry a sum over their columns: whatever changes them behind our back is noticed. */
interface Summed {
  /** Where they stand, if not under their own name, and where their sum does, if not in `sum`. */
  readonly table?: string;
  readonly sum?: string;
  /** The column with the number of a row, if not `rowid`. */
  readonly row?: string;
  /** What a row belongs to: its kind, and in SQL its id. */
  readonly kind: Thing['kind'];
  readonly id: string;
  readonly columns: readonly string[];
  /** Columns that a later step added, null or 0 in older rows: those keep their sum. */
  readonly later?: readonly string[];
}

const TABLE_OF = (rows: string) => `(select id from tables where number = ${rows}.number)`;
/** What a table can do without: damaged, it closes no table. */
const BESIDE = (rows: string) => ({ kind: 'house', id: `'${rows} of ' || ${TABLE_OF(rows)}` }) as const;

export const SUMMED = {
  players: { kind: 'guest', id: 'id', columns: ['id', 'name', 'language', 'created', 'epoch'], later: ['listed'] },
  recoveries: { kind: 'guest', id: 'player', columns: ['hash', 'player', 'expires'], later: ['kept'] },
  subscriptions: { kind: 'guest', id: 'player', columns: ['endpoint', 'player', 'p256dh', 'auth', 'created'] },
  webhooks: { kind: 'guest', id: 'player', columns: ['player', 'format', 'url'] },
  tables: {
    kind: 'table',
    row: 'number',
    id: 'id',
    columns: [
      ...['number', 'id', 'game', 'told', 'access', 'clock', 'timeout', 'share', 'created', 'rematch', 'wished'],
      // Lists need not read the options, which may hold a whole document: those have a sum of their own.
      ...['chairs', 'options_sum'],
    ],
  },
  standings: {
    kind: 'table',
    row: 'number',
    id: TABLE_OF('standings'),
    columns: ['number', 'phase', 'host', 'revision'],
    later: ['annals', 'barred'],
  },
  // The part of a standing that changes with every move, and wholly. Which row it is, the other part knows.
  turns: {
    table: 'standings',
    sum: 'turn_sum',
    kind: 'table',
    row: 'number',
    id: TABLE_OF('standings'),
    columns: ['changed', 'moves', 'to_act', 'clocks'],
  },
  chairs: {
    kind: 'table',
    id: TABLE_OF('chairs'),
    columns: ['number', 'seat', 'kind', 'player', 'name', 'seal', 'salt'],
    later: ['mark', 'hidden', 'level'],
  },
  chat: {
    ...BESIDE('chat'),
    columns: ['number', 'line', 'seat', 'player', 'at', 'said'],
  },
  reports: {
    ...BESIDE('reports'),
    columns: ['number', 'line', 'seat', 'player', 'said', 'reporter', 'why', 'at'],
    later: ['reason', 'settled'],
  },
  notices: { ...BESIDE('notices'), columns: ['number', 'player', 'turn', 'at'] },
  bans: { kind: 'house', id: "'ban of ' || name", columns: ['kind', 'name', 'at', 'until', 'why'], later: ['called'] },
  heartbeat: { kind: 'house', row: 'one', id: "'heartbeat'", columns: ['one', 'at'] },
  last_open: { kind: 'house', row: 'one', id: "'last open'", columns: ['one', 'at', 'jump', 'open'] },
  // How a match began is part of its chain.
  matches: {
    kind: 'match',
    row: 'number',
    id: 'id',
    columns: [
      ...['number', 'id', 'game', 'created', 'nickname', 'aids', 'ended', 'outcome', 'verdict', 'total', 'lost'],
      ...['moves', 'undone', 'wished'],
    ],
    later: ['by_people'],
  },
} as const satisfies Record<string, Summed>;

export type SummedRows = keyof typeof SUMMED;

export const SUMMED_ROWS = Object.keys(SUMMED) as readonly SummedRows[];

export const summed = (rows: SummedRows): Required<Summed> => ({
  table: rows,
  sum: 'sum',
  row: 'rowid',
  later: [],
  ...SUMMED[rows],
});
export const columnsOf = (rows: SummedRows): readonly string[] => [...summed(rows).columns, ...summed(rows).later];

/** Whatever may stand in a column, damaged or not. */
export type Summand = string | number | bigint | null | Uint8Array;

/** No text holds these. */
const END_OF_TEXT = 0x10001;
const END_OF_NUMBER = 0x10002;
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a: one changed character always changes the sum, and short rows cost next to nothing. */
export function sumOf(values: readonly Summand[]): number {
  let sum = BASIS;
  for (const value of values) {
    const text = typeof value === 'string' ? value : `${value}`;
    for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), PRIME);
    sum = Math.imul(sum ^ (typeof value === 'string' ? END_OF_TEXT : END_OF_NUMBER), PRIME);
  }
  return sum;
}

function sumIn(dialect: Dialect, rows: SummedRows, valueIn: (column: string) => string): string {
  return dialect.rowSum(summed(rows).columns.length, columnsOf(rows).map(valueIn));
}

/** The sum of rows that have no later columns yet. */
export function firstSum(dialect: Dialect, rows: SummedRows): string {
  const { columns } = summed(rows);
  return dialect.rowSum(columns.length, columns);
}

/** Whether a row is as it was written. */
export function isSound(dialect: Dialect, rows: SummedRows, as: string = summed(rows).table): string {
  return `${as}.${summed(rows).sum} = ${sumIn(dialect, rows, (column) => `${as}.${column}`)}`;
}

/** All sums that stand in a row, by their columns. */
export function sumsIn(
  dialect: Dialect,
  table: string,
  valueIn: (column: string) => string,
): readonly { readonly column: string; readonly sum: string }[] {
  const there = SUMMED_ROWS.filter((each) => summed(each).table === table);
  return there.map((each) => ({ column: summed(each).sum, sum: sumIn(dialect, each, valueIn) }));
}

/** Inserts a row of these columns, one parameter each, with all sums that stand in it. */
export function inserting(
  dialect: Dialect,
  rows: SummedRows,
  columns: readonly string[] = summed(rows).columns,
): string {
  const { table } = summed(rows);
  const valueIn = (column: string) =>
    dialect.typed(column, columns.includes(column) ? `?${columns.indexOf(column) + 1}` : 'null');
  const sums = sumsIn(dialect, table, valueIn);
  const names = [...columns, ...sums.map(({ column }) => column)];
  const values = [...columns.map(valueIn), ...sums.map(({ sum }) => sum)];
  return `insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`;
}

/** What goes after `inserting` where the new row takes the place of one with the same key. */
export function replacing(rows: SummedRows, key: readonly string[]): string {
  const rest = [...columnsOf(rows).filter((column) => !key.includes(column)), summed(rows).sum];
  return ` on conflict (${key.join(', ')}) do update set ${rest.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}

type Values = Readonly<Record<string, string>>;

/** Sets columns of sound rows to these values, in SQL: a damaged row stays one. More conditions may follow. */
export function updating(dialect: Dialect, rows: SummedRows, values: Values): string {
  return `${setting(dialect, rows, values)} where ${isSound(dialect, rows)}`;
}

/**
 * Sets all columns of the rows that a condition finds by its parameter: they are then sound whatever they were. It is done
 * with every move, so the sum is counted where that takes least.
 */
export function overwriter(
  database: Database,
  rows: SummedRows,
  condition: (parameter: string) => string,
): (values: readonly Value[], key: Value) => Work<number> {
  const { table, columns, sum } = summed(rows);
  const { sumOf: count } = database;
  const counted = database.prepare(
    `${setting(database, rows, parametersOf(columns))} where ${condition(`?${columns.length + 1}`)}`,
  );
  if (count === undefined) return (values, key) => counted.run(...values, key);
  const names = [...columns, sum].map((column, index) => `${column} = ?${index + 1}`);
  const known = database.prepare(
    `update ${table} set ${names.join(', ')} where ${condition(`?${columns.length + 2}`)}`,
  );
  return (values, key) => known.run(...values, count(values), key);
}

function parametersOf(columns: readonly string[]): Values {
  return Object.fromEntries(columns.map((column, index) => [column, `?${index + 1}`]));
}

function setting(dialect: Dialect, rows: SummedRows, values: Values): string {
  const typed = Object.entries(values).map(([column, value]) => [column, dialect.typed(column, value)] as const);
  const { table, sum } = summed(rows);
  const known = new Map(typed);
  const newSum = sumIn(dialect, rows, (column) => known.get(column) ?? column);
  return `update ${table} set ${typed.map(([column, value]) => `${column} = ${value}`).join(', ')}, ${sum} = ${newSum}`;
}
