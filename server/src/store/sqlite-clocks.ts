import type { SeatClock } from '@haven/wire';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { ClockStore, TickingTable } from './clocks.ts';
import { Damaged } from './damaged.ts';
import type { GroupCommit } from './group-commit.ts';
import { allRows, type Noticed, readEach } from './rows.ts';

interface TickingRow {
  readonly number: number;
  readonly id: string;
  readonly clock: string;
  readonly timeout: TickingTable['timeout'];
  readonly clocks: string;
}

export function sqliteClocks(
  database: DatabaseSyncInstance,
  commit: GroupCommit['commit'],
  noticed: Noticed,
): ClockStore {
  const beat = database.prepare(
    'insert into heartbeat (one, at) values (1, ?) on conflict (one) do update set at = excluded.at',
  );
  const lastBeat = database.prepare('select at from heartbeat where one = 1');
  const ticking = database.prepare(
    'select s.number, t.id, t.clock, t.timeout, s.clocks from standings s join tables t on t.number = s.number' +
      " where s.phase = 'playing' and s.clocks <> '[]' order by s.number",
  );
  const set = database.prepare('update standings set clocks = ? where number = ?');

  const tickingTables = () =>
    readEach(allRows<TickingRow>(ticking), {
      read: tickingIn,
      of: ({ id }) => ({ kind: 'table', id }),
      noticed,
    }).flat();
  const giveBack = (now: number) => {
    const [last] = allRows<{ at: number }>(lastBeat);
    if (last === undefined) return;
    if (!isTime(last.at)) noticed(new Damaged({ kind: 'house', id: 'heartbeat' }, `${last.at} is no time`));
    else
      for (const { number, clocks } of tickingTables())
        set.run(JSON.stringify(clocks.map((clock) => movedOn(clock, last.at, now))), number);
    beat.run(now);
  };
  return {
    beat: (now) => commit(() => void beat.run(now)),
    giveBack: (now) => commit(() => giveBack(now)),
    ticking: async () => tickingTables().map(({ number: _number, ...table }) => table),
  };
}

function isTime(at: unknown): boolean {
  return Number.isSafeInteger(at) && Number(at) >= 0;
}

/** The table, if somebody's time runs there. */
function tickingIn(row: TickingRow) {
  const clocks = JSON.parse(row.clocks) as SeatClock[];
  const runs = clocks.some(({ since }) => since !== null);
  return runs ? [{ ...row, clock: JSON.parse(row.clock), clocks }] : [];
}

/** As much time is spent now as was at the last beat; a clock that began after it has spent none. */
function movedOn(clock: SeatClock, beat: number, now: number): SeatClock {
  return clock.since === null ? clock : { ...clock, since: now - Math.max(0, beat - clock.since) };
}
