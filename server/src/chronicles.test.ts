import { games } from '@haven/games/rules';
import { type AnyGame, type GameTypes, type Match, recordOf, replay, simRng, type Viewer } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import { afterEach, expect, test } from 'vitest';
import { createChronicles } from './chronicles.ts';
import { LATER } from './later.ts';
import type { Store } from './store/store.ts';
import { fullHistory, heldPart } from './tables/full-history.ts';
import { join } from './tables/join.ts';
import { seenMessage } from './tables/messages.ts';
import type { Held } from './tables/registry.ts';
import { isPlaying, type Table } from './tables/table.ts';
import { keepMatch, longMatch } from './testing/long-match.ts';
import { type OpenHouse, openHouse } from './testing/open-house.ts';

const GAMES: readonly AnyGame[] = [...games, lanterns as unknown as AnyGame];

let house: OpenHouse;
let held: Held | undefined;
afterEach(async () => {
  held?.release();
  await house.close();
});

/** What a newcomer is told of the match. */
async function toldTo(table: Table, viewer: Viewer, from: number): Promise<string> {
  const messages: string[] = [];
  const listener = { viewer, hear: (message: string) => void messages.push(message) };
  await join(house.context, table, { listener, from });
  table.listeners.delete(listener);
  return messages.at(-1) ?? '';
}

/** A table in memory that holds the last entries of this match. */
async function tableOf(game: AnyGame, match: Match<GameTypes>) {
  house = await openHouse({ games: GAMES });
  held = await house.registry.hold(await keepMatch(house.context.store, match));
  const table = held?.table;
  if (table === undefined || !isPlaying(table)) throw new Error(`no table of ${game.meta.id}`);
  table.match = heldPart(table.match);
  return table;
}

/** Counts how often the whole match is read. */
function countLoads(store: Store): () => number {
  const load = store.load.bind(store);
  let loads = 0;
  Object.assign(store, {
    load: (id: string) => {
      loads += 1;
      return load(id);
    },
  });
  return () => loads;
}

test.each(GAMES.map((game) => [game.meta.id, game] as const))(
  '%s: every viewer is told, byte for byte, what would be written for them alone',
  async (_id, game) => {
    const seats = game.meta.seats.max;
    const rng = simRng(5);
    const whole = longMatch(game, { seats, entries: 230, rng });
    const table = await tableOf(game, whole);
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
    for (const entries of [150, 190, 230]) {
      const match = replay(game, { ...recordOf(whole), entries: whole.entries.slice(0, entries) });
      table.match = heldPart(match);
      for (const viewer of viewers) {
        for (const from of [0, rng.below(entries), entries, entries + 7])
          expect(await toldTo(table, viewer, from)).toBe(seenMessage(table, match, { viewer, from }));
      }
    }
  },
);

test('of a long match the store is read once for all who look on, however it goes on', async () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  const table = await tableOf(game, longMatch(game, { seats: game.meta.seats.max, entries: 300, rng: simRng(6) }));
  const loads = countLoads(house.context.store);
  const messages = await Promise.all(Array.from({ length: 10 }, () => toldTo(table, 'spectator', 0)));
  expect(new Set(messages).size).toBe(1);
  expect(loads()).toBe(1);
  await toldTo(table, 0, 0);
  expect(loads()).toBe(2);
});

test('no more is kept than the house has room for, and nothing of a table that has left the memory', async () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  const match = longMatch(game, { seats: game.meta.seats.max, entries: 200, rng: simRng(7) });
  const table = await tableOf(game, match);
  const readWhole = () => fullHistory(house.context, table);
  const room = createChronicles(LATER);
  const told = await room.tell(table, { viewer: 'spectator', from: 0 }, readWhole);
  expect(room.bytes()).toBe(2 * told.length - (match.entries.length - 1));
  room.forget(table.id);
  expect(room.bytes()).toBe(0);

  const narrow = createChronicles({ ...LATER, mostBytes: room.bytes() + 3 * told.length });
  for (const id of ['a', 'b', 'c', 'd']) {
    expect(await narrow.tell({ ...table, id, match }, { viewer: 'spectator', from: 0 }, readWhole)).toBe(told);
    expect(narrow.bytes()).toBeLessThanOrEqual(3 * told.length);
  }
  const none = createChronicles({ ...LATER, mostBytes: 10 });
  expect(await none.tell(table, { viewer: 'spectator', from: 0 }, readWhole)).toBe(told);
  expect(none.bytes()).toBe(0);
});

test('a long match is written in slices, between which others have their turn, and what is written once is written', async () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  const match = longMatch(game, { seats: game.meta.seats.max, entries: 450, rng: simRng(9) });
  const table = await tableOf(game, match);
  let turns = 0;
  const soon = (call: () => void) => {
    turns += 1;
    call();
  };
  const chronicles = createChronicles({ soon });
  const asked = { viewer: 'spectator', from: 0 } as const;
  for (let times = 0; times < 2; times += 1)
    await chronicles.tell({ ...table, match }, asked, () => Promise.resolve(match));
  expect(turns).toBe(3);
});

test('a table that leaves the memory takes what was told of it along', async () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  house = await openHouse({ games: GAMES, idleMs: 40 });
  const { store, chronicles } = house.context;
  const match = await keepMatch(store, longMatch(game, { seats: game.meta.seats.max, entries: 130, rng: simRng(8) }));
  const guest = await house.guest();
  await guest.joins({ match });
  expect(chronicles.bytes()).toBeGreaterThan(0);
  guest.socket.close();
  await expect.poll(() => chronicles.bytes()).toBe(0);
});
