import type { Seat } from '@haven/kit';
import type { Clock, Phase, SeatClock } from '@haven/wire';
import { rulesOf } from '../../server/src/clocks/clock-rules.ts';
import { findOnlyRow, findRows } from '../../server/src/store/sqlite-rows.ts';
import { SKEW_MS } from './clockwork.ts';
import { EPOCH, type World } from './world.ts';

interface StandingRow {
  readonly id: string;
  readonly phase: Phase;
  readonly to_act: string;
  readonly clocks: string;
  readonly clock: string;
  readonly kinds: string;
  readonly entries: number | null;
}

interface EntryRow {
  readonly seat: Seat;
  readonly hand: string | null;
  readonly undone: number | null;
}

interface Standing {
  readonly id: string;
  readonly phase: Phase;
  readonly entries: number;
  readonly toAct: readonly Seat[];
  readonly clock: Clock;
  readonly clocks: readonly SeatClock[];
  readonly kinds: readonly string[];
}

const STANDINGS = `
  select t.id, s.phase, s.to_act, s.clocks, t.clock, h.entries,
    (select group_concat(kind) from (select kind from chairs c where c.number = t.number order by c.seat)) as kinds
  from tables t join standings s on s.number = t.number
  left join matches m on m.id = t.id left join heads h on h.match = m.number order by t.number`;

const ADDED = `
  select seat, json_extract(entry, '$.by') as hand, json_extract(entry, '$.undone') as undone from entries
  where match = (select number from matches where id = ?) and seq >= ?`;

const PILED = `
  select kind || ' ' || table_id as name from jobs
  where worker is null and attempts < 25 group by kind, table_id having count(*) > 1`;

/** Looks at all tables, as they are stored, whenever something was written. */
export interface Standings {
  look(): void;
  all(): readonly Standing[];
  of(table: string): Standing | undefined;
}

interface Seen {
  readonly standing: Standing;
  /** How it stood when something was last added to its match. */
  readonly moved: Standing;
  readonly text: string;
}

/** Two machines, each of them a little off. */
const TOLERATED_MS = 2 * SKEW_MS + 50;

export function watchStandings(world: World): Standings {
  const { sqlite } = world.database;
  const [rows, piled] = [sqlite.prepare(STANDINGS), sqlite.prepare(PILED)];
  const added = sqlite.prepare(ADDED);
  const changes = sqlite.prepare('select total_changes() as count');
  const seen = new Map<string, Seen>();
  let changed = -1;
  const isSame = () => {
    const { count } = findOnlyRow<{ count: number }>(changes);
    const isOld = count === changed;
    changed = count;
    return isOld;
  };
  const meet = (row: StandingRow) => {
    const text = JSON.stringify(row);
    const known = seen.get(row.id);
    if (known?.text === text) return;
    world.history.note(world.scheduler.now(), 'stored', text);
    const standing = standingOf(row);
    const isMoved = known === undefined || known.standing.entries !== standing.entries;
    seen.set(row.id, { standing, text, moved: isMoved ? standing : known.moved });
    checkPhase(world, standing, known?.standing);
    const { entries = standing.entries } = known?.standing ?? {};
    if (standing.entries > entries) checkHands(world, standing, findRows<EntryRow>(added, row.id, entries));
    checkRunning(world, standing);
    if (known) checkSpent(world, standing, [known.standing, known.moved]);
  };
  return {
    all: () => [...seen.values()].map(({ standing }) => standing),
    of: (table) => seen.get(table)?.standing,
    look: () => {
      if (isSame()) return;
      for (const { name } of findRows<{ name: string }>(piled)) world.violate(`the job ${name} waits twice`);
      for (const row of findRows<StandingRow>(rows)) meet(row);
    },
  };
}

function standingOf({ id, phase, to_act, clocks, clock, kinds, entries }: StandingRow): Standing {
  return {
    id,
    phase,
    entries: entries ?? 0,
    toAct: JSON.parse(to_act),
    clock: JSON.parse(clock),
    clocks: JSON.parse(clocks),
    kinds: kinds.split(','),
  };
}

/** Nothing is added to a match that has ended. */
function checkPhase({ violate }: World, { id, entries }: Standing, before: Standing | undefined): void {
  const isOver = before?.phase === 'ended' || before?.phase === 'over';
  if (isOver && before.entries !== entries) violate(`an entry was added to ${id} after its end`);
}

/** While a bot plays from a chair its person does not, and the other way round. */
function checkHands({ violate }: World, { id, kinds }: Standing, added: readonly EntryRow[]): void {
  for (const { seat, hand, undone } of added) {
    const isBots = kinds[seat] === 'bot';
    if (undone === null && isBots !== (hand === 'bot')) violate(`seat ${seat} at ${id} was moved for by somebody else`);
  }
}

/** Time runs for people who are to act, and for nobody else. */
function checkRunning({ violate }: World, { id, phase, toAct, clock, clocks, kinds }: Standing): void {
  if (clock.kind === 'none') return;
  for (const { seat, since } of clocks) {
    const isTheirs = phase === 'playing' && toAct.includes(seat) && kinds[seat] === 'human';
    if (since !== null && !isTheirs) violate(`the clock of seat ${seat} at ${id} runs though it cannot move`);
    if (since === null && isTheirs) violate(`the clock of seat ${seat} at ${id} stands though it is to move`);
  }
}

/** Nobody loses more time than has passed; of two servers that judge a connection, the one that writes last is right. */
function checkSpent(world: World, now: Standing, before: readonly Standing[]): void {
  for (const { seat, bankMs } of now.clocks) {
    const least = Math.min(...before.map((standing) => leastLeft(world, standing, seat)));
    if (bankMs < least) world.violate(`seat ${seat} at ${now.id} has ${bankMs} ms left, and not ${least}`);
  }
}

function leastLeft({ scheduler }: World, { clock, clocks }: Standing, seat: Seat): number {
  const kept = clocks[seat];
  if (clock.kind === 'none' || kept === undefined) return 0;
  const { bankMs, since, spentMs = 0 } = kept;
  const passed = since === null ? 0 : Math.max(0, EPOCH + scheduler.now() - since);
  return bankMs - Math.max(0, spentMs + passed - rulesOf(clock).freeMs) - TOLERATED_MS;
}
