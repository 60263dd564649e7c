import { type AnyGame, at, simRng } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import type { Lobby, TakenSeat } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from './new-id.ts';
import { QUOTAS } from './quotas.ts';
import { type Browser, browserAt, wishFor } from './testing/browser.ts';
import { type HandClock, handClock } from './testing/company.ts';
import { SOLO } from './testing/games.ts';
import { keepMatch, longMatch } from './testing/long-match.ts';
import { type OpenHouse, openHouse } from './testing/open-house.ts';

const DAY_MS = 24 * 3600_000;
const LANTERNS = lanterns as unknown as AnyGame;
const options = { ...LANTERNS.options, cards: { kind: 'document', check: () => undefined } as const };
const PLENTY = 1_000_000;
const LIMITS = { newMatchesPerMinute: PLENTY, requestsPerMinute: PLENTY, purse: PLENTY };

let clock: HandClock;
let house: OpenHouse;
let host: Browser;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse({ games: [{ ...LANTERNS, options }, SOLO], now: clock.now, limits: LIMITS });
  host = browserAt(house.address);
});
afterEach(() => house.close());

function sets(who: Browser, brought: Record<string, unknown> = {}) {
  return who.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', who, { options: brought }));
}

async function openTables(): Promise<string[]> {
  const { body } = await browserAt(house.address).ask<Lobby>('GET /api/tables');
  return body.open.map(({ id }) => id);
}

function quota(what: string, most: number) {
  return { status: 409, body: { refusal: { code: 'quota', values: { what, most } } } };
}

test('a guest keeps so many tables waiting; who begins or leaves one may set another', async () => {
  const tables: string[] = [];
  for (let set = 0; set < QUOTAS.gathering; set += 1) tables.push((await sets(host)).body.table);
  expect(await sets(host)).toMatchObject(quota('gathering', 12));
  expect(await sets(browserAt(house.address))).toMatchObject({ status: 201 });
  await host.ask(`DELETE /api/tables/${tables[0]}/chairs/0`);
  expect(await sets(host)).toMatchObject({ status: 201 });
  await host.ask(`POST /api/tables/${tables[1]}/bots/1`);
  await host.ask(`POST /api/tables/${tables[1]}/start`);
  expect(await sets(host)).toMatchObject({ status: 201 });
  expect(await sets(host)).toMatchObject(quota('gathering', 12));
  clock.pass(31 * DAY_MS);
  expect(await sets(host)).toMatchObject({ status: 201 });
});

test('tables of one guest neither fill the list nor, when left, empty it', async () => {
  const friend = browserAt(house.address);
  const { body } = await sets(friend);
  for (let set = 0; set < 60; set += 1) {
    const { body: mine } = await sets(host);
    await host.ask(`DELETE /api/tables/${mine.table}/chairs/0`);
  }
  expect(await openTables()).toEqual([body.table]);
  const kept: string[] = [];
  for (let set = 0; set < 6; set += 1) kept.push((await sets(host)).body.table);
  expect(await openTables()).toEqual([...kept.slice(-3).toReversed(), body.table]);
});

test('a full table is in no list, nor one whose free chairs are kept', async () => {
  const { body } = await sets(host);
  expect(await openTables()).toEqual([body.table]);
  await host.ask(`POST /api/tables/${body.table}/bots/1`);
  expect(await openTables()).toEqual([]);
});

test('documents take so much room, for a guest and for an address in a day', async () => {
  const long = { cards: { text: 'x'.repeat(250_000) } };
  const statuses: number[] = [];
  for (let set = 0; set < 16; set += 1) {
    const { status, body } = await sets(host, long);
    statuses.push(status);
    await host.ask(`POST /api/tables/${body.table}/bots/1`);
    await host.ask(`POST /api/tables/${body.table}/start`);
  }
  expect(statuses).toEqual([...new Array(15).fill(201), 201]);
  expect(await sets(host, long)).toMatchObject(quota('documents', 4000));
  expect(await sets(browserAt(house.address), long)).toMatchObject(quota('documents', 4000));
  expect(await sets(host)).toMatchObject({ status: 201 });
  clock.pass(DAY_MS);
  expect(await sets(host, long)).toMatchObject(quota('documents', 4000));
  expect(await sets(browserAt(house.address), long)).toMatchObject({ status: 201 });
});

