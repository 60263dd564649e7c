import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** Does something to the database of a folder that no house would do. */
export function damaging<R>(folder: string, damage: (database: DatabaseSyncInstance) => R): R {
  const database = new DatabaseSync(join(folder, 'haven.db'));
  try {
    database.exec('pragma foreign_keys = off');
    database.exec('pragma synchronous = off');
    return damage(database);
  } finally {
    database.close();
  }
}
