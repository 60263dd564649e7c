import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '@haven/games/pictures';
import { textOf } from '@haven/games/texts';
import { at } from '@haven/kit';
import { HEIGHT, WIDTH } from '@haven/picture-kit';
import { LANGUAGES, type TakenSeat } from '@haven/wire';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, expect, test } from 'vitest';
import { type Browser, browserAt, wishFor } from '../testing/browser.ts';
import { COMPANY, SOLO } from '../testing/games.ts';
import { type OpenHouse, openHouse, post, type Seated } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

let house: OpenHouse;
afterEach(() => house.close());

const TITLE = textOf(COMPANY.meta.id)?.messages.en.game.title ?? '';

function builtPage(): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'assets'));
  const head = '<title>Haven</title><meta name="description" content="Haven" />';
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html><head>${head}</head><body></body></html>`);
  return folder;
}

async function openWithPage(): Promise<void> {
  house = await openHouse({ page: builtPage() });
}

/** Looks at a link as those do who send nothing but an address. */
async function shownAt(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${house.address}${path}`, { headers: { 'accept-language': '', ...headers } });
  const page = await response.text();
  const property = (name: string) => unescaped(new RegExp(`property="${name}" content="([^"]*)"`).exec(page)?.[1]);
  return { status: response.status, headers: response.headers, page, property };
}

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescaped = (text: string | undefined) => text?.replace(/&[#\w]+;/g, (sign) => SIGNS[sign] ?? sign);

/** A table with one guest and so many chairs. */
async function tableOf(host: Browser, seats = 3, language = 'en'): Promise<string> {
  await host.ask('POST /api/me', { name: 'Ada', language });
  const wish = wishFor(COMPANY.meta.id, host, { seats, access: 'link' });
  return (await host.ask<TakenSeat>('POST /api/tables', wish)).body.table;
}

test('a table by link shows its game, who sits there and how many chairs are free', async () => {
  await openWithPage();
  const host = browserAt(house.address);
  const id = await tableOf(host);
  await host.ask(`POST /api/tables/${id}/bots/1`);
  const { page, property, headers } = await shownAt(`/table/${id}?from=chat`);
  expect(property('og:title')).toBe(`${TITLE} · 1 free seat: sit down`);
  expect(property('og:description')).toMatch(/^Ada invites you to play\. /);
  expect(property('og:url')).toBe(`${house.address}/table/${id}`);
  expect(page).toContain(`<link rel="canonical" href="${house.address}/table/${id}" />`);
  expect(page).toContain(`<title>${TITLE} · 1 free seat: sit down · Haven</title>`);
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(page.match(/<meta name="description"/g)).toHaveLength(1);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each(['/', '/?from=chat', '/table/nobody'])(
  '%s has a card also for those who can unpack nothing',
  async (path) => {
    await openWithPage();
    const { statusCode, body, headers } = await house.http.inject(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('property="og:image"');
  },
);

test('nothing is shown that a guest without a chair may not know', async () => {
  await openWithPage();
  const id = await tableOf(browserAt(house.address));
  const table = await house.context.store.tables.load(id);
  const { page } = await shownAt(`/table/${id}`);
  const [chair] = table?.chairs ?? [];
  for (const secret of [table?.share, chair?.player, chair?.seal]) expect(page).not.toContain(secret ?? 'none');
});

test('the language is that of the address, else the visitor’s, else the host’s, else English', async () => {
  await openWithPage();
  const host = browserAt(house.address);
  const id = await tableOf(host, 3, 'ru');
  const titleIn = async (path: string, accepted = '') =>
    (await shownAt(path, { 'accept-language': accepted })).property('og:title');
  expect(await titleIn(`/table/${id}`)).toContain('2 свободных места: садитесь');
  expect(await titleIn(`/table/${id}`, 'de-CH, fr;q=0.8, en;q=0.5')).toContain('2 places libres : asseyez-vous');
  expect(await titleIn(`/table/${id}?lang=en`, 'fr')).toContain('2 free seats: sit down');
  expect(await titleIn('/', 'de')).toBe('Haven');
  expect((await shownAt('/')).property('og:description')).toBe('Board games in your browser, alone or with friends');
  expect((await shownAt('/?lang=fr')).property('og:locale')).toBe('fr_FR');
});

test('replay, check and a new table of a game have cards of their own', async () => {
  await openWithPage();
  const id = await tableOf(browserAt(house.address));
  expect((await shownAt(`/replay/table/${id}`)).property('og:title')).toBe(
    `${TITLE} (replay) · 2 free seats: sit down`,
  );
  expect((await shownAt(`/verify/table/${id}`)).property('og:title')).toContain('(was it fair?)');
  const game = await shownAt(`/new/${COMPANY.meta.id}`);
  expect(game.property('og:title')).toBe(TITLE);
  const learn = await shownAt(`/learn/${COMPANY.meta.id}/first`);
  expect(learn.property('og:title')).toBe(`Learn ${TITLE}`);
  const puzzle = await shownAt(`/puzzles/${COMPANY.meta.id}/today`);
  expect(puzzle.property('og:title')).toBe(`${TITLE}: puzzles`);
  expect(puzzle.property('og:description')).toMatch(/^Positions from real games/);
  const pieces = await shownAt(`/reference/${COMPANY.meta.id}?lang=fr`);
  expect(pieces.property('og:title')).toBe(`${TITLE}\u202f: le matériel`);
  for (const path of ['/verify', '/verify/shared', '/verify/run/mine'])
    expect((await shownAt(path)).property('og:title')).toBe('Was it fair?');
  expect(game.property('og:image')).toContain(`/api/picture/game/${COMPANY.meta.id}.png`);
  const painted = puzzle.property('og:image') ?? '';
  expect(painted).toContain(`/api/picture/puzzles/${COMPANY.meta.id}.png`);
  const [puzzles, table] = await Promise.all([painted, game.property('og:image') ?? ''].map((each) => fetch(each)));
  expect([puzzles?.status, puzzles?.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(puzzles?.headers.get('etag')).not.toBe(table?.headers.get('etag'));
});

test('a match without a table is shown too', async () => {
  await openWithPage();
  const { body } = await post<Seated>(`${house.address}/api/matches`, { game: SOLO.meta.id, nickname: 'Zoë' });
  const { property } = await shownAt(`/table/${body.match}`);
  expect(property('og:title')).toContain('The game begins');
  expect(property('og:description')).toMatch(/^At the table: Zoë\. /);
});

test('no match is loaded because somebody looked at a link', async () => {
  const folder = tempFolder();
  const before = await openHouse({}, folder);
  const { body } = await post<Seated>(`${before.address}/api/matches`, { game: SOLO.meta.id });
  await before.close();
  house = await openHouse({ page: builtPage() }, folder);
  const { property } = await shownAt(`/table/${body.match}`);
  await pictureAt(property('og:image') ?? '');
  expect(await house.context.metrics.registry.metrics()).toContain('haven_matches_loaded 0');
});

test.each(['/table/nobody', '/replay/shared', '/run/abc', '/new/nothing', '/somewhere'])(
  '%s has the card of the house',
  async (path) => {
    await openWithPage();
    const { status, property } = await shownAt(path);
    expect({ status, title: property('og:title') }).toEqual({ status: 200, title: 'Haven' });
    expect(property('og:image')).toContain('/api/picture/house.png');
  },
);

test('a table that cannot be read has the plain page', async () => {
  await openWithPage();
  const id = await tableOf(browserAt(house.address));
  const database = new DatabaseSync(join(house.folder, 'haven.db'));
  database.prepare("update tables set told = '{broken' where id = ?").run(id);
  database.close();
  const { status, property } = await shownAt(`/table/${id}`);
  expect({ status, title: property('og:title') }).toEqual({ status: 200, title: 'Haven' });
});

test('whole addresses are those of the house, if it knows its own; a name of no machine is not repeated', async () => {
  house = await openHouse({ page: builtPage(), services: { address: 'https://games.example.org' } });
  expect((await shownAt('/')).property('og:image')).toMatch(/^https:\/\/games\.example\.org\/api\/picture\/house\.png/);
  await house.close();
  await openWithPage();
  const response = await house.http.inject({ url: '/', headers: { host: 'a"><script>' } });
  expect(response.body).not.toMatch(/<script|og:image|canonical/);
});

test('pages of tables are counted like requests, files are not', async () => {
  house = await openHouse({ page: builtPage(), limits: { requestsPerMinute: 2 } });
  const statuses = async (path: string) => {
    const seen: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) seen.push((await shownAt(path)).status);
    return seen;
  };
  expect(await statuses('/')).toEqual([200, 200, 200]);
  expect(await statuses('/table/nobody')).toEqual([200, 200, 429]);
});

async function pictureAt(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers });
  const png = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, png };
}

const sizeOf = (png: Buffer) => ({
  sign: png.toString('latin1', 1, 4),
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});
const SIZE = { sign: 'PNG', width: WIDTH, height: HEIGHT };

test('the picture is drawn as the card says, may be kept under its name, and changes with the table', async () => {
  await openWithPage();
  const host = browserAt(house.address);
  const id = await tableOf(host);
  const before = (await shownAt(`/table/${id}`)).property('og:image') ?? '';
  const first = await pictureAt(before);
  expect(first.headers.get('content-type')).toBe('image/png');
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(sizeOf(first.png)).toEqual(SIZE);
  const again = await pictureAt(before, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);

  await host.ask(`POST /api/tables/${id}/bots/1`);
  const after = (await shownAt(`/table/${id}`)).property('og:image') ?? '';
  expect(after).not.toBe(before);
  const old = await pictureAt(before);
  expect(old.headers.get('cache-control')).toBe('no-cache');
  expect(old.png.equals((await pictureAt(after)).png)).toBe(true);
  expect(old.png.equals(first.png)).toBe(false);
});

test('the house and every game have a picture in every language, small enough to be shown everywhere', async () => {
  await openWithPage();
  const paths = ['house.png', ...pictures.map(({ id }) => `game/${id}.png`)];
  for (const path of paths) {
    const drawn = await Promise.all(
      LANGUAGES.map((lang) => pictureAt(`${house.address}/api/picture/${path}?lang=${lang}`)),
    );
    for (const { png } of drawn) expect(sizeOf(png)).toEqual(SIZE);
    for (const { png } of drawn) expect(png.length).toBeLessThan(600_000);
    expect(at(drawn, 0).png.equals(at(drawn, 2).png)).toBe(false);
  }
});

test('there is no picture of what is not there', async () => {
  await openWithPage();
  for (const path of ['table/nobody.png', 'game/nothing.png', 'nothing.png'])
    expect((await pictureAt(`${house.address}/api/picture/${path}`)).status).toBe(404);
});
