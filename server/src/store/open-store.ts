import { openPostgres } from './postgres.ts';
import { type Keeping, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  /** Of SQLite. */
  readonly file: string;
  /** Of PostgreSQL; empty if the file counts. */
  readonly databaseUrl: string;
}

/** The database that was named cannot be used, in one line. */
export class BadDatabase extends Error {}

export async function openStore({ file, databaseUrl }: StorePlace, keeping: Keeping = {}): Promise<Store> {
  if (databaseUrl === '') return openSqlite(file, keeping);
  try {
    return await openPostgres(databaseUrl, keeping);
  } catch (error) {
    throw new BadDatabase(`The database of DATABASE_URL cannot be used: ${reasonIn(error)}`);
  }
}

/** Where a name has several addresses none of which answers, only the reasons for each say why. */
function reasonIn(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonIn).join(', ');
  return error instanceof Error ? error.message : String(error);
}
