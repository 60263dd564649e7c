import { type AnyGame, type GameTypes, type Match, type MatchRecord, replay, simRng } from '@haven/kit';
import { playedOut } from './bot-matches.ts';
import type { Page } from './test.ts';

/** What was read of the run that a page showed last. */
const known = new WeakMap<Page, { readonly id: string; readonly match: Match<GameTypes> }>();

/** The run on the page, as this browser has saved it; only what is new is read and replayed. */
export async function matchOn(page: Page, game: AnyGame): Promise<Match<GameTypes>> {
  const id = idOf(page.url());
  const last = known.get(page);
  const before = last?.id === id ? last.match : undefined;
  const read = await page.evaluate(readSaved, {
    id,
    from: before?.entries.length ?? 0,
    isKnown: before !== undefined,
  });
  const match = before
    ? longer(game, before, read.entries)
    : replay(game, { ...read.head, entries: read.entries } as MatchRecord<GameTypes>);
  known.set(page, { id, match });
  return match;
}

function idOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

function longer(game: AnyGame, before: Match<GameTypes>, news: Read['entries']): Match<GameTypes> {
  const whole = { ...before, entries: [...before.entries, ...news] };
  if (news.some((entry) => 'undone' in entry)) return replay(game, whole);
  return { ...whole, state: replay(game, { ...before, initial: before.state, entries: news }).state };
}

/** Bots play the run on the page nearly to its end: from there on so many moves are left, more or less. */
export async function leapAhead(page: Page, game: AnyGame, left: number): Promise<void> {
  const table = page.url();
  const match = await matchOn(page, game);
  const from = match.entries.length;
  const entries = playedOut(game, match, simRng(from)).entries.slice(from, -left);
  await page.goto('/about');
  await page.evaluate(addSaved, { id: idOf(table), from, entries });
  await page.goto(table);
}

interface Added {
  readonly id: string;
  readonly from: number;
  readonly entries: MatchRecord<GameTypes>['entries'];
}

/** Runs in the page, while no table of it has the run. */
function addSaved({ id, from, entries }: Added): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('haven');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(['runs', 'entries'], 'readwrite');
      const runs = writing.objectStore('runs');
      const run = runs.get(id);
      run.onsuccess = () => {
        const [seq, moves] = [from + entries.length, run.result.moves + entries.length];
        runs.put({ ...run.result, seq, moves });
      };
      entries.forEach((entry, number) => writing.objectStore('entries').put(entry, [id, from + number]));
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
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
