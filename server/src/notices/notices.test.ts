import { at } from '@haven/kit';
import type { Clock, Notices, PushKey } from '@haven/wire';
import { importJWK, jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserAt, hearsTable } from '../testing/browser.ts';
import { allSee, type Company, companyOf, type HandClock, handClock, livelyPlan, rolls } from '../testing/company.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { pushDevice } from '../testing/push-device.ts';
import { openReceiver, type Received, type Receiver } from '../testing/receiver.ts';

const DAYS: Clock = { kind: 'days', days: 3 };
const LIVE: Clock = { kind: 'live', moveSeconds: 3600, bankSeconds: 0 };
const AWAY_MS = 20_000;

let clock: HandClock;
let house: OpenHouse;
let receiver: Receiver;
const plan = (changes = {}) => livelyPlan(clock, { isAnywhere: true, address: 'https://haven.example', ...changes });
beforeEach(async () => {
  clock = handClock(Date.now());
  house = await openHouse(plan());
  receiver = await openReceiver();
});
afterEach(async () => {
  receiver.close();
  await house.close();
});

/** Two people; the second wants to be called, and has left. */
async function oneAway(rule: Clock, format: 'discord' | 'ntfy' = 'ntfy'): Promise<Company> {
  const company = await companyOf(house, 2, { clock: rule });
  const url = `${receiver.address}/${format}`;
  expect((await at(company.browsers, 1).ask('PUT /api/me/webhook', { format, url })).status).toBe(204);
  await allSee(company.guests);
  await leaves(company, 1);
  return company;
}

async function leaves({ guests }: Company, seat: number): Promise<void> {
  at(guests, seat).socket.close();
  await hearsTable(at(guests, 1 - seat), ({ chairs }) => chairs[seat]?.isOnline === false);
}

async function hostRolls(company: Company, asked: number): Promise<void> {
  const host = at(company.guests, 0);
  await rolls({ ...company, guests: [host] }, 0, asked);
}

/** The second comes back, moves, and leaves. */
async function friendRolls({ browsers, seats, guests }: Company, asked: number): Promise<void> {
  const again = await at(browsers, 1).sits(at(seats, 1));
  again.say({ type: 'play', asked, move: 'roll' });
  await at(guests, 0).hears('seen');
  again.socket.close();
  await hearsTable(at(guests, 0), ({ chairs }) => chairs[1]?.isOnline === false);
}

const little = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Time enough for the house to find somebody away, and to find them still away later. */
async function timeToCall(): Promise<void> {
  for (let looks = 0; looks < 3; looks += 1) {
    await little();
    clock.pass(AWAY_MS);
  }
  await little();
}

/** Time passes until somebody is called. */
async function called(): Promise<Received> {
  let isCalled = false;
  const call = receiver.next().finally(() => {
    isCalled = true;
  });
  for (; !isCalled; await Promise.race([call, little()])) clock.pass(AWAY_MS);
  return call;
}

/** Nothing more was sent, though there was time: a trial that was asked for later has arrived. */
async function hearsNothingMore(company: Company, before: number): Promise<void> {
  await timeToCall();
  expect((await at(company.browsers, 1).ask('POST /api/me/webhook/trial')).status).toBe(204);
  await receiver.next();
  expect(receiver.received).toHaveLength(before + 1);
}

test('whoever is away in their turn is called in their language: game, table, nothing else', async () => {
  const company = await oneAway(DAYS);
  await at(company.browsers, 1).ask('POST /api/me', { language: 'ru' });
  await hostRolls(company, 0);
  const { path, headers, body } = await called();
  const address = `https://haven.example/table/${company.table}`;
  expect({ path, click: headers.click, body: body.toString() }).toEqual({
    path: '/ntfy',
    click: address,
    body: `Ваш ход: lanterns\n${address}`,
  });
});

