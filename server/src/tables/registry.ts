import { type AnyGame, canPlayOn, type Refusal } from '@haven/kit';
import type { SickThing } from '@haven/wire';
import { report, type ServerContext } from '../server-context.ts';
import { Sick } from '../sick-list.ts';
import { catchUp } from './catch-up.ts';
import { createMatch, type Made } from './create-match.ts';
import type { MatchRequest } from './match-request.ts';
import { otherRulesWords } from './other-rules.ts';
import { isOnline } from './presence.ts';
import { createSlots, type Slot, type Slots } from './slots.ts';
import { isGathering, type Table } from './table.ts';
import type { Watcher } from './watch-over.ts';

/** A table that cannot leave the memory until it is released. */
export interface Held {
  readonly table: Table;
  release(): void;
}

type Hold = (id: string) => Promise<Held | undefined>;
type Act<R> = (table: Table) => R | Promise<R>;

export interface TableRegistry {
  /** The new match, or why there is none. */
  create(request: MatchRequest): Promise<Made | Refusal>;
  /** A table, loaded if need be; undefined if there is none. Rejects with `Sick` if it cannot be used. */
  readonly hold: Hold;
  /** Does something at a table, which stays in memory meanwhile. Rejects with `Sick` if it cannot be used. */
  at<R>(id: string, act: Act<R>): Promise<R | Refusal>;
  /** The same for the errands of the server itself: undefined if there is no such table, and a sick one is left alone. */
  errand<R>(id: string, act: Act<R>): Promise<R | undefined>;
  /** Whether this table is in memory: nothing has to be read to hold it. */
  isOpen(id: string): boolean;
  /** A table that is in memory anyway; nothing is read for it, and one that is being read is not waited for. */
  peek(id: string): Table | undefined;
  /** All tables that are. */
  inMemory(): readonly Table[];
  /** Another server wrote to this table: those who are there hear of it, and what nobody needs is forgotten. */
  lookAgain(id: string): Promise<void>;
  /** Forgets what the memory has of a table, unless somebody is there; whether nobody was. */
  letGo(id: string): boolean;
  /** Whether somebody is at this table, something happens to it right now, or it is sick and waits for the operator. */
  isAttended(id: string): boolean;
  /** The tables where people gather and somebody is there: nobody can be at one that is still being read. */
  attended(): readonly string[];
  /** Whoever watches over tables hears of each that is opened or changed, and of who comes and goes. */
  watch(watcher: Watcher): void;
  /** Opens the tables that wait for nobody outside, after a restart. */
  wake(): Promise<void>;
  /** All that cannot be used, and the matches that cannot be played on. */
  sick(): Promise<readonly SickThing[]>;
  /** Tries what was sick once more; why it still is, or undefined. */
  retry(id: string): Promise<Refusal | undefined>;
  /** Waits until every queue is empty. */
  close(): Promise<void>;
}

export function createTableRegistry(
  context: ServerContext,
  games: readonly AnyGame[],
  { idleMs }: { idleMs: number },
): TableRegistry {
  const watchers: Watcher[] = [];
  const slots = createSlots({ context, games, watchers, idleMs });
  const holding = createHolding(context, slots);
  const { hold } = holding;
  return {
    hold,
    ...memoryOf(context, slots),
    at: async (id, act) => {
      const held = await hold(id);
      return held ? doneAt(held, act) : { code: 'unknown-table' };
    },
    errand: async (id, act) => {
      const held = await hold(id).catch(nobodyIfSick);
      return held && doneAt(held, act);
    },
    create: (request) => createMatch(context, games, request),
    watch: (watcher) => void watchers.push(watcher),
    wake: async () => {
      for (const id of await context.store.tables.waiting()) await openOnce(context, id, hold);
    },
    sick: async () => [...context.sick.all(), ...(await ofOtherRules(context, games))],
    retry: (id) => retry(context, id, hold),
    close: holding.close,
  };
}

interface Holding {
  readonly hold: Hold;
  close(): Promise<void>;
}

