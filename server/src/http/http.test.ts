import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type AnyGame, at, type OptionSpec, simRng } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import type { BestRun } from '@haven/wire';
import { afterEach, expect, test } from 'vitest';
import { SOLO } from '../testing/games.ts';
import { get, type OpenHouse, openHouse, post, type Seated } from '../testing/open-house.ts';
import { playRandomly } from '../testing/random-run.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const FAST = { messagesPerSecond: 100_000, burst: 100_000 };
const game = SOLO.meta.id;

function otherThanDefault([name, spec]: [string, OptionSpec]): [string, unknown][] {
  if (spec.kind === 'document') return [];
  return [[name, spec.kind === 'choice' ? spec.values.at(-1) : !spec.default]];
}

let house: OpenHouse;
const url = (path: string) => `${house.address}${path}`;
afterEach(() => house.close());

test('a new match has an id and a token that cannot be guessed, and says how it stands', async () => {
  house = await openHouse();
  const made = await post<Seated>(url('/api/matches'), { game, nickname: '  Zoë  ' });
  const other = await post<Seated>(url('/api/matches'), { game });
  expect(made).toMatchObject({ status: 201, body: { match: expect.stringMatching(/^[\w-]{22}$/), seat: 0 } });
  expect(other.body.match).not.toBe(made.body.match);
  const { status, body } = await get<Record<string, unknown>>(url(`/api/matches/${made.body.match}`));
  expect(status).toBe(200);
  expect(body).toMatchObject({ game, nickname: 'Zoë', moves: 0, undone: 0, aids: [], over: false });
  expect(body).not.toHaveProperty('outcome');
});

test('the options asked for are those of the match', async () => {
  house = await openHouse();
  const [name, value] = at(Object.entries(SOLO.options).flatMap(otherThanDefault), 0);
  const { body } = await post<Seated>(url('/api/matches'), { game, options: { [name]: value } });
  expect((await get(url(`/api/matches/${body.match}`))).body).toMatchObject({ options: { [name]: value } });
});

test.each([
  ['an unknown game', { game: 'nothing' }, { status: 400, code: 'unknown-game' }],
  ['no game', {}, { status: 400, code: 'bad-request' }],
  ['an unknown option', { game, options: { wings: true } }, { status: 400, code: 'unknown-option' }],
  ['a field too many', { game, seed: 'ab' }, { status: 400, code: 'bad-request' }],
  ['too long a nickname', { game, nickname: 'x'.repeat(25) }, { status: 400, code: 'bad-request' }],
  ['an invisible nickname', { game, nickname: '\u3164\u200b' }, { status: 400, code: 'bad-request' }],
  ['no JSON', '{', { status: 400, code: 'bad-request' }],
  ['too long a body', { game, options: { a: 'x'.repeat(70_000) } }, { status: 413, code: 'message-too-long' }],
])('%s is refused', async (_name, body, { status, code }) => {
  house = await openHouse();
  const answer = await post(url('/api/matches'), body);
  expect(answer).toMatchObject({ status, body: { refusal: { code } } });
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\bat \w+ \(/);
});

test('what is not there is not there', async () => {
  house = await openHouse();
  for (const path of ['/api/matches/nobody', `/api/matches/${'x'.repeat(22)}/record`]) {
    expect(await get(url(path))).toMatchObject({ status: 404, body: { refusal: { code: 'unknown-match' } } });
  }
  expect(await get(url('/api/secret'))).toMatchObject({ status: 404, body: { refusal: { code: 'not-found' } } });
});

test('a record stays closed until the match is over; then the run is among the best', async () => {
  house = await openHouse({ limits: FAST });
  const { body: begun } = await post<Seated>(url('/api/matches'), { game, isListed: true });
  const { match } = begun;
  const guest = await house.guest();
  const { seen } = await guest.joins(begun);
  const early = await get(url(`/api/matches/${match}/record`));
  expect(early).toMatchObject({ status: 409, body: { refusal: { code: 'match-not-over' } } });
  expect((await get(url(`/api/best?game=${game}`))).body).toEqual({ runs: [] });

  guest.say({ type: 'aided', aid: 'odds' });
  const last = await playRandomly(guest, seen, { rng: simRng(5) });
  const { body: summary } = await get<{ moves: number }>(url(`/api/matches/${match}`));
  expect(summary).toMatchObject({ over: true, outcome: last.outcome, moves: last.seq });
  const { body } = await get<{ runs: BestRun[] }>(url(`/api/best?game=${game}`));
  const { verdict = '', sheets = [], lost } = last.outcome ?? {};
  const run = { match, verdict, total: at(sheets, 0).total, moves: last.seq, undone: 0, aids: ['odds'] };
  const told = { seats: 1, names: [], date: expect.any(Number), ...(lost && { isLost: true }) };
  expect(body.runs).toEqual([{ ...run, ...told }]);
  expect((await get(url(`/api/best?game=${game}&verdict=nobody`))).body).toEqual({ runs: [] });
});

test('an address begins so many matches a minute', async () => {
  house = await openHouse({ limits: { newMatchesPerMinute: 3 } });
  const codes = [];
  for (let asked = 0; asked < 4; asked += 1) codes.push((await post(url('/api/matches'), { game })).status);
  expect(codes).toEqual([201, 201, 201, 429]);
  expect((await post(url('/api/matches'), { game })).body.refusal?.code).toBe('too-many-requests');
  expect((await get(url('/api/best?game=x'))).status).toBe(200);
});