test('Discord hears it in its own format, and nobody is mentioned', async () => {
  const company = await oneAway(DAYS, 'discord');
  await hostRolls(company, 0);
  const { headers, body } = await called();
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(body.toString())).toEqual({
    content: `Your turn: lanterns\nhttps://haven.example/table/${company.table}`,
    allowed_mentions: { parse: [] },
  });
});

test('whoever is back in time, or there all along, is not called', async () => {
  const company = await oneAway(DAYS);
  await hostRolls(company, 0);
  await at(company.browsers, 1).sits(at(company.seats, 1));
  await hearsNothingMore(company, 0);
});

/** Two people; the second wants to be called, and has left a page open somewhere. */
async function oneWithOldPage(): Promise<Company> {
  const company = await companyOf(house, 2, { clock: DAYS });
  const url = `${receiver.address}/ntfy`;
  await at(company.browsers, 1).ask('PUT /api/me/webhook', { format: 'ntfy', url });
  await allSee(company.guests);
  return company;
}

/** The house has heard all that this guest said. */
async function isHeard(company: Company, seat: number): Promise<void> {
  at(company.guests, seat).say({ type: 'look', from: 0 });
  await at(company.guests, seat).hears('seen');
}

test('a page that nobody has looked at for a minute keeps nobody from being called', async () => {
  const company = await oneWithOldPage();
  at(company.guests, 1).say({ type: 'here', visible: false });
  await isHeard(company, 1);
  await hostRolls(company, 0);
  expect((await called()).body.toString()).toContain('Your turn');
});

test('so does one that is left open in one’s own turn', async () => {
  const company = await oneWithOldPage();
  await hostRolls(company, 0);
  await timeToCall();
  at(company.guests, 1).say({ type: 'here', visible: false });
  expect((await called()).body.toString()).toContain('Your turn');
});

test('whoever looks at one of two pages, or was away for a moment only, is not called', async () => {
  const company = await oneWithOldPage();
  const other = await at(company.browsers, 1).sits(at(company.seats, 1));
  other.say({ type: 'here', visible: false });
  await hostRolls(company, 0);
  at(company.guests, 1).say({ type: 'here', visible: false });
  await isHeard(company, 1);
  clock.pass(50_000);
  at(company.guests, 1).say({ type: 'here', visible: true });
  await isHeard(company, 1);
  await hearsNothingMore(company, 0);
});

test('by the day: once per turn, and again in the next one', async () => {
  const company = await oneAway(DAYS);
  await hostRolls(company, 0);
  await called();
  const watcher = await house.guest();
  await watcher.joins({ match: company.table });
  watcher.socket.terminate();
  await hearsNothingMore(company, 1);
  await friendRolls(company, 1);
  await hostRolls(company, 2);
  expect((await called()).body.toString()).toContain('Your turn');
});

test('live: not again within ten minutes', async () => {
  const company = await oneAway(LIVE);
  await hostRolls(company, 0);
  await called();
  await friendRolls(company, 1);
  await hostRolls(company, 2);
  await hearsNothingMore(company, 1);
  await friendRolls(company, 3);
  clock.pass(10 * 60_000);
  await hostRolls(company, 4);
  expect((await called()).body.toString()).toContain('Your turn');
});

test('a turn that came just before the house was closed is told after it, once', async () => {
  const company = await oneAway(DAYS);
  await hostRolls(company, 0);
  await reopened();
  await called();
  await reopened();
  await timeToCall();
  expect(receiver.received).toHaveLength(1);
});

test('after it was closed the house looks at all tables by the day, one after the other', async () => {
  const companies = [await oneAway(DAYS), await oneAway(DAYS), await oneAway(DAYS)];
  for (const company of companies) await hostRolls(company, 0);
  await reopened();
  const calls = [await called(), await called(), await called()];
  const told = calls.map(({ body }) => companies.findIndex(({ table }) => body.toString().includes(table)));
  expect(told.toSorted()).toEqual([0, 1, 2]);
});

async function reopened(): Promise<void> {
  await house.close();
  house = await openHouse(plan(), house.folder);
}

