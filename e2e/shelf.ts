import type { GameTypes, MatchRecord } from '@haven/kit';
import type { Page } from './test.ts';

const known = new WeakMap<Page, MatchRecord<GameTypes>>();

/** The record of the run on the page, as this browser has it on its shelf; only what is new is read. */
export async function recordOn(page: Page): Promise<MatchRecord<GameTypes>> {
  const before = known.get(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const read = await page.evaluate(readShelf, { id, from: before?.entries.length ?? 0, isKnown: before !== undefined });
  const record = before
    ? { ...before, entries: [...before.entries, ...read.entries] }
    : ({ ...read.head, entries: read.entries } as MatchRecord<GameTypes>);
  known.set(page, record);
  return record;
}

interface Wanted {
  readonly id: string;
  readonly from: number;
  readonly isKnown: boolean;
}

type Read = { readonly head: object; readonly entries: MatchRecord<GameTypes>['entries'] };

/** Runs in the page. */
function readShelf({ id, from, isKnown }: Wanted): Promise<Read> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('haven');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction(['records', 'entries']);
      const head = isKnown ? undefined : reading.objectStore('records').get(id);
      const range = IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
      const entries = reading.objectStore('entries').getAll(range);
      reading.oncomplete = () => {
        opening.result.close();
        resolve({ head: head?.result ?? {}, entries: entries.result });
      };
    };
  });
}
