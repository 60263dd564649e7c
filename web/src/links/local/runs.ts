import type { Entry, GameTypes, MatchRecord, Outcome } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

/** What the home page lists of a run that is kept in this browser. */
export interface Run {
  readonly id: string;
  readonly game: string;
  /** Who sits where; runs of older pages do not say. */
  readonly seats?: readonly SeatInfo[];
  /** Entries so far: a save from an older position is refused. */
  readonly seq: number;
  /** Moves that count. */
  readonly moves: number;
  readonly startedAt: number;
  readonly playedAt: number;
  readonly undone: number;
  readonly aids: readonly string[];
  readonly outcome?: Outcome;
  /** It goes on from another match, after so many of its moves. */
  readonly branch?: number;
}

type Head = Omit<MatchRecord<GameTypes>, 'entries'>;

/** Entries lie one by one under `[run, number]`, so that a move costs the same at the end of a long match. */
interface Shelf extends DBSchema {
  runs: { key: string; value: Run };
  records: { key: string; value: Head };
  entries: { key: [string, number]; value: Entry<unknown> };
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

function opened(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('haven', 2, {
    // biome-ignore lint/complexity/useMaxParams: the library hands over so many.
    upgrade: (db, version, _to, transaction) => {
      if (version < 1) {
        db.createObjectStore('runs', { keyPath: 'id' });
        db.createObjectStore('records');
      }
      db.createObjectStore('entries');
      if (version === 1) takeEntriesOut(transaction).catch(() => transaction.abort());
    },
  });
  return shelf;
}

/** The first shelf kept a record in one piece. */
async function takeEntriesOut(
  transaction: IDBPTransaction<Shelf, ('runs' | 'records' | 'entries')[], 'versionchange'>,
): Promise<void> {
  const [records, entries] = [transaction.objectStore('records'), transaction.objectStore('entries')];
  for (const id of await records.getAllKeys()) {
    const { entries: line, ...head } = (await records.get(id)) as MatchRecord<GameTypes>;
    await records.put(head, id);
    await Promise.all(line.map((entry, number) => entries.put(entry, [id, number])));
  }
}

export async function allRuns(): Promise<Run[]> {
  const runs = await (await opened()).getAll('runs');
  return runs.sort((a, b) => b.playedAt - a.playedAt);
}

export async function loadRun(id: string): Promise<{ run: Run; record: MatchRecord<GameTypes> } | undefined> {
  const transaction = (await opened()).transaction(['runs', 'records', 'entries']);
  const [run, head, entries] = await Promise.all([
    transaction.objectStore('runs').get(id),
    transaction.objectStore('records').get(id),
    transaction.objectStore('entries').getAll(entriesOf(id)),
  ]);
  return run && head && { run, record: { ...head, entries } };
}

/** Saves a run that stood at `seq` before; false if another tab played on meanwhile. */
export async function saveRun(run: Run, record: MatchRecord<GameTypes>, seq: number): Promise<boolean> {
  const transaction = (await opened()).transaction(['runs', 'records', 'entries'], 'readwrite', {
    durability: 'strict',
  });
  const stored = await transaction.objectStore('runs').get(run.id);
  if ((stored?.seq ?? 0) !== seq) return false;
  const { entries, ...head } = record;
  await Promise.all([
    transaction.objectStore('runs').put(run),
    ...(stored === undefined ? [transaction.objectStore('records').put(head, run.id)] : []),
    ...entries.slice(seq).map((entry, index) => transaction.objectStore('entries').put(entry, [run.id, seq + index])),
    transaction.done,
  ]);
  return true;
}

export async function forgetRun(id: string): Promise<void> {
  const transaction = (await opened()).transaction(['runs', 'records', 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('runs').delete(id),
    transaction.objectStore('records').delete(id),
    transaction.objectStore('entries').delete(entriesOf(id)),
    transaction.done,
  ]);
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}
