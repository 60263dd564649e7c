import type { StatementSyncInstance } from '@photostructure/sqlite';

type StatementValues = Parameters<StatementSyncInstance['all']>;

/** The rows that a statement finds. What is in them is for the statement to say. */
export function findRows<Row>(statement: StatementSyncInstance, ...asked: StatementValues): Row[] {
  return statement.all(...asked) as unknown[] as Row[];
}

/** The first of them. */
export function findRow<Row>(statement: StatementSyncInstance, ...asked: StatementValues): Row | undefined {
  return statement.get(...asked) as Row | undefined;
}

/** The row of a statement that finds one in any case. */
export function findOnlyRow<Row>(statement: StatementSyncInstance, ...asked: StatementValues): Row {
  const found = findRow<Row>(statement, ...asked);
  if (found === undefined) throw new Error('a row is missing');
  return found;
}
