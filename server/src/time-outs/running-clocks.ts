import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '@haven/kit';
import { clocksAlone, endOf, lateSeats } from '../clocks/seat-clocks.ts';
import type { Timers } from '../clocks/timers.ts';
import { report, type ServerContext } from '../server-context.ts';
import type { TickingTable } from '../store/clocks.ts';
import { isCorrupt, isRefused } from '../store/postgres-errors.ts';
import { StoreFailed } from '../store/store-failed.ts';
import { clockJobs } from '../tables/due-jobs.ts';
import { otherRulesOf } from '../tables/other-rules.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { seatStandIns } from '../tables/stand-ins.ts';
import { isSet, type Table } from '../tables/table.ts';

export interface Clocks {
  /** After every change: when is somebody's time over? */
  watch(table: Table): void;
  /** Somebody's time may be over. */
  due(table: string): Promise<void>;
  /** Gives back the time during which the house was closed, at all its servers, and finds the clocks that run; where. */
  wake(): Promise<readonly TickingTable[]>;
  close(): Promise<void>;
}

interface ClockDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly timers: Timers;
  /** So often the house writes down that it is open. */
  readonly beatMs: number;
}

/** Until a chair that could not be given to a bot is tried again. */
const RETRY_MS = 5_000;
/** Between two looks at a clock that is about to run out, by whichever clock. */
const SOON_MS = 500;

export function createClocks(deps: ClockDeps): Clocks {
  const { context, beatMs } = deps;
  const { store, now, sick } = context;
  const clocks: RunningClocks = { ...deps, running: new Set() };
  const stopBeating = context.later.every(
    beatMs,
    () => void beat(clocks).catch((error: unknown) => report(context, 'beat', error)),
  );
  sick.watch(({ id }) => stop(clocks, id));
  return {
    watch: (table) => watch(clocks, table),
    due: async (id) => void (await deps.registry.errand(id, (table) => takeOver(clocks, table))),
    wake: async () => {
      const isOpening = store.shared?.isFirst !== false;
      if (isOpening) await store.clocks.giveBack(now());
      const ticking = await store.clocks.ticking();
      for (const table of ticking)
        if (isOpening) await followOrAdmit(context, table, (alone) => setOut(clocks, alone));
        else follow(clocks, table);
      return ticking;
    },
    close: () => {
      stopBeating();
      return beat(clocks);
    },
  };
}

interface RunningClocks extends ClockDeps {
  /** The tables where time runs. */
  readonly running: Set<string>;
}

async function beat({ context, running }: RunningClocks): Promise<void> {
  if (running.size > 0) await context.store.clocks.beat(context.now());
}

function watch(clocks: RunningClocks, table: Table): void {
  if (isSet(table) && otherRulesOf(table) === undefined) follow(clocks, table.setting);
  else stop(clocks, table.id);
}

/** From where the house was closed. */
async function setOut(clocks: RunningClocks, table: TickingTable): Promise<void> {
  const { store, now } = clocks.context;
  follow(clocks, table);
  await store.shared?.jobs?.add(table.id, clockJobs(table, now()));
}

function follow(clocks: RunningClocks, table: TickingTable): void {
  const { running, timers, context } = clocks;
  const isJob = context.store.shared?.jobs !== undefined;
  const end = Math.min(...table.clocks.map((clock) => endOf(table.clock, clock)));
  const runs = end !== Number.POSITIVE_INFINITY;
  if (runs) running.add(table.id);
  else running.delete(table.id);
  if (runs && table.timeout === 'bot' && !isJob) ringAt(clocks, table.id, end);
  else timers.clear(nameOf(table.id));
}

function stop({ running, timers }: RunningClocks, id: string): void {
  running.delete(id);
  timers.clear(nameOf(id));
}

function ringAt(clocks: RunningClocks, id: string, at: number): void {
  clocks.timers.set(nameOf(id), at, () => timeOut(clocks, id));
}

async function timeOut(clocks: RunningClocks, id: string): Promise<void> {
  ringAt(clocks, id, clocks.context.now() + RETRY_MS);
  const found = await clocks.registry.errand(id, (table) => takeOver(clocks, table));
  if (found === undefined) stop(clocks, id);
}

async function takeOver(clocks: RunningClocks, table: Table): Promise<Table> {
  const { context } = clocks;
  try {
    const refusal = await table.queue.run(() => replaceLate(context, table));
    if (refusal) context.log.warn({ table: table.id, refusal }, 'no bot could take over');
    else watch(clocks, table);
    await setAgain(clocks, table);
    return table;
  } catch (error) {
    table.suffer(error);
    throw error;
  }
}

/** Time that is not over yet, by the clock of this server, or was given to somebody else meanwhile. */
async function setAgain({ context }: RunningClocks, table: Table): Promise<void> {
  if (!isSet(table)) return;
  const jobs = clockJobs(table.setting, context.now());
  await context.store.shared?.jobs?.add(
    table.id,
    jobs.map((job) => ({ ...job, inMs: Math.max(job.inMs, SOON_MS) })),
  );
}

/** Nobody has come back yet: whoever has some grace loses no time over it. */
async function alone({ store, now }: ServerContext, table: TickingTable): Promise<TickingTable> {
  const clocks = clocksAlone(table, now());
  const isNew = !isDeepStrictEqual(clocks, table.clocks);
  // Where a server that opened at the same time was first, its clocks count.
  return isNew && (await store.clocks.keep(table.id, clocks, table.clocks)) ? { ...table, clocks } : table;
}

/** A clock that nobody can read stops no other. */
async function followOrAdmit(
  context: ServerContext,
  table: TickingTable,
  follow: (table: TickingTable) => Promise<void>,
): Promise<void> {
  try {
    await follow(await alone(context, table));
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
    context.sick.admit({ kind: 'table', id: table.id }, error);
  }
}

/** A database that does not do now what it is asked is no fault of the table: the server opens when it does. */
function isDatabaseTrouble(error: unknown): boolean {
  return error instanceof StoreFailed || (isRefused(error) && !isCorrupt(error));
}

function nameOf(id: string): string {
  return `clock ${id}`;
}

async function replaceLate(context: ServerContext, table: Table): Promise<Refusal | undefined> {
  if (isSet(table) && otherRulesOf(table) === undefined)
    return await seatStandIns(context, table, { seats: lateSeats(table.setting, context.now()), why: 'late' });
  return undefined;
}
