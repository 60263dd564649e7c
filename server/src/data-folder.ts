import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { hasArrivals, settleArrivals } from './admin/arrival.ts';
import { DATABASE } from './admin/data-files.ts';
import { syncFolder } from './durable.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { type Key, keyIn, keyMadeOnceIn, keyOfAll, LINEAGE, PUSH_KEY, SECRET } from './keys.ts';
import type { PushKeyPair } from './notices/push-key.ts';
import { openStore } from './store/open-store.ts';
import type { Keeping } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

interface Data {
  readonly store: Store;
  readonly secret: Uint8Array;
  /** By which push services know this house. */
  readonly pushKey: PushKeyPair;
  /** Of these very data: see keys.ts. */
  readonly lineage: string;
}

/** The folder for this process alone, with nothing in it that an earlier one left half done. */
export function takeFolder(folder: string): FolderLock {
  const lock = lockFolder(folder);
  settleArrivals(folder);
  return lock;
}

/** Whether there are data here, or some on their way in. */
export function hasData(folder: string): boolean {
  return existsSync(folder) && (existsSync(join(folder, DATABASE)) || hasArrivals(folder));
}

/**
 * All that outlives the process lies in one folder. The database is made before the keys: keys without a database then
 * mean that it was lost, and not that the first start was ended early.
 */
export async function openData(folder: string, keeping: Keeping = {}, databaseUrl = ''): Promise<Data> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  settleArrivals(folder);
  refuseUnusableKeys(folder);
  if (databaseUrl === '') refuseLostDatabase(folder);
  const store = await openStore({ file: join(folder, DATABASE), databaseUrl }, keeping);
  try {
    syncFolder(folder);
    const { shared } = store;
    const keyOf = <K>(key: Key<K>) => (shared ? keyOfAll(folder, key, shared) : keyMadeOnceIn(folder, key));
    return { store, secret: await keyOf(SECRET), pushKey: await keyOf(PUSH_KEY), lineage: await keyOf(LINEAGE) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function refuseUnusableKeys(folder: string): void {
  for (const key of [SECRET, PUSH_KEY, LINEAGE]) keyIn<unknown>(folder, key);
}

/** An empty house under the old keys would look as if everything had been forgotten. */
export function refuseLostDatabase(folder: string): void {
  if (!existsSync(join(folder, SECRET.file))) return;
  const loss = lossOf(join(folder, DATABASE));
  if (loss === undefined) return;
  const anew = `remove ${SECRET.file} and ${PUSH_KEY.file} to begin anew`;
  throw new Error(`${DATABASE} ${loss}, but the keys of its house are there. Restore a backup, or ${anew}.`);
}

function lossOf(file: string): string | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return 'is missing';
  if (size === 0) return 'is empty';
  return isWithoutTables(file) ? 'holds nothing of Haven' : undefined;
}

/** Any other fault is for the store to name. */
function isWithoutTables(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.exec('select number from migrations limit 1');
    return false;
  } catch (error) {
    return error instanceof Error && error.message.includes('no such table');
  } finally {
    database.close();
  }
}
