import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptCode, KeptSince, Me, Recovery, TakenSeat } from '@haven/wire';
import { decodeJwt, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Browser, browserAt, wishFor } from '../testing/browser.ts';
import { handClock } from '../testing/company.ts';
import { SOLO } from '../testing/games.ts';
import { get, type OpenHouse, openHouse, SECRET } from '../testing/open-house.ts';

let house: OpenHouse;
let phone: Browser;
let laptop: Browser;
beforeEach(async () => {
  house = await openHouse({ trustProxy: 1 });
  phone = browserAt(house.address);
  laptop = browserAt(house.address);
});
afterEach(() => house.close());

test('who only looks is nobody and gets no cookie', async () => {
  const { body, headers } = await phone.ask<Me>('GET /api/me');
  expect(body).toEqual({ name: '', language: 'en' });
  expect(headers.get('set-cookie')).toBeNull();
});

test('a name makes a guest, whom no script can read; the name can change', async () => {
  const { body, headers } = await phone.ask<Me>('POST /api/me', { name: ' Ада ' });
  expect(body).toEqual({ name: 'Ада', language: 'en' });
  const cookie = headers.get('set-cookie') ?? '';
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Secure');
  await phone.ask('POST /api/me', { name: 'Bo' });
  expect((await phone.ask('GET /api/me')).body).toEqual({ name: 'Bo', language: 'en' });
});

test('a guest has a language, with or without a name', async () => {
  expect((await phone.ask<Me>('POST /api/me', { language: 'fr' })).body).toEqual({ name: '', language: 'fr' });
  await phone.ask('POST /api/me', { name: 'Bo' });
  expect((await phone.ask('GET /api/me')).body).toEqual({ name: 'Bo', language: 'fr' });
  expect((await phone.ask('POST /api/me', { language: 'xx' })).status).toBe(400);
});

test('over https the cookie stays there', async () => {
  const { headers } = await phone.ask('POST /api/me', { name: 'Bo' }, { 'x-forwarded-proto': 'https' });
  expect(headers.get('set-cookie')).toContain('; Secure');
});

test.each([
  ['Zoë', 'Zoë'],
  ['☠️ 山田 🏴‍☠️', '☠️ 山田 🏴‍☠️'],
  ['<b>', '<b>'],
  ['A\u202eda\u200b', 'Ada'],
  [`Z${'\u0305'.repeat(60)}o`, `Z${'\u0305'.repeat(4)}o`],
])('%j is called %j', async (name, called) => {
  expect((await phone.ask<Me>('POST /api/me', { name })).body.name).toBe(called);
});

test.each(['', '\u3164', '\u202e', 'x'.repeat(25)])('%j is no name', async (name) => {
  expect(await phone.ask('POST /api/me', { name })).toMatchObject({
    status: 400,
    body: { refusal: { code: 'bad-request' } },
  });
});

test('a cookie that somebody else signed proves nothing', async () => {
  await phone.ask('POST /api/me', { name: 'Bo' });
  const [name, token = ''] = phone.cookie()?.split('=') ?? [];
  const forged = `${name}=${token.slice(0, -2)}xx`;
  expect((await get(`${house.address}/api/me`, { cookie: forged })).body).toEqual({ name: '', language: 'en' });
  const seat = await house.tokens.sign({ match: 'm', seat: 0 });
  expect((await get(`${house.address}/api/me`, { cookie: `${name}=${seat}` })).body).toEqual({
    name: '',
    language: 'en',
  });
});

test('another device becomes the same guest, chairs included: once', async () => {
  const wish = wishFor(SOLO.meta.id, phone, { seats: 1 });
  const { table } = (await phone.ask<TakenSeat>('POST /api/tables', wish)).body;
  const { token, expires } = (await phone.ask<Recovery>('POST /api/me/recovery')).body;
  expect(expires).toBeGreaterThan(Date.now());
  expect((await laptop.ask(`GET /api/tables/${table}/seat`)).status).toBe(401);
  expect((await laptop.ask('POST /api/me/recover', { token })).status).toBe(200);
  expect((await laptop.ask(`GET /api/tables/${table}/seat`)).body).toMatchObject({ table, seat: 0 });
  const again = await browserAt(house.address).ask('POST /api/me/recover', { token });
  expect(again).toMatchObject({ status: 403, body: { refusal: { code: 'bad-recovery' } } });
});

