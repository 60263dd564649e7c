import { randomBytes } from 'node:crypto';
import { type AnyGame, type Refusal, readOptions, recordOf, SEED_BYTES, start } from '@haven/kit';
import type { House } from '../house.ts';
import { openTable, type Table } from './table.ts';

/** A table that cannot leave the memory until it is released. */
export interface Held {
  readonly table: Table;
  release(): void;
}

interface TableWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The fewest that the game can do with, if left out. */
  readonly seats?: number;
  readonly nickname?: string;
}

export interface Made {
  readonly match: string;
  readonly seats: number;
}

export interface Matches {
  /** The new match, or why there is none. */
  create(wish: TableWish): Promise<Made | Refusal>;
  /** The table of a match, loaded if need be; undefined if there is no such match. */
  hold(id: string): Promise<Held | undefined>;
  /** Waits until every queue is empty. */
  close(): Promise<void>;
}

interface Slot {
  readonly table: Promise<Table | undefined>;
  holders: number;
  lastUsed: number;
}

const ID_BYTES = 16;

export function createMatches(house: House, games: readonly AnyGame[], { idleMs }: { idleMs: number }): Matches {
  const slots = new Map<string, Slot>();
  const gameOf = (id: string) => games.find((game) => game.meta.id === id);

  const load = async (id: string) => {
    const stored = await house.store.load(id);
    const game = stored && gameOf(stored.record.game);
    return game && openTable(game, stored);
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
  const sweep = () => {
    const before = house.now() - idleMs;
    for (const [id, slot] of slots) if (slot.holders === 0 && slot.lastUsed <= before) slots.delete(id);
    house.metrics.matchesLoaded.set(slots.size);
  };
  const sweeper = setInterval(sweep, Math.max(10, idleMs / 4)).unref();

  return {
    create: (wish) => create(house, gameOf(wish.game), wish),
    hold: async (id) => {
      const slot = slotOf(id);
      slot.holders += 1;
      const table = await slot.table.catch(forgetAndThrow(slots, id));
      house.metrics.matchesLoaded.set(slots.size);
      if (table) return { table, release: once(() => release(slot)) };
      slots.delete(id);
      return undefined;
    },
    close: async () => {
      clearInterval(sweeper);
      const tables = await Promise.all([...slots.values()].map(({ table }) => table));
      await Promise.all(tables.map((table) => table?.queue.run(() => {})));
    },
  };
}

async function create(house: House, game: AnyGame | undefined, wish: TableWish): Promise<Made | Refusal> {
  if (game === undefined) return { code: 'unknown-game' };
  const { seats: fits } = game.meta;
  const { seats = fits.min, nickname } = wish;
  if (seats < fits.min || seats > fits.max) return { code: 'bad-seats', values: { ...fits } };
  const { options, refusal } = readOptions(game.options, wish.options);
  if (refusal) return refusal;
  const id = randomBytes(ID_BYTES).toString('base64url');
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
