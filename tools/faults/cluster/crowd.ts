import type { Rng } from '@haven/kit';
import { attend, type Place } from '../attendance.ts';
import { type Findings, gather, nothingFound } from '../findings.ts';
import { headersOf, newPerson } from '../person.ts';
import { pause } from '../rules.ts';
import { entriesTold, setTable, type Table } from '../tables.ts';
import { placesAt } from '../visit.ts';
import { isSettled, isUnsettled, visited } from './look-around.ts';
import type { Patience } from './patience.ts';

/** People who stay at their tables whatever happens: whoever is cut off comes back and plays on. */
export interface Crowd {
  /** All tables so far, those that are over as well. */
  readonly tables: readonly Table[];
  readonly findings: Findings;
  /** Sets new tables where games have ended. */
  sitDown(rng: Rng): Promise<void>;
  /** How far each running table has come. */
  progress(): ReadonlyMap<string, number>;
  /** How much was told at all tables together, those that are over included. */
  told(): number;
  /** Waits until all of these tables have gone on since, or are over; those that have not in time. */
  goesOn(since: ReadonlyMap<string, number>, ms: number): Promise<readonly string[]>;
  /** Everybody leaves, comes in anew and compares all that they are told with what they remember. */
  compare(which: 'lively' | 'all'): Promise<Findings>;
  leave(): void;
}

const TABLES = 3;
const LONG_GAME = 120;
/** A game that has been over for so many comparisons is looked at once more, when all are. */
const ENOUGH = 2;
/** A page is loaded again by somebody who has seen nothing happen for so long. */
const BORED_MS = 8_000;
const COME_BACK_MS = 100;

/** What was under way when everybody left comes to rest. */
const SETTLE_MS = 500;
const SETTLED_MS = 60_000;
/** People who were not let in try again, somewhere else. */
const SEATED_MS = 60_000;

interface Staying {
  readonly table: Table;
  leave(): void;
}

export function newCrowd(address: string, patience: Patience): Crowd {
  const tables: Table[] = [];
  const findings = nothingFound();
  let staying: Staying[] = [];
  const compared = new Map<Table, number>();
  const watching = newPerson();
  const isRunning = (table: Table) => table.watcher.phase !== 'over' && entriesTold(table) < LONG_GAME;
  const stay = (table: Table, rng: Rng) => {
    for (const place of placesAt(table, headersOf(watching)))
      staying.push({ table, leave: stayAt(address, place, { findings, rng }) });
  };
  const leaveWhere = (isDone: (table: Table) => boolean) => {
    for (const { table, leave } of staying) if (isDone(table)) leave();
    staying = staying.filter(({ table }) => !isDone(table));
  };
  const running = () => tables.filter(isRunning);
  const progress = () => new Map(running().map((table) => [table.id, entriesTold(table)]));
  return {
    tables,
    findings,
    progress,
    told: () => tables.reduce((all, table) => all + entriesTold(table), 0),
    sitDown: async (rng) => {
      leaveWhere((table) => !isRunning(table));
      for (let count = running().length; count < TABLES; count += 1)
        tables.push(await seated(patience, () => setTable(address, rng)));
      const here = new Set(staying.map(({ table }) => table));
      for (const table of running()) if (!here.has(table)) stay(table, rng);
    },
    goesOn: async (since, ms) => {
      const standing = () => [...progress()].filter(([id, entries]) => entries <= (since.get(id) ?? entries - 1));
      await patience(ms, () => standing().length === 0);
      return standing().map(([id]) => id);
    },
    compare: async (which) => {
      leaveWhere(() => true);
      const looked = tables.filter((table) => which === 'all' || (compared.get(table) ?? 0) < ENOUGH);
      for (const table of looked) if (!isRunning(table)) compared.set(table, (compared.get(table) ?? 0) + 1);
      let found = nothingFound();
      await patience(SETTLED_MS, async () => {
        await pause(SETTLE_MS);
        gather(findings, { ...nothingFound(), wrong: found.wrong.filter((word) => !isUnsettled(word)) });
        found = await visited(address, looked);
        return isSettled(found);
      });
      return found;
    },
    leave: () => leaveWhere(() => true),
  };
}

/** A request that its server died over has to be made again. */
export async function seated(patience: Patience, sit: () => Promise<Table>): Promise<Table> {
  let table: Table | undefined;
  let refused: unknown;
  await patience(SEATED_MS, async () => {
    table = await sit().catch((error) => {
      refused = error;
      return undefined;
    });
    return table !== undefined;
  });
  if (table === undefined) throw refused;
  return table;
}

interface Stay {
  readonly findings: Findings;
  readonly rng: Rng;
}

/** Comes back until told to leave. What contradicts the history counts; that nobody was there to answer does not. */
function stayAt(address: string, place: Place, { findings, rng }: Stay): () => void {
  let isOver = false;
  let leave = () => {};
  const sitOnce = async () => {
    const found = nothingFound();
    const attendance = await attend(address, place, found);
    ({ leave } = attendance);
    await attendance.arrived;
    if (found.named.length === 0 && !isOver) attendance.play(rng);
    else leave();
    await Promise.race([attendance.gone, boredom(place, () => isOver)]);
    leave();
    gather(findings, { ...nothingFound(), wrong: found.wrong.filter((word) => !word.endsWith('nobody answered')) });
  };
  const stay = async () => {
    while (!isOver) {
      await sitOnce().catch(() => {});
      await pause(COME_BACK_MS);
    }
  };
  void stay();
  return () => {
    isOver = true;
    leave();
  };
}

async function boredom({ history }: Place, isOver: () => boolean): Promise<void> {
  let [told, since] = [history.news.length, performance.now()];
  while (performance.now() - since < BORED_MS && !isOver()) {
    await pause(COME_BACK_MS);
    if (history.news.length > told) [told, since] = [history.news.length, performance.now()];
  }
}
