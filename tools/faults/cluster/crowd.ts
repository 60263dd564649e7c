import type { Rng } from '@haven/kit';
import { attend, type Place } from '../attendance.ts';
import { type Findings, gather, nothingFound } from '../findings.ts';
import { headersOf, newPerson } from '../person.ts';
import { pause } from '../rules.ts';
import { entriesTold, setTable, type Table } from '../tables.ts';
import { placesAt, visit } from '../visit.ts';

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
  compare(): Promise<Findings>;
  leave(): void;
}

const TABLES = 3;
const LONG_GAME = 120;
const LOOK_MS = 20;
/** A page is loaded again by somebody who has seen nothing happen for so long. */
const BORED_MS = 8_000;
const COME_BACK_MS = 100;

/** What was under way when everybody left comes to rest. */
const SETTLE_MS = 500;
const MOST_TRIES = 8;

/** Somebody came before the last move and somebody after it, or nobody was let in yet. */
function isUnsettled(word: string): boolean {
  return /were told of \d+ and \d+ entries$|^nobody was let in/.test(word);
}

async function visited(address: string, tables: readonly Table[]): Promise<Findings> {
  try {
    const { findings, leave } = await visit(address, tables);
    leave();
    return findings;
  } catch (error) {
    return { ...nothingFound(), wrong: [`nobody was let in: ${error}`] };
  }
}

interface Staying {
  readonly table: Table;
  leave(): void;
}

export function newCrowd(address: string): Crowd {
  const tables: Table[] = [];
  const findings = nothingFound();
  let staying: Staying[] = [];
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
      for (let count = running().length; count < TABLES; count += 1) tables.push(await setTable(address, rng));
      const here = new Set(staying.map(({ table }) => table));
      for (const table of running()) if (!here.has(table)) stay(table, rng);
    },
    goesOn: async (since, ms) => {
      const late = performance.now() + ms;
      const standing = () => [...progress()].filter(([id, entries]) => entries <= (since.get(id) ?? entries - 1));
      while (standing().length > 0 && performance.now() < late) await pause(LOOK_MS);
      return standing().map(([id]) => id);
    },
    compare: async () => {
      leaveWhere(() => true);
      for (let tries = 1; ; tries += 1) {
        await pause(SETTLE_MS);
        const found = await visited(address, tables);
        if (tries === MOST_TRIES || !found.wrong.some(isUnsettled)) return found;
        gather(findings, { ...nothingFound(), wrong: found.wrong.filter((word) => !isUnsettled(word)) });
      }
    },
    leave: () => leaveWhere(() => true),
  };
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