test('a device hears it encrypted for itself alone, from a house that proves who it is', async () => {
  const company = await companyOf(house, 2, { clock: DAYS });
  const device = pushDevice();
  const subscription = { endpoint: `${receiver.address}/push/1`, expirationTime: null, keys: device.keys };
  const friend = at(company.browsers, 1);
  expect((await friend.ask('PUT /api/me/push', subscription)).status).toBe(204);
  expect((await friend.ask<Notices>('GET /api/me/notices')).body).toEqual({ webhook: null, isPushed: true });
  await allSee(company.guests);
  await leaves(company, 1);
  await hostRolls(company, 0);
  const { path, headers, body } = await called();
  expect(path).toBe('/push/1');
  expect(JSON.parse(device.decrypt(body))).toEqual({
    title: 'Your turn: lanterns',
    address: `/table/${company.table}`,
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
  expect(JSON.stringify(headers)).not.toContain(company.table);
  await provesItself(headers.authorization ?? '');
});

async function provesItself(authorization: string): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  expect((await get<PushKey>(`${house.address}/api/push-key`)).body.key).toBe(key);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const known = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, known, { audience: receiver.address });
  expect(payload.sub).toBe('https://haven.example');
}

test('a device that is gone is forgotten', async () => {
  const company = await companyOf(house, 2, { clock: DAYS });
  const friend = at(company.browsers, 1);
  await friend.ask('PUT /api/me/push', { endpoint: `${receiver.address}/old`, keys: pushDevice().keys });
  receiver.answers(410);
  await allSee(company.guests);
  await leaves(company, 1);
  await hostRolls(company, 0);
  await called();
  const isPushed = async () => (await friend.ask<Notices>('GET /api/me/notices')).body.isPushed;
  await expect.poll(isPushed, { timeout: 60_000 }).toBe(false);
});

test('what a guest has set they can take back', async () => {
  const { browsers } = await companyOf(house, 2);
  const friend = at(browsers, 1);
  const webhook = { format: 'ntfy', url: `${receiver.address}/mine` };
  const heard = async () => (await friend.ask<Notices>('GET /api/me/notices')).body;
  await friend.ask('PUT /api/me/webhook', webhook);
  for (const name of ['one', 'two', 'three'])
    await friend.ask('PUT /api/me/push', { endpoint: `${receiver.address}/${name}`, keys: pushDevice().keys });
  expect(await heard()).toEqual({ webhook, isPushed: true });
  await friend.ask('DELETE /api/me/webhook');
  await friend.ask('DELETE /api/me/push', { endpoint: `${receiver.address}/one` });
  expect(await heard()).toEqual({ webhook: null, isPushed: true });
  await friend.ask('DELETE /api/me/push');
  expect(await heard()).toEqual({ webhook: null, isPushed: false });
  expect((await friend.ask('POST /api/me/webhook/trial')).body.refusal?.code).toBe('webhook-silent');
});

const [INSIDE, OUTSIDE] = ['https://127.0.0.1/x', 'https://8.8.8.8/x'];
const { keys: KEYS } = pushDevice();

test.each([
  ['a webhook inside', { webhook: { format: 'ntfy', url: INSIDE } }, 'bad-address'],
  ['a webhook without https', { webhook: { format: 'ntfy', url: 'http://8.8.8.8/x' } }, 'bad-address'],
  ['a webhook of another format', { webhook: { format: 'pigeon', url: OUTSIDE } }, 'bad-request'],
  ['a push service inside', { push: { endpoint: INSIDE, keys: KEYS } }, 'bad-address'],
  ['keys that are none', { push: { endpoint: OUTSIDE, keys: { p256dh: 'AAAA', auth: 'AAAA' } } }, 'bad-request'],
])('%s is refused', async (_name, wish, code) => {
  await house.close();
  house = await openHouse(livelyPlan(clock));
  const guest = browserAt(house.address);
  for (const [what, message] of Object.entries(wish))
    expect(await guest.ask(`PUT /api/me/${what}`, message)).toMatchObject({ status: 400, body: { refusal: { code } } });
});
