import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { HOME_COOKIE, homeFile, LANGUAGES, OWN_HOME } from '@haven/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const pageWith = (words: string) =>
  `<!doctype html><html lang="en"><head><title>Haven</title></head><body>${words}</body></html>`;

function builtPage(homes: readonly string[]): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), pageWith('plain'));
  for (const language of homes) writeFileSync(join(folder, homeFile(language)), pageWith(`home in ${language}`));
  return folder;
}

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ page: builtPage(LANGUAGES) });
});
afterAll(() => house.close());

async function shown(url: string, headers: IncomingHttpHeaders = {}) {
  const { body } = await house.http.inject({ url, headers });
  const [, language, words] = /<html lang="(\w+)">.*<body>(.*)<\/body>/s.exec(body) ?? [];
  return `${language}: ${words}`;
}

const kept = (wish: string) => `other=1; ${HOME_COOKIE}=${wish}`;

const FRENCH = { 'accept-language': 'de, fr;q=0.8' };

test.each([
  { how: 'in the browser’s language', url: '/', headers: FRENCH, written: 'fr: home in fr' },
  { how: 'in English if none of ours is asked for', url: '/', headers: {}, written: 'en: home in en' },
  { how: 'as chosen on the page', url: '/', headers: { ...FRENCH, cookie: kept('ru') }, written: 'ru: home in ru' },
  { how: 'as the address says', url: '/?lang=en', headers: { cookie: kept('ru') }, written: 'en: home in en' },
  { how: 'not, where somebody has games', url: '/', headers: { cookie: kept(OWN_HOME) }, written: 'en: plain' },
  { how: 'not, at another address', url: '/run/abc', headers: FRENCH, written: 'fr: plain' },
])('home is written $how', async ({ url, headers, written }) => {
  expect(await shown(url, headers)).toBe(written);
});

test('a cookie that nobody here wrote changes nothing', async () => {
  for (const wish of ['../index', 'de', '', '%00'])
    expect(await shown('/', { cookie: kept(wish), 'accept-language': 'fr' })).toBe('fr: home in fr');
});

test('it is packed, and kept by nobody for somebody else', async () => {
  const { rawPayload, headers } = await house.http.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(rawPayload).toString()).toContain('home in en');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'gzip',
    vary: 'accept-encoding, accept-language, cookie',
  });
});

test('its files are no pages themselves', async () => {
  expect((await house.http.inject(`/${homeFile('fr')}`)).statusCode).toBe(404);
});

test('a page that was built without it is plain for everybody', async () => {
  const older = await openHouse({ page: builtPage([]) });
  expect((await older.http.inject('/')).body).toContain('plain');
  await older.close();
});
