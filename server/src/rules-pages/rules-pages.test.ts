import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { games } from '@haven/games/rules';
import { textOf } from '@haven/games/texts';
import { LANGUAGES } from '@haven/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPANY } from '../testing/games.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { partsOf } from './content.ts';

let house: OpenHouse;
/** Does not know its own address, and shows a page that was built. */
let built: OpenHouse;

beforeAll(async () => {
  house = await openHouse({ services: { address: 'https://games.example.org' } });
  built = await openHouse({ page: builtPage() });
});

afterAll(async () => {
  await house.close();
  await built.close();
});

function builtPage(): string {
  const folder = tempFolder();
  const shell = '<html lang="en"><title>Haven</title><body><b>built</b><!--rules--></body>';
  writeFileSync(join(folder, 'index.html'), '<title>Haven</title>');
  writeFileSync(join(folder, 'rules.html'), shell);
  return folder;
}

const game = COMPANY.meta.id;
const text = textOf(game);

async function shown(path: string, headers: Record<string, string> = {}, at = house) {
  const { statusCode, body, headers: sent } = await at.http.inject({ url: path, headers });
  return { status: statusCode, page: body, sent };
}

const readable = (html: string) =>
  html.replace(/<[^>]+>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

test.each(LANGUAGES)('the page in %s holds the whole guide and every rule, as text', async (language) => {
  const { status, page, sent } = await shown(`/${language}/rules/${game}`);
  const words = readable(page);
  const guide = await text?.guide[language]();
  const told = [...(guide?.goal ?? []), ...(guide?.turn ?? []).map((part) => part.text)];
  const meanings = (guide?.glossary ?? []).map(({ meaning }) => meaning);
  expect(status).toBe(200);
  expect(sent['content-type']).toBe('text/html; charset=utf-8');
  expect(page).toContain(`<html lang="${language}">`);
  for (const sentence of [...told, ...meanings, ...Object.values(text?.rulesText[language] ?? {})])
    expect(words).toContain(sentence);
});

test('search engines learn of one address for each language, and of the one that leads on', async () => {
  const { page } = await shown(`/fr/rules/${game}?from=chat`);
  const at = (path: string) => `href="https://games.example.org${path}"`;
  expect(page).toContain(`<link rel="canonical" ${at(`/fr/rules/${game}`)} />`);
  for (const language of LANGUAGES)
    expect(page).toContain(`<link rel="alternate" hreflang="${language}" ${at(`/${language}/rules/${game}`)} />`);
  expect(page).toContain(`<link rel="alternate" hreflang="x-default" ${at(`/rules/${game}`)} />`);
  expect(page).toContain(`property="og:image" content="https://games.example.org/api/picture/game/${game}.png`);
  expect(page).toContain(`<title>${text?.messages.fr.game.title}\u202f: les règles du jeu · Haven</title>`);
  expect(page.match(/<meta name="description" content="[^"]{40,200}"/g)).toHaveLength(1);
  expect(page.match(/<h1>/g)).toHaveLength(1);
});

test.each([
  ['', 'fr-CH,en;q=0.5', 'fr'],
  ['?lang=ru', 'fr', 'ru'],
  ['', 'de', 'en'],
])('without a language%s it leads to the visitor’s (%s): %s', async (query, accepted, language) => {
  const { status, sent } = await shown(`/rules/${game}${query}`, { 'accept-language': accepted });
  expect(status).toBe(302);
  expect(sent).toMatchObject({ location: `/${language}/rules/${game}`, vary: 'accept-language' });
});

test.each(['/fr/rules/nothing', '/rules/nothing', `/de/rules/${game}`])('%s is not there', async (path) => {
  expect((await shown(path)).status).toBe(404);
});

test('the words stand in the shell that was built, which is no page itself', async () => {
  const { page } = await shown(`/ru/rules/${game}`, {}, built);
  expect(page).toContain('<html lang="ru">');
  expect(page).toMatch(/<b>built<\/b><div class="rules-page" data-game="[a-z0-9-]+">/);
  expect(page).toContain('<article class="example" data-example="0"');
  expect((await shown('/rules.html', {}, built)).status).toBe(404);
});

test('whoever can unpack gets a fifth of it', async () => {
  const path = `/ru/rules/${game}`;
  const { rawPayload, headers } = await house.http.inject({ url: path, headers: { 'accept-encoding': 'br, gzip' } });
  const { page } = await shown(path);
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(rawPayload).toString()).toBe(page);
  expect(rawPayload.length).toBeLessThan(Buffer.byteLength(page) / 3);
});

test('robots find the pages by the map, and the map by robots.txt', async () => {
  const { page: robots } = await shown('/robots.txt');
  expect(robots).toContain('Sitemap: https://games.example.org/sitemap.xml');
  const { page: map, sent } = await shown('/sitemap.xml');
  expect(sent['content-type']).toContain('application/xml');
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toHaveLength(1 + LANGUAGES.length * games.length);
  expect(places).toContain(`https://games.example.org/ru/rules/${game}`);
});

test('a map needs an address: whoever sends none of sense gets none', async () => {
  const headers = { host: 'evil"><x' };
  expect((await shown('/sitemap.xml', headers, built)).status).toBe(404);
  expect((await shown('/robots.txt', headers, built)).page).not.toContain('Sitemap');
});

test('a § that exists is a link to it, and what looks like markup stays words', () => {
  const guide = { goal: ['See §1.1, not §9.9 <b>'], turn: [], examples: [], glossary: [] };
  const [goal, rules] = partsOf({ guide, rules: { '§1': 'Setup', '§1.1': 'Deal.', '§1.1.2': 'All.' } }, 'en');
  expect(goal?.content).toContain('See <a href="#s1.1">§1.1</a>, not §9.9 &#60;b&#62;');
  expect(rules?.content).toContain('id="s1.1.2"');
});
