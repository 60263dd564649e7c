import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

const SECRET_BYTES = 32;

interface Data {
  readonly store: Store;
  readonly secret: Uint8Array;
}

/** All that outlives the process lies in one folder. */
export function openData(folder: string): Data {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = secretOf(join(folder, 'secret'));
  return { secret, store: openSqlite(join(folder, 'haven.db')) };
}

/** Made at the first start; for the eyes of the server's own user only. */
function secretOf(file: string): Uint8Array {
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (secret.length !== SECRET_BYTES) throw new Error(`${file} does not hold ${SECRET_BYTES} bytes in hexadecimal`);
  return secret;
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