test('a code does what the link does, however it is typed; either of them ends both', async () => {
  await phone.ask('POST /api/me', { name: 'Bo' });
  const { token, code } = (await phone.ask<Recovery>('POST /api/me/recovery')).body;
  expect(code).toMatch(/^([A-HJKMNP-TV-Z2-9]{4}-){2}[A-HJKMNP-TV-Z2-9]{4}$/);
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
  expect((await laptop.ask<Me>('POST /api/me/recover', { code: typed })).body.name).toBe('Bo');
  for (const proof of [{ code }, { token }])
    expect((await browserAt(house.address).ask('POST /api/me/recover', proof)).status).toBe(403);
});

test('a code that was not used in time is worth nothing', async () => {
  await house.close();
  const clock = handClock();
  house = await openHouse({ now: clock.now });
  const [mine, other] = [browserAt(house.address), browserAt(house.address)];
  await mine.ask('POST /api/me', { name: 'Bo' });
  const { code } = (await mine.ask<Recovery>('POST /api/me/recovery')).body;
  clock.pass(15 * 60_000);
  expect((await other.ask('POST /api/me/recover', { code })).body.refusal?.code).toBe('bad-recovery');
});

test('nobody guesses codes: ten tries in a minute', async () => {
  const guesses = Array.from({ length: 11 }, () => phone.ask('POST /api/me/recover', { code: 'AAAA-BBBB-CCCC' }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 403)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('the store knows no code, only what proves it', async () => {
  await phone.ask('POST /api/me', { name: 'Bo' });
  const { code } = (await phone.ask<Recovery>('POST /api/me/recovery')).body;
  const { code: kept } = (await phone.ask<KeptCode>('POST /api/me/code')).body;
  await house.close();
  const text = readdirSync(house.folder).map((file) => readFileSync(join(house.folder, file), 'latin1'));
  for (const secret of [code, kept, kept.replaceAll('-', '')]) expect(text.join()).not.toContain(secret);
  house = await openHouse();
});

const becomes = async (code: string) =>
  (await browserAt(house.address).ask<Me>('POST /api/me/recover', { code })).body.name;
const keptSince = async () => (await phone.ask<KeptSince>('GET /api/me/code')).body.since;

test('a code to keep works again and again, until there is another one', async () => {
  await phone.ask('POST /api/me', { name: 'Bo' });
  expect(await keptSince()).toBeNull();
  const { code, since } = (await phone.ask<KeptCode>('POST /api/me/code')).body;
  expect(await keptSince()).toBe(since);
  expect([await becomes(code), await becomes(code)]).toEqual(['Bo', 'Bo']);
  const { code: next } = (await phone.ask<KeptCode>('POST /api/me/code')).body;
  expect([await becomes(code), await becomes(next)]).toEqual([undefined, 'Bo']);
});

test.each(['DELETE /api/me/code', 'POST /api/me/sign-out-everywhere'])(
  '%s ends the code that was kept',
  async (end) => {
    await phone.ask('POST /api/me', { name: 'Bo' });
    const { code } = (await phone.ask<KeptCode>('POST /api/me/code')).body;
    await phone.ask(end);
    expect(await becomes(code)).toBeUndefined();
    expect(await keptSince()).toBeNull();
  },
);

test('nobody has nothing to recover', async () => {
  expect(await phone.ask('POST /api/me/recovery')).toMatchObject({
    status: 401,
    body: { refusal: { code: 'no-guest' } },
  });
});

test.each(['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])(
  'a page of %s cannot ask for anything that changes things',
  async (origin) => {
    await phone.ask('POST /api/me', { name: 'Bo' });
    for (const request of ['POST /api/me', 'POST /api/tables', 'DELETE /api/tables/x/chairs/0', 'POST /api/matches']) {
      const answer = await phone.ask(request, request.startsWith('POST') ? { name: 'Eve' } : undefined, { origin });
      expect(answer).toMatchObject({ status: 403, body: { refusal: { code: 'foreign-origin' } } });
    }
    expect((await phone.ask('GET /api/me', undefined, { origin })).body).toEqual({ name: 'Bo', language: 'en' });
  },
);

test('our own page may', async () => {
  const answer = await phone.ask('POST /api/me', { name: 'Bo' }, { origin: house.address });
  expect(answer.status).toBe(200);
});

test('the same guest after a restart', async () => {
  await phone.ask('POST /api/me', { name: 'Bo' });
  const cookie = phone.cookie() ?? '';
  await house.close();
  house = await openHouse({}, house.folder);
  expect((await get(`${house.address}/api/me`, { cookie })).body).toEqual({ name: 'Bo', language: 'en' });
});

const sitsDown = async (browser: Browser) =>
  (await browser.ask<TakenSeat>('POST /api/tables', wishFor(SOLO.meta.id, browser, { seats: 1 }))).body;
const nameOf = async (cookie: string) => (await get<Me>(`${house.address}/api/me`, { cookie })).body.name;

async function bothAreBo(): Promise<void> {
  await phone.ask('POST /api/me', { name: 'Bo' });
  const { body } = await phone.ask<Recovery>('POST /api/me/recovery');
  await laptop.ask('POST /api/me/recover', { token: body.token });
}

test('signed out everywhere: this browser stays, all others and old cookies are strangers', async () => {
  await bothAreBo();
  const stolen = phone.cookie() ?? '';
  const { body: pending } = await laptop.ask<Recovery>('POST /api/me/recovery');
  const { status, body } = await phone.ask<Me>('POST /api/me/sign-out-everywhere');
  expect({ status, body }).toEqual({ status: 200, body: { name: 'Bo', language: 'en' } });
  expect((await phone.ask<Me>('GET /api/me')).body.name).toBe('Bo');
  expect((await laptop.ask<Me>('GET /api/me')).body).toEqual({ name: '', language: 'en', isSignedOut: true });
  expect((await laptop.ask<Me>('GET /api/me')).body).toEqual({ name: '', language: 'en' });
  expect(await nameOf(stolen)).toBe('');
  expect((await laptop.ask('POST /api/me/recover', { token: pending.token })).status).toBe(403);
  expect((await laptop.ask('POST /api/me/sign-out-everywhere')).body.refusal?.code).toBe('no-guest');
});

test('signed out everywhere: seats end with it, those that are taken and those whose token was kept', async () => {
  await bothAreBo();
  const taken = await sitsDown(laptop);
  const sitting = await laptop.sits(taken);
  await phone.ask('POST /api/me/sign-out-everywhere');
  expect(await sitting.closed()).toBe(1008);
  const again = await house.guest();
  again.say({ type: 'join', match: taken.table, token: taken.token });
  expect((await again.hears('error')).refusal.code).toBe('bad-token');
  const { body } = await phone.ask<TakenSeat>(`GET /api/tables/${taken.table}/seat`);
  await phone.sits(body);
});

test('a browser can be left behind', async () => {
  await phone.ask('POST /api/me', { name: 'Bo' });
  const kept = phone.cookie() ?? '';
  const { status, headers } = await phone.ask('POST /api/me/leave');
  expect(status).toBe(204);
  expect(headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await phone.ask<Me>('GET /api/me')).body.name).toBe('');
  expect(await nameOf(kept), 'only here').toBe('Bo');
});

const DAY_MS = 24 * 3600_000;

test('a cookie lives for 400 days from the last visit', async () => {
  await house.close();
  const clock = handClock();
  house = await openHouse({ now: clock.now });
  const browser = browserAt(house.address);
  await browser.ask('POST /api/me', { name: 'Bo' });
  const first = browser.cookie() ?? '';
  clock.pass(300 * DAY_MS);
  expect((await browser.ask<Me>('GET /api/me')).body.name).toBe('Bo');
  clock.pass(150 * DAY_MS);
  expect(await nameOf(first)).toBe('');
  expect((await browser.ask<Me>('GET /api/me')).body.name).toBe('Bo');
});

test('a cookie from before there were epochs still counts, until its guest signs out everywhere', async () => {
  await phone.ask('POST /api/me', { name: 'Bo' });
  const claims = decodeJwt(phone.cookie()?.split('=')[1] ?? '');
  const old = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('haven-guest')
    .setSubject(claims.sub ?? '')
    .sign(SECRET);
  expect(await nameOf(`haven-guest=${old}`)).toBe('Bo');
  await phone.ask('POST /api/me/sign-out-everywhere');
  expect(await nameOf(`haven-guest=${old}`)).toBe('');
});
