import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '@haven/kit';
import { clocksAlone, endOf, lateSeats } from '../clocks/seat-clocks.ts';
import type { Timers } from '../clocks/timers.ts';
import { report, type ServerContext } from '../server-context.ts';
import type { TickingTable } from '../store/clocks.ts';
import { otherRulesOf } from '../tables/other-rules.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { seatStandIns } from '../tables/stand-ins.ts';
import { isSet, type Table } from '../tables/table.ts';

export interface Clocks {
  /** After every change: when is somebody's time over? */
  watch(table: Table): void;
  /** Gives back the time during which the house was closed, and finds the clocks that run. */
  wake(): Promise<void>;
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

export function createClocks({ context, registry, timers, beatMs }: ClockDeps): Clocks {
  const running = new Set<string>();
  const beat = async () => {
    if (running.size > 0) await context.store.clocks.beat(context.now());
  };
  const timer = setInterval(
    () => void beat().catch((error: unknown) => report(context, 'beat', error)),
    beatMs,
  ).unref();

  const follow = (table: TickingTable) => {
    const end = Math.min(...table.clocks.map((clock) => endOf(table.clock, clock)));
    const runs = end !== Number.POSITIVE_INFINITY;
    if (runs) running.add(table.id);
    else running.delete(table.id);
    if (runs && table.timeout === 'bot') ringAt(table.id, end);
    else timers.clear(nameOf(table.id));
  };
  const ringAt = (id: string, at: number) => timers.set(nameOf(id), at, () => timeOut(id));
  const timeOut = async (id: string) => {
    ringAt(id, context.now() + RETRY_MS);
    const found = await registry.errand(id, takeOver);
    if (found === undefined) stop(id);
  };
  const takeOver = async (table: Table) => {
    try {
      const refusal = await table.queue.run(() => replaceLate(context, table));
      if (refusal) context.log.warn({ table: table.id, refusal }, 'no bot could take over');
      else watch(table);
      return table;
    } catch (error) {
      table.suffer(error);
      throw error;
    }
  };
  const watch = (table: Table) => {
    if (isSet(table) && otherRulesOf(table) === undefined) follow(table.setting);
    else stop(table.id);
  };
  const stop = (id: string) => {
    running.delete(id);
    timers.clear(nameOf(id));
  };
  context.sick.watch(({ id }) => stop(id));
  return {
    watch,
    wake: async () => {
      await context.store.clocks.giveBack(context.now());
      for (const table of await context.store.clocks.ticking()) await followOrAdmit(context, table, follow);
    },
    close: () => {
      clearInterval(timer);
      return beat();
    },
  };
}

/** Nobody has come back yet: whoever has some grace loses no time over it. */
async function alone({ store, now }: ServerContext, table: TickingTable): Promise<TickingTable> {
  const clocks = clocksAlone(table, now());
  if (!isDeepStrictEqual(clocks, table.clocks)) await store.clocks.keep(table.id, clocks);
  return { ...table, clocks };
}

/** A clock that nobody can read stops no other. */
async function followOrAdmit(
  context: ServerContext,
  table: TickingTable,
  follow: (table: TickingTable) => void,
): Promise<void> {
  try {
    follow(await alone(context, table));
  } catch (error) {
    context.sick.admit({ kind: 'table', id: table.id }, error);
  }
}

function nameOf(id: string): string {
  return `clock ${id}`;
}

async function replaceLate(context: ServerContext, table: Table): Promise<Refusal | undefined> {
  if (isSet(table) && otherRulesOf(table) === undefined)
    return await seatStandIns(context, table, { seats: lateSeats(table.setting, context.now()), why: 'late' });
  return undefined;
}
