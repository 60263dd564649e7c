import type { GameTypes, MatchRecord, Outcome } from '@haven/kit';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What the home page lists of a run that is kept in this browser. */
export interface Run {
  readonly id: string;
  readonly game: string;
  /** Entries so far: a save from an older position is refused. */
  readonly seq: number;
  /** Moves that count. */
  readonly moves: number;
  readonly startedAt: number;
  readonly playedAt: number;
  readonly undone: number;
  readonly aids: readonly string[];
  readonly outcome?: Outcome;
}

interface Shelf extends DBSchema {
  runs: { key: string; value: Run };
  records: { key: string; value: MatchRecord<GameTypes> };
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

function opened(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('haven', 1, {
    upgrade: (db) => {
      db.createObjectStore('runs', { keyPath: 'id' });
      db.createObjectStore('records');
    },
  });
  return shelf;
}

export async function allRuns(): Promise<Run[]> {
  const runs = await (await opened()).getAll('runs');
  return runs.sort((a, b) => b.playedAt - a.playedAt);
}

export async function loadRun(id: string): Promise<{ run: Run; record: MatchRecord<GameTypes> } | undefined> {
  const transaction = (await opened()).transaction(['runs', 'records']);
  const [run, record] = await Promise.all([
    transaction.objectStore('runs').get(id),
    transaction.objectStore('records').get(id),
  ]);
  return run && record && { run, record };
}

/** Saves a run that stood at `seq` before; false if another tab played on meanwhile. */
export async function saveRun(run: Run, record: MatchRecord<GameTypes>, seq: number): Promise<boolean> {
  const transaction = (await opened()).transaction(['runs', 'records'], 'readwrite', { durability: 'strict' });
  const stored = await transaction.objectStore('runs').get(run.id);
  if ((stored?.seq ?? 0) !== seq) return false;
  await Promise.all([
    transaction.objectStore('runs').put(run),
    transaction.objectStore('records').put(record, run.id),
    transaction.done,
  ]);
  return true;
}

export async function forgetRun(id: string): Promise<void> {
  const transaction = (await opened()).transaction(['runs', 'records'], 'readwrite');
  await Promise.all([
    transaction.objectStore('runs').delete(id),
    transaction.objectStore('records').delete(id),
    transaction.done,
  ]);
}
