import { join } from 'node:path';
import { type AnyGame, simRng } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import type { Lobby, MyTable, TableInfo, TakenSeat } from '@haven/wire';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { browserAt, wishFor } from '../testing/browser.ts';
import { SOLO } from '../testing/games.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { playRandomly, randomMove } from '../testing/random-run.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const LANTERNS_ONLY = { games: [lanterns as unknown as AnyGame] };
const FAST = { messagesPerSecond: 100_000, burst: 100_000 };

const metric = async ({ address }: OpenHouse, name: string) => {
  const { body } = await get<string>(`${address}/metrics`);
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1),
  );
};

/** Asks again until it is so; the test's own time limit is the only other end. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('a match that nobody looks at leaves the memory, and is as it was when somebody comes back', async () => {
  const house = await openHouse({ limits: FAST, idleMs: 20 });
  const { guest, match, token, seen } = await house.seated();
  const last = await playRandomly(guest, seen, { rng: simRng(4), limit: 120 });
  expect(await metric(house, 'haven_matches_loaded')).toBe(1);
  guest.socket.close();
  await until(async () => (await metric(house, 'haven_matches_loaded')) === 0);
  const back = await house.guest();
  expect((await back.joins({ match, token, from: last.seq })).seen).toEqual(last);
  await house.close();
});

test('two servers over the same data: the second to write is told that its move is stale, with what happened', async () => {
  const here = await openHouse({ limits: FAST });
  const there = await openHouse({ limits: FAST }, here.folder);
  const { guest, match, token, seen } = await here.seated();
  const other = await there.guest();
  await other.joins({ match, token });
  const after = await playRandomly(guest, seen, { rng: simRng(1), limit: 1 });
  other.say(randomMove(seen, simRng(2)));
  expect(await other.hears('seen')).toMatchObject({ from: 0, seen: after });
  expect(await other.hears('refused')).toMatchObject({ refusal: { code: 'stale' }, seen: after });
  await Promise.all([here.close(), there.close()]);
});

test.each([
  ['play', { play: () => explode() }],
  ['view', { view: (state: { life?: number }, viewer: 0) => (isFirst(state) ? SOLO.view(state, viewer) : explode()) }],
])('rules that fail in %s refuse the move, and the match is as before', async (_name, fault) => {
  const house = await openHouse({ games: [{ ...SOLO, ...fault } as AnyGame], limits: FAST });
  const { guest, match, seen } = await house.seated();
  guest.say(randomMove(seen, simRng(1)));
  expect(await guest.hears('refused')).toMatchObject({ refusal: { code: 'rules-error' }, seen: { seq: 0 } });
  expect(await metric(house, 'haven_errors_total{where="rules"}')).toBe(1);
  expect((await get(`${house.address}/api/matches/${match}`)).body).toMatchObject({ moves: 0 });
  await house.close();
});

function explode(): never {
  throw new Error('a bug in the rules');
}

/** The position that setup deals has nothing on its discard yet and asks the first question. */
function isFirst(state: unknown): boolean {
  FIRST ??= JSON.stringify(state);
  return JSON.stringify(state) === FIRST;
}
let FIRST: string | undefined;

function newGate(): { gate: Promise<void>; open(): void } {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open: () => open() };
}

test('nobody hears of a move before it is stored', async () => {
  const store = openSqlite(join(tempFolder(), 'haven.db'));
  const { gate, open } = newGate();
  const slow: Store = { ...store, append: (append) => gate.then(() => store.append(append)) };
  const house = await openHouse({ store: slow });
  const { guest, match, seen } = await house.seated();
  const watcher = await house.guest();
  await watcher.joins({ match });
  const before = [guest.frames.length, watcher.frames.length];
  guest.say(randomMove(seen, simRng(1)));
  await get(`${house.address}/health`);
  expect([guest.frames.length, watcher.frames.length]).toEqual(before);
  open();
  expect((await watcher.hears('seen')).seen.seq).toBe(1);
  await house.close();
});

test('a move that cannot be stored is refused and untold; the next one may succeed', async () => {
  const store = openSqlite(join(tempFolder(), 'haven.db'));
  let isFull = true;
  const append: Store['append'] = (entry) => (isFull ? Promise.reject(new Error('disk full')) : store.append(entry));
  const house = await openHouse({ store: { ...store, append } });
  const { guest, seen } = await house.seated();
  guest.say(randomMove(seen, simRng(1)));
  expect(await guest.hears('refused')).toMatchObject({ refusal: { code: 'store-error' }, seen: { seq: 0 } });
  isFull = false;
  guest.say(randomMove(seen, simRng(1)));
  expect((await guest.hears('seen')).seen.seq).toBe(1);
  await house.close();
});

test('a table that takes long to be read holds up no list of others', async () => {
  const store = openSqlite(join(tempFolder(), 'haven.db'));
  const { gate, open } = newGate();
  const house = await openHouse({
    store: { ...store, whole: (id) => gate.then(() => store.whole(id)) },
    ...LANTERNS_ONLY,
  });
  const host = browserAt(house.address);
  const { body: taken } = await host.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', host));
  const reading = host.ask<TableInfo>(`GET /api/tables/${taken.table}`);
  await until(async () => house.registry.isOpen(taken.table));
  expect((await host.ask<Lobby>('GET /api/tables')).body.open).toMatchObject([{ id: taken.table }]);
  expect((await host.ask<MyTable[]>('GET /api/my/tables')).body).toMatchObject([{ id: taken.table }]);
  open();
  expect((await reading).status).toBe(200);
  await house.close();
});
