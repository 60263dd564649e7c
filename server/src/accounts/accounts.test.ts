import type { Me, Recovery, TakenSeat } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Browser, browserAt, wishFor } from '../testing/browser.ts';
import { SOLO } from '../testing/games.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';

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

test.each(['', '<b>', 'x'.repeat(25)])('"%s" is no name', async (name) => {
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
