import type { AnyGame, Viewer } from '@haven/kit';
import type { SeatClock } from '@haven/wire';
import { Damaged } from '../../server/src/store/damaged.ts';
import type { JobQueue } from '../../server/src/store/jobs.ts';
import type { Mark, SharedStore } from '../../server/src/store/shared.ts';
import type { Append, Store } from '../../server/src/store/store.ts';
import type { Plant } from './house.ts';
import type { World } from './world.ts';

/** Mistakes that somebody could make in the code, each of which the checker has to find. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'a move is acknowledged before it is kept': {
    store: (store) => ({
      ...store,
      append: (append) => {
        void store.append(append).catch(() => {});
        return Promise.resolve(true);
      },
    }),
  },
  'a write that failed is taken for done': {
    store: (store) => ({ ...store, append: (append) => store.append(append).catch(() => true) }),
  },
  'an announcement is trusted as the truth': {
    store: (store, world) => withShared(store, (shared) => ({ ...shared, marks: trustingMarks(shared, world) })),
  },
  'a job without a key': { store: (store, world) => withJobs(store, (jobs) => keyless(jobs, world)) },
  'somebody is told twice of a turn': {
    store: (store) => ({
      ...store,
      notices: { ...store.notices, claim: (notice) => store.notices.claim(notice).then(() => true) },
    }),
  },
  'time is counted twice': {
    store: (store) => ({
      ...store,
      append: (append) =>
        store.append({
          ...append,
          ...(append.clocks && {
            clocks: append.clocks.map((clock) => ({ ...clock, bankMs: Math.max(0, clock.bankMs - 700) })),
          }),
        }),
    }),
  },
  'a clock runs on after the end': {
    store: (store) => ({
      ...store,
      tables: {
        ...store.tables,
        change: ({ clocks, ...change }) =>
          store.tables.change(change.phase === 'ended' ? change : { ...change, ...(clocks && { clocks }) }),
      },
    }),
  },
  'a clock runs on after a move': {
    store: (store) => ({ ...store, append: ({ clocks: _clocks, ...append }) => store.append(append) }),
  },
  'reading again forgets the last entry': {
    store: (store) => ({
      ...store,
      whole: async (id) => {
        const { match, setting } = await store.whole(id);
        return { match: shortened(match), setting };
      },
    }),
  },
  'a secret in a message': { plan: (plan) => ({ ...plan, games: plan.games.map(leaky) }) },
  'a secret in the news': { plan: (plan) => ({ ...plan, games: plan.games.map(gossiping) }) },
  'a question is answered twice': {
    store: (store) => ({
      ...store,
      append: async (append) => (await store.append(append)) || store.append(await atTheEnd(store, append)),
    }),
  },
  'an old revision is accepted': {
    climate: { dropped: 2, late: 2 },
    store: (store) => ({ ...store, append: ({ revision: _revision, ...append }) => store.append(append) }),
  },
  'clocks are kept by a server that is behind': {
    climate: { cut: 2_000, late: 2, slow: 3 },
    store: (store) => ({
      ...store,
      clocks: { ...store.clocks, keep: (table, clocks) => keepBlindly(store, table, clocks) },
    }),
  },
  'a table and its match are read one after the other': {
    climate: { cut: 2_000, slow: 3 },
    store: (store) => ({
      ...store,
      whole: async (id) => {
        const [match, setting] = await Promise.all([store.load(id), store.tables.load(id)]);
        return { match, setting };
      },
    }),
  },
  'a question that was refused is taken for damage': {
    climate: { refused: 20 },
    store: (store) => ({ ...store, whole: (id) => store.whole(id).catch(callingItDamaged(id)) }),
  },
  'a line is told that was not kept': {
    store: (store) => ({
      ...store,
      chat: {
        ...store.chat,
        add: ({ table: _table, player: _player, ...line }) => Promise.resolve({ ...line, number: 999 }),
      },
    }),
  },
};

function withShared(store: Store, change: (shared: SharedStore) => SharedStore): Store {
  return store.shared ? { ...store, shared: change(store.shared) } : store;
}

function withJobs(store: Store, change: (jobs: JobQueue) => JobQueue): Store {
  return withShared(store, (shared) => (shared.jobs ? { ...shared, jobs: change(shared.jobs) } : shared));
}

async function keepBlindly(store: Store, table: string, clocks: readonly SeatClock[]): Promise<boolean> {
  const { clocks: before = [] } = (await store.tables.load(table)) ?? {};
  return await store.clocks.keep(table, clocks, before);
}

function callingItDamaged(id: string): (error: unknown) => never {
  return (error) => {
    throw new Damaged({ kind: 'table', id }, String(error));
  };
}

/** Nothing is new of which nobody spoke. */
function trustingMarks({ marks }: SharedStore, _world: World): SharedStore['marks'] {
  const known = new Map<string, Mark>();
  return async (ids) => {
    const unknown = ids.filter((id) => !known.has(id));
    for (const mark of unknown.length > 0 ? await marks(unknown) : []) known.set(mark.id, mark);
    return ids.flatMap((id) => known.get(id) ?? []);
  };
}

/** Every job is one more. */
function keyless(jobs: JobQueue, { database }: World): JobQueue {
  const add = database.sqlite.prepare('insert into jobs (kind, table_id, run_at) values (?, ?, ?)');
  return {
    ...jobs,
    add: (table, due) => {
      for (const { kind, inMs } of due) add.run(kind, table, database.now() + inMs);
      return Promise.resolve();
    },
  };
}

const ENOUGH = 5;

function shortened(stored: Awaited<ReturnType<Store['load']>>): typeof stored {
  if (stored === undefined || stored.record.entries.length < ENOUGH) return stored;
  const { snapshot: _snapshot, record, ...rest } = stored;
  return { ...rest, record: { ...record, entries: record.entries.slice(0, -1) } };
}

async function atTheEnd(store: Store, { revision: _revision, ...append }: Append): Promise<Append> {
  const { record } = (await store.load(append.match)) ?? {};
  return { ...append, seq: record?.entries.length ?? append.seq };
}

/** Those who look on see what the first seat sees. */
function leaky(game: AnyGame): AnyGame {
  return {
    ...game,
    view: (state, viewer) => ({ ...Object(game.view(state, viewer)), hint: game.secrets(state, viewer) }),
  };
}

function gossiping(game: AnyGame): AnyGame {
  const witness = (event: unknown, _viewer: Viewer) => event;
  return { ...game, witness };
}
