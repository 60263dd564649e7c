import {
  type AnyGame,
  at,
  fingerprint,
  type GameTypes,
  type MatchRecord,
  mixedSeed,
  rerun,
  sealOf,
  simRng,
} from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import type { Lobby, MyTable, Rematch, TableInfo, TakenSeat } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Browser, browserAt, hearsTable, wishFor } from '../testing/browser.ts';
import type { Guest } from '../testing/guest.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { randomMove } from '../testing/random-run.ts';

const LANTERNS = lanterns as unknown as AnyGame;
const FAST = { messagesPerSecond: 100_000, burst: 100_000, newMatchesPerMinute: 1000 };
const PLAN = { games: [LANTERNS], limits: FAST };

let house: OpenHouse;
let host: Browser;
let friend: Browser;
let stranger: Browser;
beforeEach(async () => {
  house = await openHouse(PLAN);
  peopleCome();
});
afterEach(() => house.close());

function peopleCome(): void {
  [host, friend, stranger] = [browserAt(house.address), browserAt(house.address), browserAt(house.address)];
}

async function setBy(who: Browser, changes: Parameters<typeof wishFor>[2] = {}): Promise<TakenSeat> {
  const { status, body } = await who.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', who, changes));
  expect(status).toBe(201);
  return body;
}
const take = (who: Browser, table: string, seat = 1) =>
  who.ask<TakenSeat>(`POST /api/tables/${table}/chairs/${seat}`, { seal: who.seal });
const infoOf = async (table: string) => (await host.ask<TableInfo>(`GET /api/tables/${table}`)).body;

test('a table is set, its first chair taken, and everybody may see it; its share of the seed is sealed', async () => {
  await host.ask('POST /api/me', { name: ' Zoë ' });
  const { table, seat, token } = await setBy(host, { seats: 3 });
  expect({ table, seat, token }).toMatchObject({ table: expect.stringMatching(/^[\w-]{22}$/), seat: 0 });
  const info = await infoOf(table);
  expect(info).toMatchObject({ id: table, game: 'lanterns', phase: 'gathering', host: 0, options: { short: false } });
  expect(info.seal).toMatch(/^[0-9a-f]{64}$/);
  expect(info.chairs.map(({ kind, name, isOnline }) => ({ kind, name, isOnline }))).toEqual([
    { kind: 'human', name: 'Zoë', isOnline: false },
    { kind: 'open', name: '', isOnline: false },
    { kind: 'open', name: '', isOnline: false },
  ]);
  expect(info.chairs[0]).toMatchObject({ seal: host.seal });
});

test('a chair is taken once, changed for another, and left', async () => {
  const { table } = await setBy(host, { seats: 3 });
  expect((await take(friend, table, 1)).body).toMatchObject({ table, seat: 1 });
  expect(await take(stranger, table, 1)).toMatchObject({ status: 409, body: { refusal: { code: 'chair-taken' } } });
  expect((await take(friend, table, 2)).body).toMatchObject({ seat: 2 });
  expect((await infoOf(table)).chairs.map(({ kind }) => kind)).toEqual(['human', 'open', 'human']);
  expect(await take(stranger, table, 7)).toMatchObject({ status: 404, body: { refusal: { code: 'unknown-chair' } } });
  expect(await stranger.ask(`DELETE /api/tables/${table}/chairs/2`)).toMatchObject({ status: 403 });
  expect((await friend.ask(`DELETE /api/tables/${table}/chairs/2`)).status).toBe(204);
  expect((await infoOf(table)).chairs.map(({ kind }) => kind)).toEqual(['human', 'open', 'open']);
});

test('a host who leaves hands the table on', async () => {
  const { table } = await setBy(host);
  await take(friend, table);
  await host.ask(`DELETE /api/tables/${table}/chairs/0`);
  expect((await infoOf(table)).host).toBe(1);
  expect((await friend.ask(`POST /api/tables/${table}/bots/0`)).status).toBe(204);
});

