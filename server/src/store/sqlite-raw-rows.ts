import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { RAW_ROWS } from './raw-rows.ts';
import { findRows } from './sqlite-rows.ts';

/** All rows of a table and its match as JSON text, read byte by byte: nothing in them has to make sense. */
export function rawRows(database: DatabaseSyncInstance, id: string): string | undefined {
  const found = RAW_ROWS.map(([table, where]) => [table, rowsOf(database, table, { where, id })] as const);
  if (found.every(([, rows]) => rows.length === 0)) return undefined;
  return JSON.stringify(Object.fromEntries(found), null, 1);
}

interface Wanted {
  readonly where: string;
  readonly id: string;
}

function rowsOf(database: DatabaseSyncInstance, table: string, { where, id }: Wanted): Record<string, unknown>[] {
  const columns = columnsOf(database, table);
  const parts = columns.flatMap((name, index) => [
    `typeof("${name}") as type${index}`,
    `cast("${name}" as blob) as bytes${index}`,
  ]);
  const rows = database.prepare(`select ${parts.join(', ')} from ${table} where ${where} order by rowid`).all(id);
  return (rows as Record<string, unknown>[]).map((row) =>
    Object.fromEntries(columns.map((name, index) => [name, readable(row[`type${index}`], row[`bytes${index}`])])),
  );
}

function columnsOf(database: DatabaseSyncInstance, table: string): string[] {
  return findRows<{ name: string }>(database.prepare(`pragma table_info(${table})`)).map(({ name }) => name);
}

/** Texts and numbers as they are; what JSON cannot say, by its bytes in hexadecimal. */
function readable(type: unknown, bytes: unknown): unknown {
  if (!(bytes instanceof Uint8Array)) return null;
  const text = type === 'blob' ? undefined : textOf(bytes);
  if (text === undefined) return { type, hex: Buffer.from(bytes).toString('hex') };
  if (type === 'text') return text;
  const number = Number(text);
  return type === 'integer' && !Number.isSafeInteger(number) ? { type, text } : number;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
