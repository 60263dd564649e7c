import type { Value, Work } from './work.ts';

export interface Statement {
  /** The rows that it finds. What is in them is for the statement to say. */
  all<Row>(...values: Value[]): Work<Row[]>;
  /** The first of them. */
  get<Row>(...values: Value[]): Work<Row | undefined>;
  /** How many rows it has written. */
  run(...values: Value[]): Work<number>;
}

/** How a database says what is not the same in all of them. */
export interface Dialect {
  /** A value for a column, as SQL. */
  typed(column: string, value: string): string;
  /** The sum over these values: so many count however empty. */
  rowSum(least: number, values: readonly string[]): string;
  /** The same sum over values that are known beforehand, where that can be had without the database. */
  sumOf?(values: readonly Value[]): number;
}

/** A database that understands the SQL of the store: parameters are `?`, or `?1` where one stands in several places. */
export interface Database extends Dialect {
  prepare(sql: string): Statement;
  /** Finds rows by their numbers, which may have become too large for ordinary ones. */
  prepareWide(sql: string): Statement;
}

/** Numbers of rows, as `prepareWide` finds them. */
export type RowNumber = number | bigint;

/** Has work done that only reads, all of it at one moment. */
export type Ask = <R>(work: () => Work<R>) => Promise<R>;

/** Has work done in a transaction; fulfilled with its result once that is durable. */
export type Commit = <R>(work: () => Work<R>) => Promise<R>;