test('only the host seats bots, sends them away and starts, and only a full table', async () => {
  const { table } = await setBy(host);
  const early = await host.ask(`POST /api/tables/${table}/start`);
  expect(early).toMatchObject({ status: 409, body: { refusal: { code: 'chairs-open' } } });
  await take(friend, table);
  for (const request of [`POST /api/tables/${table}/start`, `POST /api/tables/${table}/bots/1`])
    expect(await friend.ask(request)).toMatchObject({ status: 403, body: { refusal: { code: 'not-host' } } });
  expect(await stranger.ask(`POST /api/tables/${table}/start`)).toMatchObject({
    status: 401,
    body: { refusal: { code: 'no-guest' } },
  });
  await friend.ask(`DELETE /api/tables/${table}/chairs/1`);
  expect((await host.ask(`POST /api/tables/${table}/bots/1`)).status).toBe(204);
  expect((await host.ask(`DELETE /api/tables/${table}/chairs/1`)).status).toBe(204);
  expect((await infoOf(table)).chairs[1]).toMatchObject({ kind: 'open' });
});

test('a game with one bot has no levels', async () => {
  const { table } = await setBy(host);
  const asked = await host.ask(`POST /api/tables/${table}/bots/1`, { level: 'captain' });
  expect(asked.body.refusal?.code).toBe('unknown-level');
});

test('a token is worth nothing once the chair is somebody else’s; an open socket goes on watching', async () => {
  const { table } = await setBy(host, { access: 'link' });
  const mine = (await take(friend, table)).body;
  const before = await friend.sits(mine);
  await friend.ask(`DELETE /api/tables/${table}/chairs/1`);
  await take(stranger, table);
  expect((await before.hears('table')).viewer).toBe('spectator');
  const again = await house.guest();
  again.say({ type: 'join', match: table, token: mine.token });
  expect((await again.hears('error')).refusal.code).toBe('bad-token');
});

test('seat tokens of a match without a table do not open a table', async () => {
  const { table } = await setBy(host);
  const guest = await house.guest();
  guest.say({ type: 'join', match: table, token: await house.tokens.sign({ match: table, seat: 0 }) });
  expect((await guest.hears('error')).refusal.code).toBe('bad-token');
});

test('the same browser finds its seat again; another one has none', async () => {
  const taken = await setBy(host);
  expect((await host.ask(`GET /api/tables/${taken.table}/seat`)).body).toMatchObject({ table: taken.table, seat: 0 });
  await stranger.ask('POST /api/me', { name: 'Eve' });
  expect(await stranger.ask(`GET /api/tables/${taken.table}/seat`)).toMatchObject({
    status: 403,
    body: { refusal: { code: 'not-your-chair' } },
  });
});

test('everybody at the table hears who comes and goes', async () => {
  const taken = await setBy(host);
  const guest = await host.sits(taken);
  const other = (await take(friend, taken.table)).body;
  await hearsTable(guest, ({ chairs }) => chairs[1]?.kind === 'human' && !chairs[1].isOnline);
  const there = await friend.sits(other);
  const met = await hearsTable(guest, ({ chairs }) => chairs[1]?.isOnline === true);
  expect(met.chairs[1]).not.toHaveProperty('awaySince');
  there.socket.close();
  const parted = await hearsTable(guest, ({ chairs }) => chairs[1]?.isOnline === false);
  expect(parted.chairs[1]?.awaySince).toBe(parted.now);
});

/** Two people sit down, start, and open their salts. */
async function begun(): Promise<{ table: string; guests: Guest[] }> {
  const mine = await setBy(host);
  const theirs = (await take(friend, mine.table)).body;
  const guests = [await host.sits(mine), await friend.sits(theirs)];
  expect((await host.ask<TableInfo>(`POST /api/tables/${mine.table}/start`)).body.phase).toBe('sealing');
  guests.forEach((guest, seat) => guest.say({ type: 'salt', salt: at([host, friend], seat).salt }));
  return { table: mine.table, guests };
}

async function playedToTheEnd(guests: readonly Guest[]): Promise<void> {
  const rng = simRng(3);
  let seen = await Promise.all(guests.map(async (guest) => (await guest.hears('seen')).seen));
  while (seen[0]?.outcome === undefined) {
    const actor = seen.findIndex(({ moves }) => moves.length > 0);
    at(guests, actor).say(randomMove(at(seen, actor), rng));
    seen = await Promise.all(guests.map(async (guest) => (await guest.hears('seen')).seen));
  }
}

test('when all salts are open the match begins; its record proves where the seed came from', async () => {
  const { table, guests } = await begun();
  const sealed = (await infoOf(table)).seal;
  await playedToTheEnd(guests);
  const info = await hearsTable(at(guests, 0), ({ phase }) => phase === 'over');
  expect(info.chairs.map(({ salt }) => salt)).toEqual([host.salt, friend.salt]);
  const record = (await host.ask<MatchRecord<GameTypes>>(`GET /api/matches/${table}/record`)).body;
  const { fairness, seed } = record;
  expect(sealOf(fairness?.share ?? '')).toBe(sealed);
  expect(mixedSeed(fairness?.share ?? '', [host.salt, friend.salt])).toBe(seed);
  expect(rerun(LANTERNS, record).match?.entries).toEqual(record.entries);
});

