import { Damaged, type Thing } from './damaged.ts';
import type { Ask, RowNumber } from './database.ts';
import { readingOf } from './reading.ts';
import { type RowSource, readable, rowReader } from './rows.ts';
import { matchReader } from './sql-match-reader.ts';
import { tableReader } from './sql-table-reader.ts';
import type { Store } from './store.ts';
import { SUMMED_ROWS, type SummedRows, summed } from './sums.ts';
import type { Work } from './work.ts';

/** So long it reads before everybody else has their turn. */
const STRETCH_MS = 5;
const PAUSE_MS = { now: 0, quietly: 20 };
const ROWS_AT_ONCE = 100;
/** Before any row, however damaged its number. */
const MIN_ROW = -(2n ** 63n);

type Pace = NonNullable<Parameters<Store['verify']>[0]>;

/** How the rows of a database are looked through. */
export interface Looking {
  readonly database: RowSource['database'];
  readonly ask: Ask;
  /** What is wrong with more than single rows; the rows are read if it says so. */
  look(pace: Pace, noticed: RowSource['noticed']): 'read on' | 'stop';
  /** What all rows belong to. */
  readonly whole: Thing;
}

/** Reads everything that is stored, a stretch at a time: what is damaged. */
export function verifying(looking: Looking): Store['verify'] {
  return async (pace = 'now') => {
    const found = new Map<string, Damaged>();
    const noticed = (damaged: Damaged) => {
      const { what, message } = damaged;
      found.set(`${what.kind} ${what.id} ${message}`, damaged);
    };
    if (looking.look(pace, noticed) === 'read on') await verifyRows({ ...looking, noticed, pauseMs: PAUSE_MS[pace] });
    return [...found.values()];
  };
}

interface Walked extends Looking, RowSource {
  readonly pauseMs: number;
}

async function verifyRows(source: Walked): Promise<void> {
  for (const rows of SUMMED_ROWS) {
    const read = rowReader(source, rows);
    await walk(source, rows, ({ row }) => read(row));
  }
  await walk(source, 'tables', foundById(source, 'tables', tableReader(source).load));
  await walk(source, 'matches', foundById(source, 'matches', matchReader(source).load));
}

/** What is there is found under its id, and whole; it may also have been forgotten a moment ago. */
function foundById(
  source: RowSource,
  rows: 'tables' | 'matches',
  load: (id: string) => Work<unknown>,
): (found: Found) => Work<void> {
  const isThere = rowReader(source, rows);
  return function* ({ row, id }) {
    if ((yield* load(id)) === undefined && (yield* isThere(row)))
      throw new Damaged({ kind: summed(rows).kind, id }, 'its id leads nowhere');
  };
}

interface Found {
  readonly row: RowNumber;
  readonly id: string;
}

async function walk(source: Walked, rows: SummedRows, read: (found: Found) => Work<unknown>): Promise<void> {
  const { ask, noticed, pauseMs } = source;
  const rowsAfter = finderOf(source, rows);
  let since = performance.now();
  for (let [after, last] = [MIN_ROW - 1n, MIN_ROW]; last > after; ) {
    after = last;
    for (const found of await ask(() => rowsAfter(after))) {
      await ask(() => readable([found], read, noticed));
      last = BigInt(found.row);
      if (performance.now() - since < STRETCH_MS) continue;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      since = performance.now();
    }
  }
}

/** Where the rows themselves cannot be found any more, there is nothing to walk on. */
function finderOf({ database, whole, noticed }: Walked, rows: SummedRows): (after: bigint) => Work<Found[]> {
  const { table, id, row } = summed(rows);
  const find = database.prepareWide(
    `select ${row} as row, cast(${id} as text) as id from ${table} where ${row} > ? order by ${row} limit ?`,
  );
  return function* (after) {
    const look = () => readingOf(whole, () => find.all<Found>(after, ROWS_AT_ONCE));
    return (yield* readable([whole], look, noticed)).flat();
  };
}
