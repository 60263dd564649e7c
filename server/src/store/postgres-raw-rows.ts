import type pg from 'pg';
import { RAW_ROWS } from './raw-rows.ts';

/** All rows of a table and its match as JSON text. */
export async function postgresRawRows(pool: pg.Pool, id: string): Promise<string | undefined> {
  const found: (readonly [table: string, rows: readonly unknown[]])[] = [];
  for (const [table, where] of RAW_ROWS) {
    const { rows } = await pool.query(`select * from ${table} where ${where.replaceAll('?', '$1')}`, [id]);
    found.push([table, rows]);
  }
  if (found.every(([, rows]) => rows.length === 0)) return undefined;
  return JSON.stringify(Object.fromEntries(found), null, 1);
}

/** What the tables of the house take, with their indexes. */
export async function postgresBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    'select cast(sum(pg_total_relation_size(oid)) as bigint) as bytes from pg_class' +
      " where relkind = 'r' and relnamespace = cast(current_schema() as regnamespace)",
  );
  return rows[0]?.bytes ?? 0;
}
