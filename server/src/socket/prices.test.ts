import { once } from 'node:events';
import { games } from '@haven/games/rules';
import { at, defaultOptions, replay, simRng } from '@haven/kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PRICES } from '../limits.ts';
import { browserAt } from '../testing/browser.ts';
import { type HandClock, handClock } from '../testing/company.ts';
import { COMPANY, SOLO } from '../testing/games.ts';
import type { Guest, Heard } from '../testing/guest.ts';
import { keepMatch, longMatch } from '../testing/long-match.ts';
import { get, type OpenHouse, openHouse, post } from '../testing/open-house.ts';
import { playRandomly, randomMove } from '../testing/random-run.ts';

const PEOPLE = COMPANY.meta.seats.max;
const LONG = 2000;

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse({ now: clock.now });
});
afterEach(() => house.close());

function keepLong(entries: number): Promise<string> {
  return keepMatch(house.context.store, longMatch(COMPANY, { seats: PEOPLE, entries, rng: simRng(1) }));
}

/** What comes next, whatever it is. */
async function answerTo(guest: Guest, message: object): Promise<Heard> {
  const answer = once(guest.socket, 'message');
  guest.say(message);
  const [data] = await answer;
  return JSON.parse(String(data)) as Heard;
}

test('who looks back over a long match again and again is told how long to wait, and then hears it again', async () => {
  const match = await keepLong(LONG);
  const watcher = await house.guest();
  const whole = await watcher.joins({ match });
  let answer = await answerTo(watcher, { type: 'look', from: 0 });
  for (let asked = 0; answer.type === 'seen' && asked < 40; asked += 1)
    answer = await answerTo(watcher, { type: 'look', from: 0 });
  expect(answer).toMatchObject({ type: 'error', refusal: { code: 'too-expensive' } });
  const seconds = Number(answer.refusal.values?.seconds);
  expect(seconds).toBeGreaterThan(0);
  clock.pass(seconds * 1000);
  expect(await answerTo(watcher, { type: 'look', from: 0 })).toMatchObject({ type: 'seen', news: whole.news });
});

test('ten who look on without pause leave their whole address enough to play', async () => {
  const match = await keepLong(LONG);
  const { guest, seen } = await house.seated();
  const watchers = await Promise.all(Array.from({ length: 10 }, () => house.guest()));
  await Promise.all(watchers.map((watcher) => watcher.joins({ match })));
  for (const watcher of watchers) for (let asked = 0; asked < 40; asked += 1) watcher.say({ type: 'look', from: 0 });
  const last = await playRandomly(guest, seen, { rng: simRng(2), limit: 20 });
  const lostEarly = last.moves.length === 0;
  if (!lostEarly) expect(last.seq).toBe(20);
  expect(guest.frames.filter((frame) => frame.includes('too-expensive'))).toEqual([]);
  const refused = () => watchers.filter(({ frames }) => frames.some((frame) => frame.includes('too-expensive')));
  await expect.poll(() => refused().length).toBe(10);
});

test('whoever comes and goes does not find a full purse each time', async () => {
  const match = await keepLong(LONG);
  const refusals: string[] = [];
  for (let visits = 0; visits < 200 && refusals.length === 0; visits += 1) {
    const watcher = await house.guest();
    const { type, refusal } = await answerTo(watcher, { type: 'join', match });
    if (type === 'error') refusals.push(refusal.code);
    watcher.socket.close();
    await watcher.closed();
  }
  expect(refusals).toEqual(['too-expensive']);
});

/** How often somebody who knows the way comes in before it is too expensive. */
async function visitsTo(found: () => string | Promise<string>, from = 0): Promise<number> {
  for (let visits = 0; visits < 40; visits += 1) {
    const watcher = await house.guest();
    if ((await answerTo(watcher, { type: 'join', match: await found(), from })).type === 'error') return visits;
    watcher.socket.close();
  }
  return Number.POSITIVE_INFINITY;
}

test('to come has its price, and all that a newcomer is told has one too, though the table is open anyway', async () => {
  await house.close();
  house = await openHouse({ now: clock.now, limits: { purse: 100, addressFactor: 1 } });
  const match = await keepLong(600);
  const held = await house.registry.hold(match);
  expect(await visitsTo(() => match)).toBeLessThan(6);
  held?.release();
  clock.pass(60_000);
  const short = await keepLong(1);
  expect(await visitsTo(() => short)).toBeLessThanOrEqual(100 / PRICES.join);
});

test('to have a long match read from the store has its price, though nothing of it is told', async () => {
  await house.close();
  house = await openHouse({ now: clock.now, limits: { purse: 100, addressFactor: 1 } });
  expect(await visitsTo(() => keepLong(600), 600)).toBeLessThan(6);
});

