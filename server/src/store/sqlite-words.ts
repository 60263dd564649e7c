import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { type Summand, sumOf } from './sums.ts';

/** What the SQL of the store may say beyond SQLite's own words. */
export function teachWords(database: DatabaseSyncInstance): void {
  const manner = { deterministic: true, directOnly: true };
  database.function('row_sum', { ...manner, varargs: true, useBigIntArguments: true }, rowSum);
  database.function('came_first', { ...manner, useBigIntArguments: true }, cameFirst);
}

/** `row_sum(least, …)`: how many columns count however empty, then all of them. */
function rowSum(least: bigint, ...values: Summand[]): number {
  while (values.length > least && isEmpty(values.at(-1))) values.pop();
  return sumOf(values);
}

function isEmpty(value: Summand | undefined): boolean {
  return value === null || value === 0n;
}

/** `came_first(outcome, seat)`: 1 if this seat won; a damaged result has no winners. */
function cameFirst(outcome: Summand, seat: Summand): number {
  try {
    const { ranking } = JSON.parse(String(outcome)) as { ranking?: readonly (readonly number[])[] };
    return ranking?.[0]?.includes(Number(seat)) ? 1 : 0;
  } catch {
    return 0;
  }
}