test('the seed and the share are told to nobody before the end', async () => {
  const { table, guests } = await begun();
  await Promise.all(guests.map((guest) => guest.hears('seen')));
  expect(await host.ask(`GET /api/matches/${table}/record`)).toMatchObject({ status: 409 });
  const stored = (await house.registry.hold(table))?.table;
  const told = [...guests.flatMap(({ frames }) => frames), JSON.stringify(await infoOf(table))].join();
  for (const secret of [stored?.setting?.share, stored?.match?.seed]) {
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(told).not.toContain(secret);
  }
});

test('a salt that does not fit its seal is refused, and so is one of a spectator', async () => {
  const mine = await setBy(host, { seats: 2 });
  await host.ask(`POST /api/tables/${mine.table}/bots/1`);
  const guest = await host.sits(mine);
  guest.say({ type: 'salt', salt: host.salt });
  expect((await guest.hears('error')).refusal.code).toBe('not-sealing');
  await host.ask(`POST /api/tables/${mine.table}/start`);
  guest.say({ type: 'salt', salt: 'ab'.repeat(32) });
  expect((await guest.hears('error')).refusal.code).toBe('bad-salt');
  const watcher = await house.guest();
  watcher.say({ type: 'join', match: mine.table });
  watcher.say({ type: 'salt', salt: host.salt });
  expect((await watcher.hears('error')).refusal.code).toBe('spectator');
});

test('whoever does not open in time plays without a salt; also after a restart', async () => {
  const mine = await setBy(host);
  await take(friend, mine.table);
  await host.ask(`POST /api/tables/${mine.table}/start`);
  await house.close();
  house = await openHouse({ ...PLAN, sealingMs: 20 }, house.folder);
  const guest = await house.guest();
  guest.say({ type: 'join', match: mine.table, token: mine.token });
  expect((await guest.hears('seen')).seen).toMatchObject({ seq: 0 });
});

test('a table brings a long document along: everybody hears its fingerprint, the record keeps it', async () => {
  await house.close();
  const options = { ...LANTERNS.options, cards: { kind: 'document', check: () => undefined } as const };
  house = await openHouse({ ...PLAN, games: [{ ...LANTERNS, options }] });
  peopleCome();
  const cards = { text: 'x'.repeat(250_000) };
  const mine = await setBy(host, { options: { cards } });
  expect((await infoOf(mine.table))?.options).toEqual({ short: false, cards: fingerprint(cards) });
  await host.ask(`POST /api/tables/${mine.table}/bots/1`);
  const guest = await host.sits(mine);
  await host.ask(`POST /api/tables/${mine.table}/start`);
  guest.say({ type: 'salt', salt: host.salt });
  await guest.hears('seen');
  const held = await house.registry.hold(mine.table);
  expect(held?.table.match).toMatchObject({ options: { cards }, documents: { cards: fingerprint(cards) } });
  const wish = wishFor('lanterns', host, { options: { cards: { text: 'x'.repeat(300_000) } } });
  expect(await host.ask('POST /api/tables', wish)).toMatchObject({ status: 413 });
});

test('rules that cannot set up do not take the table with them', async () => {
  await house.close();
  const setup = () => {
    throw new Error('a bug in the rules');
  };
  house = await openHouse({ ...PLAN, sealingMs: 300, games: [{ ...LANTERNS, setup }] });
  peopleCome();
  const mine = await setBy(host);
  await take(friend, mine.table);
  await host.ask(`POST /api/tables/${mine.table}/start`);
  const guest = await host.sits(mine);
  await hearsErrors('sealing');
  guest.say({ type: 'look', from: 0 });
  expect((await guest.hears('table')).table.phase).toBe('sealing');
});

async function hearsErrors(where: string): Promise<void> {
  const numbers = async () => (await get<string>(`${house.address}/metrics`)).body;
  await expect.poll(numbers, { interval: 100 }).toContain(`haven_errors_total{where="${where}"}`);
}

