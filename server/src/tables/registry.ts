import { randomBytes } from 'node:crypto';
import { type AnyGame, canPlayOn, type Refusal, recordOf, SEED_BYTES, start } from '@haven/kit';
import type { SickThing } from '@haven/wire';
import { newId } from '../new-id.ts';
import { report, type ServerContext } from '../server-context.ts';
import { Sick } from '../sick-list.ts';
import { loadTable } from './load.ts';
import { type MatchRequest, readMatchRequest } from './match-request.ts';
import { otherRulesWords } from './other-rules.ts';
import { isOnline } from './presence.ts';
import { closeSick, patienceWith } from './sickness.ts';
import { isGathering, type Table } from './table.ts';

/** A table that cannot leave the memory until it is released. */
export interface Held {
  readonly table: Table;
  release(): void;
}

export interface Made {
  readonly match: string;
  readonly seats: number;
}

export interface TableRegistry {
  /** The new match, or why there is none. */
  create(request: MatchRequest): Promise<Made | Refusal>;
  /** A table, loaded if need be; undefined if there is none. Rejects with `Sick` if it cannot be used. */
  hold(id: string): Promise<Held | undefined>;
  /** For the errands of the house itself: a sick table is left alone. */
  holdIfWell(id: string): Promise<Held | undefined>;
  /** Whether this table is in memory: nothing has to be read to hold it. */
  isOpen(id: string): boolean;
  /** A table that is in memory anyway; nothing is read for it, and one that is being read is not waited for. */
  peek(id: string): Table | undefined;
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

export type Watcher = (table: Table) => void;

interface Slot {
  readonly table: Promise<Table | undefined>;
  /** The same, once it was read. */
  open?: Table;
  holders: number;
  lastUsed: number;
}

export function createTableRegistry(
  context: ServerContext,
  games: readonly AnyGame[],
  { idleMs }: { idleMs: number },
): TableRegistry {
  const slots = new Map<string, Slot>();
  const watchers: Watcher[] = [];
  let isClosed = false;

  const load = async (id: string) => {
    const table = await loadTable(context, games, id).catch(admitting(context, id));
    if (table) watchOver(context, table, watchers);
    return table;
  };
  const slotOf = (id: string) => {
    const slot = slots.get(id) ?? newSlot(load(id));
    slots.set(id, slot);
    return slot;
  };
  const release = (slot: Slot) => {
    slot.holders -= 1;
    slot.lastUsed = context.now();
  };
  const forget = (id: string) => {
    slots.delete(id);
    context.chronicles.forget(id);
  };
  const sweep = () => {
    const before = context.now() - idleMs;
    for (const [id, slot] of slots) if (slot.holders === 0 && slot.lastUsed <= before) forget(id);
    context.metrics.matchesLoaded.set(slots.size);
  };
  const sweeper = setInterval(sweep, Math.max(10, idleMs / 4)).unref();
  context.sick.watch(({ id }) => {
    const slot = slots.get(id);
    slots.delete(id);
    void slot?.table.then((table) => table && closeSick(context, table)).catch(() => {});
  });

  const hold = async (id: string) => {
    if (isClosed) return undefined;
    const slot = wellSlot(context, id, slotOf);
    slot.holders += 1;
    const table = await slot.table.catch(forgetAndThrow(slots, id));
    context.metrics.matchesLoaded.set(slots.size);
    if (table) return { table, release: once(() => release(slot)) };
    slots.delete(id);
    return undefined;
  };

  const isAttended = (id: string) => (slots.get(id)?.holders ?? 0) > 0 || context.sick.of(id) !== undefined;
  return {
    ...{ hold, isAttended },
    holdIfWell: (id) => hold(id).catch(nobodyIfSick),
    isOpen: (id) => slots.has(id),
    peek: (id) => slots.get(id)?.open,
    letGo: (id) => {
      if (isAttended(id)) return false;
      forget(id);
      return true;
    },
    attended: () => [...slots.values()].flatMap(({ open }) => (open && isAttendedGathering(open) ? [open.id] : [])),
    create: (request) => create(context, games, request),
    watch: (watcher) => void watchers.push(watcher),
    wake: async () => {
      for (const id of await context.store.tables.waiting()) await openOnce(context, id, hold);
    },
    sick: async () => [...context.sick.all(), ...(await ofOtherRules(context, games))],
    retry: (id) => retry(context, id, hold),
    close: async () => {
      isClosed = true;
      clearInterval(sweeper);
      const tables = await Promise.all([...slots.values()].map(({ table }) => table.catch(() => undefined)));
      await Promise.all(tables.map((table) => table?.queue.run(() => {}).catch(nobodyIfSick)));
    },
  };
}

function newSlot(table: Slot['table']): Slot {
  const slot: Slot = { table, holders: 0, lastUsed: 0 };
  const keep = (open: Table | undefined) => open && Object.assign(slot, { open });
  table.then(keep, () => undefined);
  return slot;
}

function isAttendedGathering(table: Table): boolean {
  return isGathering(table) && table.setting.chairs.some(({ seat }) => isOnline(table, seat));
}

function admitting({ sick }: ServerContext, id: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof Sick) sick.admit({ kind: 'table', id }, error);
    throw error;
  };
}

/** One watcher that fails keeps no other from hearing. */
function watchOver(context: ServerContext, table: Table, watchers: readonly Watcher[]): void {
  const patience = patienceWith(context, table);
  table.suffer = patience.suffer;
  table.announce = () => watchers.forEach((watch) => guarded(context, table, watch));
  // Not before the table can be held.
  setImmediate(() => {
    table.announce();
    patience.grow();
  });
}

function guarded(context: ServerContext, table: Table, watch: Watcher): void {
  try {
    watch(table);
  } catch (error) {
    report(context, 'watcher', error);
    table.suffer(error);
  }
}

function wellSlot({ sick }: ServerContext, id: string, slotOf: (id: string) => Slot): Slot {
  const sickness = sick.of(id);
  if (sickness) throw sickness;
  return slotOf(id);
}

function nobodyIfSick(error: unknown): undefined {
  if (!(error instanceof Sick)) throw error;
}

/** One table that cannot be opened keeps no other closed. */
async function openOnce(context: ServerContext, id: string, hold: TableRegistry['hold']): Promise<void> {
  try {
    (await hold(id))?.release();
  } catch (error) {
    if (!(error instanceof Sick)) report(context, 'wake', error);
  }
}

async function retry({ sick }: ServerContext, id: string, hold: TableRegistry['hold']): Promise<Refusal | undefined> {
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

async function create(
  context: ServerContext,
  games: readonly AnyGame[],
  request: MatchRequest,
): Promise<Made | Refusal> {
  const fitting = readMatchRequest(games, request);
  if ('code' in fitting) return fitting;
  const { game, seats, options } = fitting;
  const { nickname } = request;
  const isListed = request.isListed === true && seats === 1;
  const id = newId();
  const record = recordOf(start(game, { seats, options, seed: randomBytes(SEED_BYTES).toString('hex') }));
  await context.store.create({ id, record, created: context.now(), isListed, ...(nickname && { nickname }) });
  context.metrics.matchesCreated.inc({ game: game.meta.id });
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
