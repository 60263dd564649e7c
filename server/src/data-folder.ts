import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPushKey, type PushKey, readPushKey } from './notices/push-key.ts';
import type { Noticed } from './store/rows.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

const SECRET_BYTES = 32;

interface Data {
  readonly store: Store;
  readonly secret: Uint8Array;
  /** By which push services know this house. */
  readonly pushKey: PushKey;
}

/** All that outlives the process lies in one folder. */
export function openData(folder: string, noticed: Noticed = () => {}): Data {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = secretOf(join(folder, 'secret'));
  const pushKey = readPushKey(onceWritten(join(folder, 'push-key'), newPushKey()));
  return { secret, pushKey, store: openSqlite(join(folder, 'haven.db'), { noticed }) };
}

function secretOf(file: string): Uint8Array {
  const secret = Buffer.from(onceWritten(file, randomBytes(SECRET_BYTES).toString('hex')), 'hex');
  if (secret.length !== SECRET_BYTES) throw new Error(`${file} does not hold ${SECRET_BYTES} bytes in hexadecimal`);
  return secret;
}

/** Made at the first start; for the eyes of the server's own user only. */
export function onceWritten(file: string, text: string): string {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
