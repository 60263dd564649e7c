import { randomBytes } from 'node:crypto';
import { type AnyGame, type Refusal, recordOf, SEED_BYTES, start } from '@haven/kit';
import { type House, report } from '../house.ts';
import { newId } from '../new-id.ts';
import { openTable, type Table } from './table.ts';
import { type MatchWish, readWish } from './wish.ts';

/** A table that cannot leave the memory until it is released. */
export interface Held {
  readonly table: Table;
  release(): void;
}

export interface Made {
  readonly match: string;
  readonly seats: number;
}

export interface Matches {
  /** The new match, or why there is none. */
  create(wish: MatchWish): Promise<Made | Refusal>;
  /** A table, loaded if need be; undefined if there is none. */
  hold(id: string): Promise<Held | undefined>;
  /** Whether this table is in memory: nothing has to be read to hold it. */
  isOpen(id: string): boolean;
  /** Whether somebody is at this table, or something happens to it right now. */
  isAttended(id: string): boolean;
  /** Whoever watches over tables hears of each that is opened or changed. */
  watch(watcher: Watcher): void;
  /** Opens the tables that wait for nobody outside, after a restart. */
  wake(): Promise<void>;
  /** Waits until every queue is empty. */
  close(): Promise<void>;
}

export type Watcher = (table: Table) => void;

interface Slot {
  readonly table: Promise<Table | undefined>;
  holders: number;
  lastUsed: number;
}

export function createMatches(house: House, games: readonly AnyGame[], { idleMs }: { idleMs: number }): Matches {
  const slots = new Map<string, Slot>();
  const watchers: Watcher[] = [];
  let isClosed = false;

  const load = async (id: string) => {
    const table = await loadTable(house, games, id);
    if (table) table.announce = () => watchers.forEach((watch) => watch(table));
    // Not before the table can be held.
    if (table) setImmediate(table.announce);
    return table;
  };
  const slotOf = (id: string) => {
    const slot = slots.get(id) ?? { table: load(id), holders: 0, lastUsed: 0 };
    slots.set(id, slot);
    return slot;
  };
  const release = (slot: Slot) => {
    slot.holders -= 1;
    slot.lastUsed = house.now();
  };
  const forget = (id: string) => {
    slots.delete(id);
    house.chronicles.forget(id);
  };
  const sweep = () => {
    const before = house.now() - idleMs;
    for (const [id, slot] of slots) if (slot.holders === 0 && slot.lastUsed <= before) forget(id);
    house.metrics.matchesLoaded.set(slots.size);
  };
  const sweeper = setInterval(sweep, Math.max(10, idleMs / 4)).unref();

  const hold = async (id: string) => {
    if (isClosed) return undefined;
    const slot = slotOf(id);
    slot.holders += 1;
    const table = await slot.table.catch(forgetAndThrow(slots, id));
    house.metrics.matchesLoaded.set(slots.size);
    if (table) return { table, release: once(() => release(slot)) };
    slots.delete(id);
    return undefined;
  };

  return {
    hold,
    isOpen: (id) => slots.has(id),
    isAttended: (id) => (slots.get(id)?.holders ?? 0) > 0,
    create: (wish) => create(house, games, wish),
    watch: (watcher) => void watchers.push(watcher),
    wake: async () => {
      for (const id of await house.store.tables.waiting()) await openOnce(house, id, hold);
    },
    close: async () => {
      isClosed = true;
      clearInterval(sweeper);
      const tables = await Promise.all([...slots.values()].map(({ table }) => table));
      await Promise.all(tables.map((table) => table?.queue.run(() => {})));
    },
  };
}

async function loadTable({ store }: House, games: readonly AnyGame[], id: string): Promise<Table | undefined> {
  const [match, setting] = await Promise.all([store.load(id), store.tables.load(id)]);
  const game = games.find(({ meta }) => meta.id === (match?.record.game ?? setting?.game));
  return game && openTable(game, id, { match, setting });
}

/** One table that cannot be opened keeps no other closed. */
async function openOnce(house: House, id: string, hold: Matches['hold']): Promise<void> {
  try {
    (await hold(id))?.release();
  } catch (error) {
    report(house, 'wake', error);
  }
}

async function create(house: House, games: readonly AnyGame[], wish: MatchWish): Promise<Made | Refusal> {
  const fitting = readWish(games, wish);
  if ('code' in fitting) return fitting;
  const { game, seats, options } = fitting;
  const { nickname } = wish;
  const id = newId();
  const record = recordOf(start(game, { seats, options, seed: randomBytes(SEED_BYTES).toString('hex') }));
  await house.store.create({ id, record, created: house.now(), ...(nickname && { nickname }) });
  house.metrics.matchesCreated.inc({ game: game.meta.id });
  return { match: id, seats };
}

function forgetAndThrow(slots: Map<string, Slot>, id: string): (error: unknown) => never {
  return (error) => {
    slots.delete(id);
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
