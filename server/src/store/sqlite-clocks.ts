import type { SeatClock } from '@haven/wire';
import type { ClockStore, LastOpen, TickingTable } from './clocks.ts';
import type { GroupCommit } from './group-commit.ts';
import { finder, type RowSource, readable, rowReader } from './rows.ts';
import { tableReader } from './sqlite-table-reader.ts';
import { inserting, replacing, updating } from './sums.ts';

type Ticking = TickingTable & { readonly number: bigint };

interface OpenRow {
  readonly at: number;
  readonly jump: number | null;
  readonly open: number;
}

export function sqliteClocks(source: RowSource, commit: GroupCommit['commit']): ClockStore {
  const { database, noticed } = source;
  const beat = database.prepare(inserting('heartbeat') + replacing('heartbeat', ['one']));
  const lastBeat = rowReader<{ readonly at: number }>(source, 'heartbeat', 'one = ?');
  const ticking = finder<{ readonly number: bigint }>(
    database,
    "select number from standings where phase = 'playing' and clocks <> '[]' order by number",
  );
  const set = database.prepare(`${updating('turns', { clocks: '?1' })} and number = ?2`);
  const keep = database.prepare(
    `${updating('turns', { clocks: '?1' })} and number = (select number from tables where id = ?2)`,
  );
  const { read } = tableReader(source);
  const keepOpen = database.prepare(inserting('last_open') + replacing('last_open', ['one']));
  const openRow = rowReader<OpenRow>(source, 'last_open', 'one = ?');

  const tickingTable = (number: bigint): Ticking =>
    read(number, ({ table: { id, clock, timeout }, standing: { clocks } }) => ({
      number,
      id,
      timeout,
      clock: JSON.parse(clock),
      clocks: JSON.parse(clocks) as SeatClock[],
    }));
  const tickingTables = () =>
    readable(ticking(), ({ number }) => tickingTable(number), noticed).filter(({ clocks }) =>
      clocks.some(({ since }) => since !== null),
    );
  const giveBack = (now: number) => {
    const [last] = readable([1], (one) => lastBeat(one), noticed);
    if (last === undefined) return;
    for (const { number, clocks } of tickingTables())
      set.run(JSON.stringify(clocks.map((clock) => movedOn(clock, last.at, now))), number);
    beat.run(1, now);
  };
  /** The last beat may be later; and data from before there was a calendar have nothing else. */
  const lastOpen = (): LastOpen | undefined => {
    const [open] = readable([1], (one) => openRow(one), noticed);
    const [beaten] = readable([1], (one) => lastBeat(one), noticed);
    const times = [open, beaten].flatMap((row) => (row ? [row.at] : []));
    if (times.length === 0) return undefined;
    return { at: Math.max(...times), doubt: doubtIn(open) };
  };
  return {
    beat: (now) => commit(() => void beat.run(1, now)),
    giveBack: (now) => commit(() => giveBack(now)),
    ticking: async () => tickingTables().map(({ number: _number, ...table }) => table),
    keep: (table, clocks) => commit(() => void keep.run(JSON.stringify(clocks), table)),
    keepOpen: ({ at, doubt }) => commit(() => void keepOpen.run(1, at, doubt?.jumpMs ?? null, doubt?.openMs ?? 0)),
    lastOpen: async () => lastOpen(),
  };
}

function doubtIn(open: OpenRow | undefined): LastOpen['doubt'] {
  return open === undefined || open.jump === null ? null : { jumpMs: open.jump, openMs: open.open };
}

/** As much time is spent now as was at the last beat, and as much grace. */
function movedOn(clock: SeatClock, beat: number, now: number): SeatClock {
  const { since, graceSince, graceMs = 0 } = clock;
  if (since === null) return clock;
  if (graceSince === undefined) return { ...clock, since: shifted(since, beat, now) };
  const from = shifted(graceSince, beat, now);
  return { ...clock, graceSince: from, since: from + graceMs };
}

/** What began after the last beat has lasted for no time. */
function shifted(from: number, beat: number, now: number): number {
  return now - Math.max(0, beat - from);
}
