import type { AnyGame } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import { Sick } from '../sick-list.ts';
import { loadTable } from './load.ts';
import { closeSick } from './sickness.ts';
import type { Table } from './table.ts';
import { type Watcher, watchOver } from './watch-over.ts';

/** A table in memory, or on its way there. */
export interface Slot {
  readonly table: Promise<Table | undefined>;
  /** The same, once it was read. */
  open?: Table;
  holders: number;
  lastUsed: number;
}

/** The tables in memory. Those that nobody has used for long leave it, and so do the sick. */
export interface Slots {
  readonly byId: ReadonlyMap<string, Slot>;
  /** Read if need be. */
  of(id: string): Slot;
  /** There is no such table. */
  drop(id: string): void;
  forget(id: string): void;
  /** Nothing leaves by itself any more. */
  close(): void;
}

interface SlotDeps {
  readonly context: ServerContext;
  readonly games: readonly AnyGame[];
  readonly watchers: readonly Watcher[];
  readonly idleMs: number;
}

export function createSlots(deps: SlotDeps): Slots {
  const { context, idleMs } = deps;
  const slots = new Map<string, Slot>();
  const forget = (id: string) => {
    slots.delete(id);
    context.chronicles.forget(id);
  };
  const sweep = () => {
    const before = context.now() - idleMs;
    for (const [id, slot] of slots) if (slot.holders === 0 && slot.lastUsed <= before) forget(id);
    context.metrics.matchesLoaded.set(slots.size);
  };
  const stopSweeping = context.later.every(Math.max(10, idleMs / 4), sweep);
  closeTheSick(context, slots);
  return {
    byId: slots,
    of: (id) => {
      const slot = slots.get(id) ?? newSlot(loadWatched(deps, id));
      slots.set(id, slot);
      return slot;
    },
    drop: (id) => void slots.delete(id),
    forget,
    close: stopSweeping,
  };
}

function newSlot(table: Slot['table']): Slot {
  const slot: Slot = { table, holders: 0, lastUsed: 0 };
  const keep = (open: Table | undefined) => open && Object.assign(slot, { open });
  table.then(keep, () => undefined);
  return slot;
}

async function loadWatched({ context, games, watchers }: SlotDeps, id: string): Promise<Table | undefined> {
  const table = await loadTable(context, games, id).catch(admitting(context, id));
  if (table) watchOver(context, table, watchers);
  return table;
}

function admitting({ sick }: ServerContext, id: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof Sick) sick.admit({ kind: 'table', id }, error);
    throw error;
  };
}

function closeTheSick(context: ServerContext, slots: Map<string, Slot>): void {
  context.sick.watch(({ id }) => {
    const slot = slots.get(id);
    slots.delete(id);
    void slot?.table.then((table) => table && closeSick(context, table)).catch(() => {});
  });
}