test('all addresses of a home together bring along no more than one', async () => {
  await house.close();
  const limits = { ...LIMITS, documentBytesPerAddress: 100_000 };
  house = await openHouse({ games: [{ ...LANTERNS, options }], now: clock.now, limits });
  const bring = async (remoteAddress: string) => {
    const payload = { game: 'lanterns', options: { cards: { text: 'x'.repeat(40_000) } } };
    const answer = await house.http.inject({ method: 'POST', url: '/api/matches', remoteAddress, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  for (const last of ['1', '2']) expect(await bring(`2001:db8::${last}`)).toMatchObject({ status: 201 });
  expect(await bring('2001:db8::3')).toMatchObject(quota('documents', 100));
  expect(await bring('2001:db8:0:1::3')).toMatchObject({ status: 201 });
});

test('one table takes so much room, also where its options are changed', async () => {
  const large = { cards: { text: 'x'.repeat(258_000) } };
  expect(await sets(host, large)).toMatchObject(quota('document', 256));
  const { table } = (await sets(host)).body;
  expect(await host.ask(`PUT /api/tables/${table}/agreement`, { options: large })).toMatchObject(
    quota('document', 256),
  );
});

test('a guest keeps so many tables playing', async () => {
  const { table } = (await sets(host)).body;
  await host.ask(`POST /api/tables/${table}/bots/1`);
  await host.ask(`POST /api/tables/${table}/start`);
  const { tables } = house.context.store;
  const begun = await tables.load(table);
  if (begun === undefined) throw new Error('nothing was begun');
  const others = Array.from({ length: QUOTAS.playing - 2 }, () => ({ ...begun, id: newId() }));
  await Promise.all(others.map((other) => tables.create(other)));
  expect(await sets(host)).toMatchObject({ status: 201 });
  await tables.create({ ...begun, id: newId() });
  expect(await sets(host)).toMatchObject(quota('playing', 200));
});

test('another table for the same people counts like any other', async () => {
  const { tables } = house.context.store;
  const set = await tables.load((await sets(host)).body.table);
  if (set === undefined) throw new Error('nothing was set');
  const ended = { ...set, id: newId(), phase: 'ended' } as const;
  await tables.create(ended);
  const rematch = () => host.ask(`POST /api/tables/${ended.id}/rematch`);
  for (let more = 1; more < QUOTAS.gathering; more += 1) await sets(host);
  expect(await rematch()).toMatchObject(quota('gathering', 12));
  await host.ask(`DELETE /api/tables/${set.id}/chairs/0`);
  expect(await rematch()).toMatchObject({ status: 200 });
});

test('an address begins so many matches without a table in a day, and all addresses of a home together no more', async () => {
  await house.close();
  house = await openHouse({ now: clock.now, limits: { ...LIMITS, matchesPerAddress: 3 } });
  const begin = async (remoteAddress: string) => {
    const payload = { game: SOLO.meta.id };
    const answer = await house.http.inject({ method: 'POST', url: '/api/matches', remoteAddress, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  for (let begun = 0; begun < 3; begun += 1) expect(await begin(`2001:db8::${begun}`)).toMatchObject({ status: 201 });
  expect(await begin('2001:db8::3')).toMatchObject(quota('matches', 3));
  expect(await begin('2001:db8:0:1::3')).toMatchObject({ status: 201 });
  clock.pass(DAY_MS / 3);
  expect(await begin('2001:db8::3')).toMatchObject({ status: 201 });
});

test('from ten thousand entries on nothing is taken back, and the match goes on', async () => {
  const short = longMatch(SOLO, { seats: 1, entries: 40, rng: simRng(1) });
  const [first] = short.entries;
  if (first === undefined) throw new Error('nothing was played');
  const padding = Array.from({ length: 4979 }, () => [first, { seat: 0, undone: 1 }]).flat();
  const match = await keepMatch(house.context.store, { ...short, entries: [...padding, ...short.entries] });
  const guest = await house.guest();
  const token = await house.tokens.sign({ match, seat: 0 });
  const { seen } = await guest.joins({ match, token, from: 9990 });
  expect(seen).toMatchObject({ seq: 9998, canUndo: true });
  const play = async (move: string, asked: number) => {
    guest.say({ type: 'play', asked, move });
    return (await guest.hears('seen')).seen;
  };
  let now = await play(at(seen.moves, 0).text, seen.asked);
  now = await play(at(now.moves, 0).text, now.asked);
  expect(now).toMatchObject({ seq: 10_000, canUndo: false });
  guest.say({ type: 'undo', moves: 1 });
  const { refusal } = await guest.hears('refused');
  expect(refusal).toEqual({ code: 'quota', values: { what: 'entries', most: 10_000 } });
  expect((await play(at(now.moves, 0).text, now.asked)).seq).toBe(10_001);
});
