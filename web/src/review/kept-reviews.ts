import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ToldReview } from './told-review.ts';

interface Shelf extends DBSchema {
  reviews: {
    key: string;
    value: { readonly review: ToldReview; readonly keptAt: number };
    indexes: { keptAt: number };
  };
}

/** The oldest makes room. */
const MOST_REVIEWS = 40;

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

function opened(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('haven-reviews', 1, {
    upgrade: (db) => void db.createObjectStore('reviews').createIndex('keptAt', 'keptAt'),
  });
  return shelf;
}

export async function keepReview(key: string, review: ToldReview): Promise<void> {
  const transaction = (await opened()).transaction('reviews', 'readwrite');
  await transaction.store.put({ review, keptAt: Date.now() }, key);
  const keys = await transaction.store.index('keptAt').getAllKeys();
  await Promise.all(keys.slice(0, -MOST_REVIEWS).map((old) => transaction.store.delete(old)));
  await transaction.done;
}

export async function keptReview(key: string): Promise<ToldReview | undefined> {
  return (await (await opened()).get('reviews', key))?.review;
}