test('a table that everybody has left invites nobody', async () => {
  const { table } = await setBy(host);
  await host.ask(`DELETE /api/tables/${table}/chairs/0`);
  expect((await stranger.ask<Lobby>('GET /api/tables')).body.open).toEqual([]);
});

test('before it has begun there is nothing to play, to look at or to aid', async () => {
  const mine = await setBy(host);
  const guest = await host.sits(mine);
  guest.say({ type: 'play', asked: 0, move: 'roll' });
  expect((await guest.hears('error')).refusal.code).toBe('not-begun');
  guest.say({ type: 'aided', aid: 'odds' });
  expect((await guest.hears('error')).refusal.code).toBe('not-begun');
  guest.say({ type: 'look', from: 0 });
  expect((await guest.hears('table')).table.phase).toBe('gathering');
  expect((await host.ask(`GET /api/matches/${mine.table}`)).status).toBe(404);
});

test('the lobby shows public tables with a free chair and matches to watch; by link means hidden', async () => {
  const open = await setBy(host);
  await setBy(host, { access: 'link' });
  const { table } = await begun();
  await hearsBegun(table);
  const { body } = await stranger.ask<Lobby>('GET /api/tables');
  expect(body.open.map(({ id }) => id)).toEqual([open.table]);
  expect(body.watch.map(({ id, phase }) => ({ id, phase }))).toEqual([{ id: table, phase: 'playing' }]);
  expect(JSON.stringify(body)).not.toMatch(/seal|salt|share|player/);
});

async function hearsBegun(table: string): Promise<void> {
  const watcher = await house.guest();
  await watcher.joins({ match: table });
}

test('my tables: whose turn it is, and how it ended', async () => {
  expect((await stranger.ask('GET /api/my/tables')).body).toEqual([]);
  const { table, guests } = await begun();
  await hearsBegun(table);
  const mine = async (who: Browser) => (await who.ask<MyTable[]>('GET /api/my/tables')).body;
  expect(await mine(host)).toMatchObject([{ id: table, seat: 0, isMyTurn: true, moves: 0 }]);
  expect(await mine(friend)).toMatchObject([{ id: table, seat: 1, isMyTurn: false }]);
  await playedToTheEnd(guests);
  expect(await mine(friend)).toMatchObject([
    { phase: 'over', isMyTurn: false, moves: 12, outcome: { verdict: 'over' } },
  ]);
});

test('a rematch: the first who asks sets the table, the chairs are kept for the same people', async () => {
  const { table, guests } = await begun();
  expect((await host.ask(`POST /api/tables/${table}/rematch`)).body.refusal?.code).toBe('match-not-over');
  await playedToTheEnd(guests);
  const again = (await friend.ask<Rematch>(`POST /api/tables/${table}/rematch`)).body;
  expect((await host.ask<Rematch>(`POST /api/tables/${table}/rematch`)).body).toEqual(again);
  await stranger.ask('POST /api/me', { name: 'Eve' });
  expect((await stranger.ask(`POST /api/tables/${table}/rematch`)).status).toBe(403);
  expect((await host.ask<TableInfo>(`GET /api/tables/${table}`)).body.rematch).toBe(again.table);
  const next = again.table;
  expect((await take(stranger, next, 0)).body.refusal?.code).toBe('chair-kept');
  expect((await take(host, next, 0)).status).toBe(200);
  expect((await take(friend, next, 1)).status).toBe(200);
  expect(await infoOf(next)).toMatchObject({ phase: 'gathering', host: 1 });
});

test('a match begun without a table is one too', async () => {
  const { match, guest } = await house.seated();
  expect(await infoOf(match)).toMatchObject({ phase: 'playing', chairs: [{ isOnline: true }, { isOnline: false }] });
  expect(JSON.parse(guest.frames[1] ?? '')).toMatchObject({ type: 'table', viewer: 0, table: { id: match } });
});

test.each([
  ['an unknown game', { game: 'nothing' }, 'unknown-game'],
  ['too many seats', { seats: 4 }, 'bad-seats'],
  ['a seal that is none', { seal: 'abc' }, 'bad-request'],
  ['a clock of ten years', { clock: { kind: 'days', days: 3650 } as const }, 'bad-request'],
  ['an unknown option', { options: { wings: 1 } }, 'unknown-option'],
])('%s is refused', async (_name, changes, code) => {
  const wish = wishFor('lanterns', host, changes);
  expect(await host.ask('POST /api/tables', wish)).toMatchObject({ status: 400, body: { refusal: { code } } });
});
