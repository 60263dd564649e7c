import type { SeatClock } from '@haven/wire';
import type { ClockStore, LastOpen, TickingTable } from './clocks.ts';
import type { RowNumber } from './database.ts';
import type { Kept } from './kept.ts';
import { type RowSource, readable, rowReader } from './rows.ts';
import { tableReader } from './sql-table-reader.ts';
import { inserting, replacing, updating } from './sums.ts';
import type { Work } from './work.ts';

type Ticking = TickingTable & { readonly number: RowNumber };

interface Numbered {
  readonly number: RowNumber;
}

interface BeatRow {
  readonly at: number;
}

interface OpenRow extends BeatRow {
  readonly jump: number | null;
  readonly open: number;
}

export function sqlClocks({ source, ask, commit }: Kept): ClockStore {
  const say = statements(source);
  return {
    beat: (now) => commit(() => beat(say, now)),
    giveBack: (now) => commit(() => giveBack(say, now)),
    ticking: () => ask(() => ticking(say)),
    keep: (table, clocks, before) => commit(() => keep(say, table, { clocks, before })),
    keepOpen: (open) => commit(() => keepOpen(say, open)),
    lastOpen: () => ask(() => lastOpen(say)),
  };
}

type Statements = ReturnType<typeof statements>;

function statements(source: RowSource) {
  const { database, noticed } = source;
  const setClocks = updating(database, 'turns', { clocks: '?1' });
  return {
    noticed,
    tables: tableReader(source),
    beat: database.prepare(inserting(database, 'heartbeat') + replacing('heartbeat', ['one'])),
    lastBeat: rowReader<BeatRow>(source, 'heartbeat'),
    ticking: database.prepareWide(
      "select number from standings where phase = 'playing' and clocks <> '[]' order by number",
    ),
    set: database.prepare(`${setClocks} and number = ?2`),
    keep: database.prepare(`${setClocks} and number = (select number from tables where id = ?2) and clocks = ?3`),
    keepOpen: database.prepare(inserting(database, 'last_open') + replacing('last_open', ['one'])),
    openRow: rowReader<OpenRow>(source, 'last_open'),
  };
}

function* beat(say: Statements, now: number): Work<void> {
  yield* say.beat.run(1, now);
}

function* giveBack(say: Statements, now: number): Work<void> {
  const [last] = yield* readable([1], say.lastBeat, say.noticed);
  if (last === undefined) return;
  for (const { number, clocks } of yield* tickingTables(say))
    yield* say.set.run(JSON.stringify(clocks.map((clock) => movedOn(clock, last.at, now))), number);
  yield* beat(say, now);
}

function* ticking(say: Statements): Work<TickingTable[]> {
  return (yield* tickingTables(say)).map(({ number: _number, ...table }) => table);
}

function* tickingTables(say: Statements): Work<Ticking[]> {
  const found = yield* say.ticking.all<Numbered>();
  const tables = yield* readable(found, ({ number }) => tickingTable(say, number), say.noticed);
  return tables.filter(({ clocks }) => clocks.some(({ since }) => since !== null));
}

function tickingTable({ tables }: Statements, number: RowNumber): Work<Ticking> {
  return tables.readStanding(number, ({ table: { id, clock, timeout }, standing: { clocks } }) => ({
    number,
    id,
    timeout,
    clock: JSON.parse(clock),
    clocks: JSON.parse(clocks) as SeatClock[],
  }));
}

interface NewClocks {
  readonly clocks: readonly SeatClock[];
  readonly before: readonly SeatClock[];
}

function* keep(say: Statements, table: string, { clocks, before }: NewClocks): Work<boolean> {
  return (yield* say.keep.run(JSON.stringify(clocks), table, JSON.stringify(before))) > 0;
}

function* keepOpen(say: Statements, { at, doubt }: LastOpen): Work<void> {
  yield* say.keepOpen.run(1, at, doubt?.jumpMs ?? null, doubt?.openMs ?? 0);
}

/** The last beat may be later; and data from before there was a calendar have nothing else. */
function* lastOpen(say: Statements): Work<LastOpen | undefined> {
  const [open] = yield* readable([1], say.openRow, say.noticed);
  const [beaten] = yield* readable([1], say.lastBeat, say.noticed);
  const times = [open, beaten].flatMap((row) => (row ? [row.at] : []));
  if (times.length === 0) return undefined;
  return { at: Math.max(...times), doubt: doubtIn(open) };
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