function createHolding(context: ServerContext, slots: Slots): Holding {
  let isClosed = false;
  const release = (slot: Slot) => {
    slot.holders -= 1;
    slot.lastUsed = context.now();
  };
  return {
    hold: async (id) => {
      if (isClosed) return undefined;
      const slot = wellSlot(context, id, slots);
      slot.holders += 1;
      const wasOpen = slot.open !== undefined;
      const table = await slot.table.catch(dropAndThrow(slots, id));
      if (table && wasOpen) await caughtUp(context, table);
      context.metrics.matchesLoaded.set(slots.byId.size);
      if (table) return { table, release: once(() => release(slot)) };
      slots.drop(id);
      return undefined;
    },
    close: async () => {
      isClosed = true;
      slots.close();
      await emptied(slots);
    },
  };
}

/** Others may have written to it since it was read. */
async function caughtUp(context: ServerContext, table: Table): Promise<void> {
  if (context.store.shared) await table.queue.run(() => catchUp(context, table));
}

async function emptied({ byId }: Slots): Promise<void> {
  const tables = await Promise.all([...byId.values()].map(({ table }) => table.catch(() => undefined)));
  await Promise.all(tables.map((table) => table?.queue.run(() => {}).catch(nobodyIfSick)));
}

type Memory = Pick<TableRegistry, 'isAttended' | 'isOpen' | 'peek' | 'inMemory' | 'lookAgain' | 'letGo' | 'attended'>;

function memoryOf(context: ServerContext, slots: Slots): Memory {
  const { sick, elsewhere } = context;
  const { byId } = slots;
  const isAttended = (id: string) =>
    (byId.get(id)?.holders ?? 0) > 0 || sick.of(id) !== undefined || elsewhere.pagesAt(id).length > 0;
  return {
    isAttended,
    isOpen: (id) => byId.has(id),
    peek: (id) => byId.get(id)?.open,
    inMemory: () => [...byId.values()].flatMap(({ open }) => open ?? []),
    lookAgain: async (id) => {
      const slot = byId.get(id);
      if (slot?.holders === 0) return slots.forget(id);
      const table = await slot?.table;
      if (table) await caughtUp(context, table).catch(nobodyIfSick);
    },
    letGo: (id) => {
      if (isAttended(id)) return false;
      slots.forget(id);
      return true;
    },
    attended: () => {
      const here = [...byId.values()].flatMap(({ open }) => (open && isAttendedGathering(open) ? [open.id] : []));
      return [...new Set([...here, ...elsewhere.gathering()])];
    },
  };
}

/** Does something at a held table, and lets go of it. */
export async function doneAt<R>({ table, release }: Held, act: Act<R>): Promise<R> {
  try {
    return await act(table);
  } finally {
    release();
  }
}

function isAttendedGathering(table: Table): boolean {
  return isGathering(table) && table.setting.chairs.some(({ seat }) => isOnline(table, seat));
}

function wellSlot({ sick }: ServerContext, id: string, slots: Slots): Slot {
  const sickness = sick.of(id);
  if (sickness) throw sickness;
  return slots.of(id);
}

function nobodyIfSick(error: unknown): undefined {
  if (!(error instanceof Sick)) throw error;
}

/** One table that cannot be opened keeps no other closed. */
async function openOnce(context: ServerContext, id: string, hold: Hold): Promise<void> {
  try {
    (await hold(id))?.release();
  } catch (error) {
    if (!(error instanceof Sick)) report(context, 'wake', error);
  }
}

async function retry({ sick }: ServerContext, id: string, hold: Hold): Promise<Refusal | undefined> {
  if (!sick.forget(id)) return { code: 'not-sick' };
  try {
    (await hold(id))?.release();
    return undefined;
  } catch (error) {
    if (error instanceof Sick) return error.refusal;
    throw error;
  }
}

/** The matches that wait for rules which are not here. */
async function ofOtherRules({ store, sick }: ServerContext, games: readonly AnyGame[]): Promise<SickThing[]> {
  const running = await store.admin.running();
  return running.flatMap(({ id, game: name, version, created }) => {
    const game = games.find(({ meta }) => meta.id === name);
    if (game === undefined || canPlayOn(game, version) || sick.of(id)) return [];
    return [{ kind: 'table', id, code: 'other-rules', why: otherRulesWords(game, version), since: created }];
  });
}

function dropAndThrow(slots: Slots, id: string): (error: unknown) => never {
  return (error) => {
    slots.drop(id);
    throw error;
  };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
