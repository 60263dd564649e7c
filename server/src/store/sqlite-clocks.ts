import type { SeatClock } from '@haven/wire';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { ClockStore, LastOpen, TickingTable } from './clocks.ts';
import type { GroupCommit } from './group-commit.ts';

interface TickingRow {
  readonly number: number;
  readonly id: string;
  readonly clock: string;
  readonly timeout: TickingTable['timeout'];
  readonly clocks: string;
}

interface OpenRow {
  readonly at: number | null;
  readonly jump: number | null;
  readonly open: number | null;
}

export function sqliteClocks(database: DatabaseSyncInstance, commit: GroupCommit['commit']): ClockStore {
  const beat = database.prepare(
    'insert into heartbeat (one, at) values (1, ?) on conflict (one) do update set at = excluded.at',
  );
  const lastBeat = database.prepare('select at from heartbeat where one = 1');
  const ticking = database.prepare(
    'select s.number, t.id, t.clock, t.timeout, s.clocks from standings s join tables t on t.number = s.number' +
      " where s.phase = 'playing' and s.clocks <> '[]' order by s.number",
  );
  const set = database.prepare('update standings set clocks = ? where number = ?');

  const keepOpen = database.prepare(
    'insert into last_open (one, at, jump, open) values (1, ?, ?, ?)' +
      ' on conflict (one) do update set at = excluded.at, jump = excluded.jump, open = excluded.open',
  );
  // The last beat may be later; and data from before there was a calendar have nothing else.
  const lastOpen = database.prepare(
    'select (select jump from last_open) as jump, (select open from last_open) as open,' +
      ' (select max(at) from (select at from last_open union all select at from heartbeat)) as at',
  );

  const tickingTables = () =>
    (ticking.all() as unknown as TickingRow[])
      .map((row) => ({ ...row, clock: JSON.parse(row.clock), clocks: JSON.parse(row.clocks) as SeatClock[] }))
      .filter(({ clocks }) => clocks.some(({ since }) => since !== null));
  const giveBack = (now: number) => {
    const last = lastBeat.get() as { at: number } | undefined;
    if (last === undefined) return;
    for (const { number, clocks } of tickingTables())
      set.run(JSON.stringify(clocks.map((clock) => movedOn(clock, last.at, now))), number);
    beat.run(now);
  };
  return {
    beat: (now) => commit(() => void beat.run(now)),
    giveBack: (now) => commit(() => giveBack(now)),
    ticking: async () => tickingTables().map(({ number: _number, ...table }) => table),
    keepOpen: ({ at, doubt }) => commit(() => void keepOpen.run(at, doubt?.jumpMs ?? null, doubt?.openMs ?? 0)),
    lastOpen: async () => openOf(lastOpen.get() as unknown as OpenRow),
  };
}

function openOf({ at, jump, open }: OpenRow): LastOpen | undefined {
  if (at === null) return undefined;
  return { at, doubt: jump === null ? null : { jumpMs: jump, openMs: open ?? 0 } };
}

/** As much time is spent now as was at the last beat; a clock that began after it has spent none. */
function movedOn(clock: SeatClock, beat: number, now: number): SeatClock {
  return clock.since === null ? clock : { ...clock, since: now - Math.max(0, beat - clock.since) };
}
