import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { MIGRATIONS } from './migrations.ts';
import { findRows } from './sqlite-rows.ts';
import { teachWords } from './sqlite-words.ts';

interface Part {
  readonly name: string;
  readonly sql: string | null;
}

/** A word of the schema may have changed so that it still can be read: a column without its key, say. */
export function schemaFaultsIn(database: DatabaseSyncInstance): string[] {
  const found = new Map(partsOf(database));
  return freshParts()
    .filter(([name, sql]) => found.get(name) !== sql)
    .map(([name]) => `the schema of ${name} is not what it was`);
}

function freshParts(): [string, string | null][] {
  const database = new DatabaseSync(':memory:');
  try {
    teachWords(database);
    for (const step of MIGRATIONS) {
      if (typeof step === 'string') database.exec(step);
      else step(database);
    }
    return partsOf(database);
  } finally {
    database.close();
  }
}

function partsOf(database: DatabaseSyncInstance): [string, string | null][] {
  const parts = findRows<Part>(database.prepare('select name, sql from sqlite_schema'));
  return parts.map(({ name, sql }) => [name, sql]);
}
