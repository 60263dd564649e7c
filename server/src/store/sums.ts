import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Thing } from './damaged.ts';

/** Rows that carry a sum over their columns: whatever changes them behind our back is noticed. */
interface Summed {
  /** Where they stand, if not under their own name, and where their sum does, if not in `sum`. */
  readonly table?: string;
  readonly sum?: string;
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
    id: 'id',
    columns: [
      ...['number', 'id', 'game', 'told', 'access', 'clock', 'timeout', 'share', 'created', 'rematch', 'wished'],
      // Lists need not read the options, which may hold a whole document: those have a sum of their own.
      ...['chairs', 'options_sum'],
    ],
  },
  standings: {
    kind: 'table',
    id: TABLE_OF('standings'),
    columns: ['number', 'phase', 'host', 'revision'],
    later: ['annals', 'barred'],
  },
  // The part of a standing that changes with every move, and wholly. Which row it is, the other part knows.
  turns: {
    table: 'standings',
    sum: 'turn_sum',
    kind: 'table',
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
  heartbeat: { kind: 'house', id: "'heartbeat'", columns: ['one', 'at'] },
  last_open: { kind: 'house', id: "'last open'", columns: ['one', 'at', 'jump', 'open'] },
  // How a match began is part of its chain.
  matches: {
    kind: 'match',
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

export const summed = (rows: SummedRows): Required<Summed> => ({ table: rows, sum: 'sum', later: [], ...SUMMED[rows] });
export const columnsOf = (rows: SummedRows): readonly string[] => [...summed(rows).columns, ...summed(rows).later];

type Value = string | number | bigint | null | Uint8Array;

/** No text holds these. */
const END_OF_TEXT = 0x10001;
const END_OF_NUMBER = 0x10002;
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a: one changed character always changes the sum, and short rows cost next to nothing. */
export function sumOf(values: readonly Value[]): number {
  let sum = BASIS;
  for (const value of values) {
    const text = typeof value === 'string' ? value : `${value}`;
    for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), PRIME);
    sum = Math.imul(sum ^ (typeof value === 'string' ? END_OF_TEXT : END_OF_NUMBER), PRIME);
  }
  return sum;
}

/** Lets SQL say `row_sum(least, …)`: how many columns count however empty, then all of them. */
export function teachSums(database: DatabaseSyncInstance): void {
  const manner = { deterministic: true, directOnly: true, varargs: true, useBigIntArguments: true };
  database.function('row_sum', manner, (least: bigint, ...values: Value[]) => {
    while (values.length > least && isEmpty(values.at(-1))) values.pop();
    return sumOf(values);
  });
}

function isEmpty(value: Value | undefined): boolean {
  return value === null || value === 0n;
}

function sumIn(rows: SummedRows, valueIn: (column: string) => string): string {
  return `row_sum(${summed(rows).columns.length}, ${columnsOf(rows).map(valueIn).join(', ')})`;
}

/** The sum of rows that have no later columns yet. */
export function firstSum(rows: SummedRows): string {
  const { columns } = summed(rows);
  return `row_sum(${columns.length}, ${columns.join(', ')})`;
}

/** Whether a row is as it was written. */
export function isSound(rows: SummedRows, as: string = summed(rows).table): string {
  return `${as}.${summed(rows).sum} = ${sumIn(rows, (column) => `${as}.${column}`)}`;
}

/** Inserts a row of these columns, one parameter each. */
export function inserting(rows: SummedRows, columns: readonly string[] = summed(rows).columns): string {
  const valueIn = (column: string) => (columns.includes(column) ? `?${columns.indexOf(column) + 1}` : 'null');
  const values = [...columns.map(valueIn), sumIn(rows, valueIn)];
  const { table, sum } = summed(rows);
  return `insert into ${table} (${columns.join(', ')}, ${sum}) values (${values.join(', ')})`;
}

/** What goes after `inserting` where the new row takes the place of one with the same key. */
export function replacing(rows: SummedRows, key: readonly string[]): string {
  const rest = [...columnsOf(rows).filter((column) => !key.includes(column)), summed(rows).sum];
  return ` on conflict (${key.join(', ')}) do update set ${rest.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}

/** Sets columns of sound rows to these values, in SQL: a damaged row stays one. More conditions may follow. */
export function updating(rows: SummedRows, values: Readonly<Record<string, string>>): string {
  const set = Object.entries(values).map(([column, value]) => `${column} = ${value}`);
  const { table, sum } = summed(rows);
  const newSum = sumIn(rows, (column) => values[column] ?? column);
  return `update ${table} set ${set.join(', ')}, ${sum} = ${newSum} where ${isSound(rows)}`;
}
