import { type AnyGame, type GameTypes, type Match, type MatchRecord, replay } from '@haven/kit';
import type { Page } from './test.ts';

const known = new WeakMap<Page, Match<GameTypes>>();

/** The run on the page, as this browser has saved it; only what is new is read and replayed. */
export async function matchOn(page: Page, game: AnyGame): Promise<Match<GameTypes>> {
  const before = known.get(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const read = await page.evaluate(readSaved, { id, from: before?.entries.length ?? 0, isKnown: before !== undefined });
  const match = before
    ? longer(game, before, read.entries)
    : replay(game, { ...read.head, entries: read.entries } as MatchRecord<GameTypes>);
  known.set(page, match);
  return match;
}

function longer(game: AnyGame, before: Match<GameTypes>, news: Read['entries']): Match<GameTypes> {
  const whole = { ...before, entries: [...before.entries, ...news] };
  if (news.some((entry) => 'undone' in entry)) return replay(game, whole);
  return { ...whole, state: replay(game, { ...before, initial: before.state, entries: news }).state };
}

interface Wanted {
  readonly id: string;
  readonly from: number;
  readonly isKnown: boolean;
}

type Read = { readonly head: object; readonly entries: MatchRecord<GameTypes>['entries'] };

/** Runs in the page. */
function readSaved({ id, from, isKnown }: Wanted): Promise<Read> {
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
