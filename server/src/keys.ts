import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, syncFile, syncFolder } from './durable.ts';
import { newId } from './new-id.ts';
import { newPushKey, type PushKeyPair, readPushKey } from './notices/push-key.ts';
import type { SharedStore } from './store/shared.ts';

/** What lies beside the database in a few characters: made at the first start, and then the same for ever. */
export interface Key<K> {
  readonly file: string;
  make(): string;
  /** Throws if this is no such key. */
  read(text: string): K;
  /** What to do about a file that holds no such key. */
  readonly wayOut: string;
}

const SECRET_BYTES = 32;
const TOKEN_BYTES = 32;
export const SHORTEST_TOKEN = 16;

export const SECRET: Key<Uint8Array> = {
  file: 'secret',
  make: () => randomBytes(SECRET_BYTES).toString('hex'),
  read: (text) => {
    const secret = Buffer.from(text, 'hex');
    if (secret.length !== SECRET_BYTES) throw new Error(`does not hold ${SECRET_BYTES} bytes in hexadecimal`);
    return secret;
  },
  wayOut: 'Restore a backup, or delete it: everybody is then a new guest.',
};

/** By which push services know this house. */
export const PUSH_KEY: Key<PushKeyPair> = {
  file: 'push-key',
  make: newPushKey,
  read: (text) => {
    try {
      return readPushKey(text);
    } catch {
      throw new Error('does not hold a key');
    }
  },
  wayOut: 'Restore a backup, or delete it: every device then has to subscribe anew.',
};

export const ADMIN_TOKEN: Key<string> = {
  file: 'admin-token',
  make: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  read: (text) => {
    if (text.length < SHORTEST_TOKEN) throw new Error(`holds fewer than ${SHORTEST_TOKEN} characters`);
    return text;
  },
  wayOut: 'Delete it: the next start of the server makes another.',
};

/** Tells these data from all others: copies of them and what is restored get one of their own. */
export const LINEAGE: Key<string> = {
  file: 'lineage',
  make: newId,
  read: (text) => {
    if (text === '') throw new Error('is empty');
    return text;
  },
  wayOut: 'Delete it: open pages then ask for everything anew.',
};

/** The key that lies in this folder, if one does. */
export function keyIn<K>(folder: string, { file, read, wayOut }: Key<K>): K | undefined {
  const text = textOf(join(folder, file));
  if (text === undefined) return undefined;
  try {
    return read(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Error(`${file} ${why}. ${wayOut}`);
  }
}

/** The key that lies in this folder; a new one if there is none yet. */
export function keyMadeOnceIn<K>(folder: string, key: Key<K>): K {
  return key.read(textMadeOnceIn(folder, key));
}

/** The key of all servers over the same data: that of the first of them. */
export async function keyOfAll<K>(folder: string, key: Key<K>, { agree }: Pick<SharedStore, 'agree'>): Promise<K> {
  return key.read(await agree(key.file, textMadeOnceIn(folder, key)));
}

function textMadeOnceIn<K>(folder: string, key: Key<K>): string {
  if (keyIn(folder, key) === undefined) writeWhole(folder, key.file, key.make());
  return textOf(join(folder, key.file)) ?? '';
}

/** All of it or nothing, for the eyes of the server's own user only. What a death leaves is swept up by the next start. */
function writeWhole(folder: string, name: string, text: string): void {
  const incoming = join(folder, `incoming-${name}`);
  writeFileSync(incoming, text, { mode: 0o600 });
  syncFile(incoming);
  renameSync(incoming, join(folder, name));
  syncFolder(folder);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