test('all addresses of a home pay for what is read from one purse', async () => {
  await house.close();
  house = await openHouse({ now: clock.now, limits: { purse: 100, addressFactor: 1 } });
  const statuses: number[] = [];
  for (let visits = 0; visits < 6; visits += 1) {
    const url = `/api/matches/${await keepLong(600)}`;
    statuses.push((await house.http.inject({ url, remoteAddress: `2001:db8::${visits}` })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('a guest pays from one purse, wherever they come from', async () => {
  await house.close();
  house = await openHouse({ now: clock.now, limits: { purse: 3 * PRICES.list } });
  const ann = browserAt(house.address);
  await ann.ask('POST /api/me', { name: 'Ann' });
  const ask = async (from: number, cookie = '') => {
    const remoteAddress = `203.0.113.${from}`;
    return (await house.http.inject({ url: '/api/tables', remoteAddress, headers: { cookie } })).statusCode;
  };
  const statuses: number[] = [];
  for (let from = 1; from <= 4; from += 1) statuses.push(await ask(from, ann.cookie()));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await ask(4)).toBe(200);
});

test('people who load a long match again every few seconds, four behind one address, meet no limit', async () => {
  const match = await keepLong(LONG);
  const tokens = await Promise.all([0, 1, 2, 3].map((seat) => house.tokens.sign({ match, seat, player: `p${seat}` })));
  for (let times = 0; times < 30; times += 1) {
    const guests = await Promise.all(tokens.map(() => house.guest()));
    const heard = await Promise.all(guests.map((guest, seat) => guest.joins({ match, token: at(tokens, seat) })));
    expect(heard.map(({ news }) => news.length)).toEqual([LONG, LONG, LONG, LONG]);
    for (const guest of guests) guest.socket.close();
    clock.pass(3000);
  }
});

test('whoever comes out of a tunnel twenty times, clicks as fast as they can and takes back meets no limit', async () => {
  const { match, token, guest, seen } = await house.seated();
  const rng = simRng(3);
  let now = seen;
  for (let times = 0; times < 20; times += 1) {
    const back = await house.guest();
    now = (await back.joins({ match, token, from: now.seq })).seen;
    now = await playRandomly(back, now, { rng, limit: 4 });
    back.say({ type: 'undo', moves: 4 });
    now = (await back.hears('seen')).seen;
    back.socket.close();
    clock.pass(1000);
  }
  expect(now.undone).toBe(20);
  expect(guest.frames.filter((frame) => !/^\{"type":"(house|table|seen)"/.test(frame))).toEqual([]);
});

test('a seat takes back at a modest rate, whatever sockets it has', async () => {
  const { match, token, guest, seen } = await house.seated();
  const rng = simRng(4);
  const takesBack = async (each: Guest, now: Heard['seen'], times: number) => {
    let last = now;
    for (let done = 0; done < times; done += 1) {
      await playRandomly(each, last, { rng, limit: 1 });
      each.say(TAKE_BACK);
      last = (await each.hears('seen')).seen;
    }
    return last;
  };
  await takesBack(guest, seen, 12);
  const other = await house.guest();
  const now = await takesBack(other, (await other.joins({ match, token })).seen, 8);
  await playRandomly(other, now, { rng, limit: 1 });
  expect(await answerTo(other, TAKE_BACK)).toMatchObject({
    type: 'error',
    refusal: { code: 'too-expensive', values: { seconds: 1 } },
  });
  clock.pass(1000);
  expect((await answerTo(other, TAKE_BACK)).seen.undone).toBe(21);
});

test('to take back has its price, also for who may do so often', async () => {
  await house.close();
  house = await openHouse({ now: clock.now, limits: { purse: 10, addressFactor: 100, undoBurst: 100 } });
  const { guest, seen } = await house.seated();
  await playRandomly(guest, seen, { rng: simRng(4), limit: 1 });
  guest.say(TAKE_BACK);
  await playRandomly(guest, (await guest.hears('seen')).seen, { rng: simRng(4), limit: 1 });
  expect(await answerTo(guest, TAKE_BACK)).toMatchObject({ type: 'error', refusal: { code: 'too-expensive' } });
});

test('to take back costs more where the table holds only the end of a long match', async () => {
  await house.close();
  house = await openHouse({ now: clock.now, limits: { purse: 100, addressFactor: 100, undoBurst: 100 } });
  const match = await keepMatch(house.context.store, longMatch(SOLO, { seats: 1, entries: 600, rng: simRng(1) }));
  const guest = await house.guest();
  const { seen } = await guest.joins({ match, token: await house.tokens.sign({ match, seat: 0 }), from: 600 });
  await playRandomly(guest, seen, { rng: simRng(4), limit: 1 });
  clock.pass(60_000);
  for (let times = 1; times <= 2; times += 1) expect((await answerTo(guest, TAKE_BACK)).type).toBe('seen');
  expect(await answerTo(guest, TAKE_BACK)).toMatchObject({ type: 'error', refusal: { code: 'too-expensive' } });
});

test('records and lists are paid for too', async () => {
  await house.close();
  house = await openHouse({ now: clock.now, limits: { purse: 10 } });
  const { match } = await house.seated();
  const { status } = await get(`${house.address}/api/matches/${match}`);
  expect(status).toBe(200);
  let last = await get(`${house.address}/api/tables`);
  for (let asked = 0; asked < 100 && last.status === 200; asked += 1) last = await get(`${house.address}/api/tables`);
  expect(last).toMatchObject({ status: 429, body: { refusal: { code: 'too-expensive', values: { seconds: 1 } } } });
  expect(last.headers.get('retry-after')).toBe('1');
  clock.pass(1000);
  expect((await get(`${house.address}/api/tables`)).status).toBe(200);
});

test('a record costs more the longer it is', async () => {
  await house.close();
  house = await openHouse({ now: clock.now, limits: { purse: 100, addressFactor: 1 } });
  const { guest, match, seen } = await house.seated();
  await playRandomly(guest, seen, { rng: simRng(4) });
  const { record } = (await house.context.store.load(match)) ?? {};
  if (record === undefined) throw new Error('nothing was played');
  const padding = Array.from({ length: 500 }, () => [at(record.entries, 0), { seat: 0, undone: 1 }]).flat();
  const long = replay(SOLO, { ...record, entries: [...padding, ...record.entries] });
  const id = await keepMatch(house.context.store, long);
  const held = await house.registry.hold(id);
  clock.pass(60_000);
  const statuses: number[] = [];
  for (let asked = 0; asked < 3; asked += 1)
    statuses.push((await get(`${house.address}/api/matches/${id}/record`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  held?.release();
});

test('what is sent along is paid for, whatever comes of it', async () => {
  await house.close();
  house = await openHouse({ now: clock.now, limits: { purse: 2 * PRICES.newMatch + 1, addressFactor: 1 } });
  const sends = async (length: number) => {
    const wish = { game: 'unknown', options: { cards: 'x'.repeat(length) } };
    return (await post(`${house.address}/api/matches`, wish)).status;
  };
  expect([await sends(1), await sends(1)]).toEqual([400, 400]);
  clock.pass(60_000);
  expect([await sends(40_000), await sends(40_000)]).toEqual([400, 429]);
});

test('who picks and takes back without pause makes no rival late', async () => {
  await house.close();
  house = await openHouse({
    limits: { messagesPerSecond: 10_000, burst: 10_000, undoBurst: 10_000, purse: 1_000_000 },
  });
  const [restless, rival] = await rivals();
  const pickAndTakeBack = async () => {
    for (let { seen } = restless; ; seen = (await restless.guest.hears('seen')).seen) {
      restless.guest.say(randomMove(seen, simRng(5)));
      await restless.guest.hears('seen');
      restless.guest.say(TAKE_BACK);
    }
  };
  const disturbing = pickAndTakeBack().catch(() => 'the game goes on');
  await expect.poll(() => rival.guest.frames.length, { timeout: 10_000 }).toBeGreaterThan(20);
  const heard = rival.guest.frames.map((frame) => (JSON.parse(frame) as Heard).seen?.asked);
  expect(new Set(heard.filter((asked) => asked !== undefined))).toEqual(new Set([rival.seen.asked]));
  rival.guest.say(randomMove(rival.seen, simRng(6)));
  await expect.poll(() => rival.guest.frames.some((frame) => frame.includes(`"news":[{"seat":1,`))).toBe(true);
  restless.guest.socket.close();
  await disturbing;
  expect(rival.guest.frames.filter((frame) => frame.includes('"stale"'))).toEqual([]);
});

const TAKE_BACK = { type: 'undo', moves: 1 };

/** Two of a table where everybody decides at the same time. */
async function rivals() {
  const game = games.find(({ meta, options, setup, toAct }) => {
    const state = setup(meta.seats.max, defaultOptions(options), simRng(1));
    return toAct(state).length > 1;
  });
  const made = await house.registry.create({
    game: game?.meta.id ?? '',
    options: {},
    seats: game?.meta.seats.max ?? 0,
  });
  if ('code' in made) throw new Error(made.code);
  const sit = async (seat: number) => {
    const guest = await house.guest();
    const token = await house.tokens.sign({ match: made.match, seat });
    return { guest, seen: (await guest.joins({ match: made.match, token })).seen };
  };
  return [await sit(0), await sit(1)] as const;
}
