import { fingerprint, type MatchFile } from '@haven/kit';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Matches that were opened from a file. They are no runs of this browser: they count for no list. */
interface Drawer extends DBSchema {
  files: { key: string; value: { readonly file: MatchFile; readonly openedAt: number }; indexes: { openedAt: number } };
}

/** The oldest makes room. */
const MOST_FILES = 12;

let drawer: Promise<IDBPDatabase<Drawer>> | undefined;

function opened(): Promise<IDBPDatabase<Drawer>> {
  drawer ??= openDB<Drawer>('haven-files', 1, {
    upgrade: (db) => void db.createObjectStore('files').createIndex('openedAt', 'openedAt'),
  });
  return drawer;
}

/** Keeps a match; the same match is kept once. */
export async function keepFile(file: MatchFile): Promise<string> {
  const id = fingerprint(file).slice(0, 20);
  const transaction = (await opened()).transaction('files', 'readwrite');
  await transaction.store.put({ file, openedAt: Date.now() }, id);
  const keys = await transaction.store.index('openedAt').getAllKeys();
  await Promise.all(keys.slice(0, -MOST_FILES).map((old) => transaction.store.delete(old)));
  await transaction.done;
  return id;
}

export async function loadFile(id: string): Promise<MatchFile | undefined> {
  return (await (await opened()).get('files', id))?.file;
}