test('health, and metrics that count', async () => {
  house = await openHouse({ limits: FAST });
  const { guest, seen } = await house.seated();
  await playRandomly(guest, seen, { rng: simRng(1), limit: 3 });
  guest.say({ type: 'play', asked: 0, move: 'x' });
  await guest.hears('refused');
  expect(await get(url('/health'))).toMatchObject({ status: 200, body: { status: 'ok' } });
  const { body } = await get<string>(url('/metrics'));
  for (const line of [
    `haven_matches_created_total{game="${game}"} 1`,
    `haven_moves_total{game="${game}"} 3`,
    'haven_append_seconds_count 3',
    'haven_refusals_total{code="stale"} 1',
    'haven_sockets 1',
    'haven_matches_loaded 1',
  ]) {
    expect(body).toContain(line);
  }
});

test('the API describes itself, readable without any script', async () => {
  house = await openHouse();
  const { body } = await get<{ paths: Record<string, unknown> }>(url('/api/openapi.json'));
  expect(Object.keys(body.paths).sort()).toEqual([
    '/api/address',
    '/api/best',
    '/api/best/all',
    '/api/matches',
    '/api/matches/{id}',
    '/api/matches/{id}/record',
    '/api/me',
    '/api/me/code',
    '/api/me/leave',
    '/api/me/notices',
    '/api/me/push',
    '/api/me/recover',
    '/api/me/recovery',
    '/api/me/sign-out-everywhere',
    '/api/me/webhook',
    '/api/me/webhook/trial',
    '/api/my/tables',
    '/api/my/tables/{id}',
    '/api/push-key',
    '/api/tables',
    '/api/tables/{id}',
    '/api/tables/{id}/agreement',
    '/api/tables/{id}/bots/{seat}',
    '/api/tables/{id}/chairs/{seat}',
    '/api/tables/{id}/chairs/{seat}/ask',
    '/api/tables/{id}/host',
    '/api/tables/{id}/rematch',
    '/api/tables/{id}/reports',
    '/api/tables/{id}/seat',
    '/api/tables/{id}/sent-away',
    '/api/tables/{id}/sent-away/{number}',
    '/api/tables/{id}/start',
    '/api/tables/{id}/wait',
  ]);
  const page = await get<string>(url('/api/docs'));
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.body).toContain('<span class="method">GET</span> /api/matches/{id}/record</code>');
  expect(page.body).not.toMatch(/<script|<style|style=/);
});

function builtPage(): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets/main-abc123.js'), 'plain');
  writeFileSync(join(folder, 'assets/main-abc123.js.gz'), gzipSync('packed'));
  return folder;
}

test('the page: packed files, lasting where their name is a hash, and one page for all its addresses', async () => {
  house = await openHouse({ page: builtPage() });
  const script = await get(url('/assets/main-abc123.js'), { 'accept-encoding': 'gzip' });
  expect(script.body).toBe('packed');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const unpacked = await get(url('/assets/main-abc123.js'), { 'accept-encoding': 'identity' });
  expect(unpacked.body).toBe('plain');

  for (const path of ['/', '/replay/abc?move=3', '/matches/1']) {
    const { status, body, headers } = await get<string>(url(path), { accept: 'text/html' });
    expect({ status, body }).toEqual({
      status: 200,
      body: expect.stringMatching(/^<!doctype html><title>Haven<\/title>/),
    });
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  const missing = [await get(url('/assets/gone.js')), await get(url('/api/gone'), { accept: 'text/html' })];
  expect(missing.map(({ status }) => status)).toEqual([404, 404]);
  expect((await get<string>(url('/../../etc/passwd'))).body).toContain('<title>Haven</title>');
});

test.each(['*/*', 'image/webp', undefined])(
  'whoever accepts %s gets the page, and no page for a file',
  async (accept) => {
    house = await openHouse({ page: builtPage() });
    const headers = accept === undefined ? {} : { accept };
    const asked = async (path: string, method = 'GET') => (await fetch(url(path), { method, headers })).status;
    expect(await asked('/table/abcdefghijklmnopqrstuv')).toBe(200);
    expect(await asked('/table/abcdefghijklmnopqrstuv', 'HEAD')).toBe(200);
    expect(await asked('/', 'HEAD')).toBe(200);
    expect(await asked('/assets/gone-1a2b3c.js')).toBe(404);
    expect(await asked('/favicon.ico')).toBe(404);
    expect(await asked('/api/gone')).toBe(404);
    expect(await asked('/table/abcdefghijklmnopqrstuv', 'POST')).toBe(404);
  },
);

test('the manifest of the app has its own type, and is asked for anew', async () => {
  house = await openHouse({ page: builtPage() });
  const { status, headers } = await get(url('/manifest.webmanifest'));
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('the policy allows nothing from elsewhere and no script inside a page', async () => {
  house = await openHouse({ page: builtPage() });
  const { headers } = await get(url('/'), { accept: 'text/html' });
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a table of several seats hands out an invitation for each of the others', async () => {
  house = await openHouse({ games: [lanterns as unknown as AnyGame] });
  const { body } = await post<Seated>(url('/api/matches'), { game: 'lanterns', seats: 3 });
  const seats = [body, ...body.invitations];
  expect(seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  for (const { seat, token } of seats) {
    const guest = await house.guest();
    guest.say({ type: 'join', match: body.match, token });
    expect((await guest.hears('table')).viewer).toBe(seat);
  }
  const answer = await post(url('/api/matches'), { game: 'lanterns', seats: 4 });
  expect(answer).toMatchObject({ status: 400, body: { refusal: { code: 'bad-seats', values: { min: 2, max: 3 } } } });
});
