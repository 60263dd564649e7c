import type { StatementSyncInstance } from '@photostructure/sqlite';
import { Damaged, type Thing } from './damaged.ts';

type Value = string | number | null;

/** Who hears of what cannot be read while something else is looked for. */
export type Noticed = (damaged: Damaged) => void;

/** All rows, also beside one with a number that is too large for JavaScript: that number becomes a text. */
export function allRows<Row>(statement: StatementSyncInstance, ...values: Value[]): Row[] {
  try {
    return statement.all(...values) as unknown as Row[];
  } catch {
    return largeRows<Row>(statement, values);
  }
}

function largeRows<Row>(statement: StatementSyncInstance, values: readonly Value[]): Row[] {
  statement.setReadBigInts(true);
  try {
    return (statement.all(...values) as Record<string, unknown>[]).map(narrowed) as Row[];
  } finally {
    statement.setReadBigInts(false);
  }
}

function narrowed(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values = Object.entries(row).map(([name, value]) => {
    const isSmall = typeof value !== 'bigint' || Number.isSafeInteger(Number(value));
    return [name, typeof value === 'bigint' ? (isSmall ? Number(value) : String(value)) : value];
  });
  return Object.fromEntries(values);
}

interface Reading<Row, R> {
  read(row: Row): R;
  /** Whose row it is. */
  of(row: Row): Thing;
  noticed: Noticed;
}

/** What the rows say; one that cannot be read is left out. */
export function readEach<Row, R>(rows: readonly Row[], { read, of, noticed }: Reading<Row, R>): R[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      noticed(new Damaged(of(row), whyOf(error)));
      return [];
    }
  });
}

/** What is stored of one thing; `Damaged` if it cannot be read. */
export function readWhole<R>(what: Thing, read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw new Damaged(what, whyOf(error));
  }
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
