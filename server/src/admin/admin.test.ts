import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readMatchFile, simRng } from '@haven/kit';
import type { AdminLine, AdminReport, AdminTable, HouseNumbers, Soundness, TakenSeat } from '@haven/wire';
import { afterEach, expect, test } from 'vitest';
import { operatorAsks, operatorAt, TOKEN } from '../testing/admin.ts';
import { type Browser, browserAt, hearsTable, wishFor } from '../testing/browser.ts';
import { damaging } from '../testing/damage.ts';
import { isInFile } from '../testing/engines.ts';
import { COMPANY, SOLO } from '../testing/games.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { playRandomly } from '../testing/random-run.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { adminTokenIn, readAdminToken } from './admin-token.ts';
import { backUp, DamagedData } from './backup.ts';
import { restore } from './restore.ts';
import { damageIn } from './soundness.ts';

const PAGE_BYTES = 4096;

let house: OpenHouse;
afterEach(() => house.close());

async function openWithOperator(plan: Parameters<typeof operatorAt>[1] = {}): Promise<void> {
  const folder = tempFolder();
  const limits = { messagesPerSecond: 100_000, burst: 100_000 };
  house = await openHouse({ operator: operatorAt(folder, plan), limits }, folder);
}

const ask = <Body>(request: string, token?: string) => operatorAsks<Body>(house.address, request, token);
const url = (path: string) => `${house.address}${path}`;

async function newTable(name: string): Promise<{ host: Browser; taken: TakenSeat }> {
  const host = browserAt(house.address);
  await host.ask('POST /api/me', { name });
  const { body } = await host.ask<TakenSeat>('POST /api/tables', wishFor(COMPANY.meta.id, host, { access: 'link' }));
  return { host, taken: body };
}

const ROUTES = [
  'GET /api/admin/numbers',
  'GET /api/admin/tables',
  'GET /api/admin/tables/x',
  'POST /api/admin/tables/x/end',
  'GET /api/admin/tables/x/export',
  'GET /api/admin/reports',
  'GET /api/admin/check',
  'GET /api/admin/sick',
  'POST /api/admin/sick/x/retry',
  'DELETE /api/admin/tables/x/chat/1',
  'POST /api/admin/tables/x/chairs/0/free',
  'POST /api/admin/tables/x/chairs/0/invitation',
  'DELETE /api/admin/guests/x',
  'POST /api/admin/guests/x/ban',
  'GET /api/admin/bans',
  'DELETE /api/admin/bans/guest/x',
  'GET /api/admin/backup',
  'PUT /api/admin/restore',
];

test.each(ROUTES)('%s is for the operator alone', async (route) => {
  await openWithOperator();
  const [method = '', path = ''] = route.split(' ');
  const without = await fetch(url(path), { method, headers: { cookie: `haven=${TOKEN}` } });
  expect(without.status).toBe(401);
  for (const token of ['', 'wrong', TOKEN.slice(1), `${TOKEN} `.repeat(100)])
    expect(await ask(route, token)).toMatchObject({ status: 401, body: { refusal: { code: 'bad-admin-token' } } });
});

test('whoever tries tokens is stopped', async () => {
  await openWithOperator();
  const codes = [];
  for (let tried = 0; tried < 121; tried += 1)
    codes.push((await ask('GET /api/admin/numbers', `wrong ${tried}`)).status);
  expect(codes.slice(0, 120)).toEqual(Array(120).fill(401));
  expect(codes[120]).toBe(429);
});

test('without an operator nobody has an office', async () => {
  house = await openHouse();
  for (const route of ROUTES) expect((await ask(route)).status).toBe(404);
});

test('the metrics are for the operator, unless they are public', async () => {
  await openWithOperator();
  expect((await get(url('/metrics'))).status).toBe(401);
  await newTable('Ann');
  const { body } = await ask<string>('GET /metrics');
  expect(body).toContain(`haven_tables{game="${COMPANY.meta.id}",phase="gathering"} 1`);
  await house.close();
  await openWithOperator({ isMetricsPublic: true });
  expect((await get(url('/metrics'))).status).toBe(200);
});

test('whoever tries tokens at the metrics is counted and stopped', async () => {
  await openWithOperator();
  for (let tried = 0; tried < 119; tried += 1) expect((await ask('GET /metrics', `wrong ${tried}`)).status).toBe(401);
  const { body } = await ask<string>('GET /metrics');
  expect(body).toContain('haven_refusals_total{code="bad-admin-token"} 119');
  expect((await ask('GET /metrics', 'one more')).status).toBe(429);
  expect((await get(url('/health'))).status, 'nobody else is').toBe(200);
});

test('numbers: tables by game and phase, guests, sockets, moves and how long they took', async () => {
  await openWithOperator();
  await newTable('Ann');
  const { guest, seen } = await house.seated();
  await playRandomly(guest, seen, { rng: simRng(1), limit: 5 });
  const { body } = await ask<HouseNumbers>('GET /api/admin/numbers');
  expect(body).toMatchObject({ guests: 1, reports: 0, sockets: 1, moves: 5, errors: 0, restored: null });
  expect(body.tables).toEqual(
    expect.arrayContaining([
      { game: COMPANY.meta.id, phase: 'gathering', tables: 1 },
      { game: SOLO.meta.id, phase: 'playing', tables: 1 },
    ]),
  );
  expect(body.latency?.p99Ms).toBeGreaterThanOrEqual(body.latency?.p50Ms ?? 0);
  expect(body.dataBytes).toBeGreaterThan(0);
});

test('the list finds tables by id, by name and by phase, private ones too', async () => {
  await openWithOperator();
  const ann = await newTable('Ann é');
  const zoe = await newTable('Zoë');
  const { match } = await house.seated();
  const idsOf = async (query: string) =>
    (await ask<AdminLine[]>(`GET /api/admin/tables?${query}`)).body.map(({ id }) => id).sort();
  expect(await idsOf('')).toEqual([ann.taken.table, zoe.taken.table, match].sort());
  expect(await idsOf('search=n%20é')).toEqual([ann.taken.table]);
  for (const nothing of ['search=n_é', 'search=n%25é', 'search=\\']) expect(await idsOf(nothing)).toEqual([]);
  expect(await idsOf(`search=${match.slice(2, 12)}`)).toEqual([match]);
  expect(await idsOf('phase=playing')).toEqual([match]);
  expect(await idsOf('limit=2')).toHaveLength(2);
  expect((await ask('GET /api/admin/tables?phase=sleeping')).status).toBe(400);
});

test('a table with its talk and the complaints about it, and no secret of its dice', async () => {
  await openWithOperator();
  const { host, taken } = await newTable('Ann');
  const guest = await host.sits(taken);
  guest.say({ type: 'say', said: { kind: 'text', text: 'you fools' } });
  await guest.hears('chat');
  await host.ask(`POST /api/tables/${taken.table}/reports`, { line: 1, why: 'rude' });

  const { body } = await ask<AdminTable>(`GET /api/admin/tables/${taken.table}`);
  expect(body.table).toMatchObject({ id: taken.table, phase: 'gathering', access: 'link' });
  expect(body.chat).toMatchObject([{ number: 1, seat: 0, said: { text: 'you fools' } }]);
  const report = {
    table: taken.table,
    line: 1,
    name: 'Ann',
    reporter: 'Ann',
    why: 'rude',
    said: { text: 'you fools' },
  };
  expect(body.reports).toMatchObject([report]);
  expect((await ask<AdminReport[]>('GET /api/admin/reports')).body).toMatchObject([report]);
  expect(Object.keys(body.table)).not.toContain('share');
  expect((await ask(`GET /api/admin/tables/${'x'.repeat(22)}`)).status).toBe(404);
});

test('the operator ends a table: everybody there hears of it, and once is enough', async () => {
  await openWithOperator();
  const { host, taken } = await newTable('Ann');
  const guest = await host.sits(taken);
  expect((await ask(`POST /api/admin/tables/${taken.table}/end`)).status).toBe(204);
  expect((await hearsTable(guest, ({ phase }) => phase === 'ended')).id).toBe(taken.table);
  const again = await ask(`POST /api/admin/tables/${taken.table}/end`);
  expect(again).toMatchObject({ status: 409, body: { refusal: { code: 'game-over' } } });
});

test('a match is exported when it is over, or when its secrets are asked for', async () => {
  await openWithOperator();
  const { match, guest, seen } = await house.seated();
  await playRandomly(guest, seen, { rng: simRng(2), limit: 4 });
  const early = await ask(`GET /api/admin/tables/${match}/export`);
  expect(early).toMatchObject({ status: 409, body: { refusal: { code: 'match-not-over' } } });
  const { body, headers } = await ask<unknown>(`GET /api/admin/tables/${match}/export?running=1`);
  expect(headers.get('content-disposition')).toContain(`${match}.haven.json`);
  expect(readMatchFile(body).file).toMatchObject({ game: SOLO.meta.id, seats: 1, entries: { length: 4 } });
});

test.runIf(isInFile())('the check reads everything while the house is open, and names what is damaged', async () => {
  await openWithOperator();
  await newTable('Ann');
  const check = async () => (await ask<Soundness>('GET /api/admin/check')).body.damaged;
  expect(await check()).toEqual([]);
  damaging(house.folder, (database) => database.exec("update players set name = 'Eve'"));
  expect(await check()).toMatchObject([{ kind: 'guest', why: expect.stringContaining('players') }]);
});

test('the token is made once, for nobody else to read', () => {
  const folder = tempFolder();
  const token = adminTokenIn(folder);
  expect(token.length).toBeGreaterThan(40);
  expect(adminTokenIn(folder)).toBe(token);
  expect(readAdminToken(folder)).toBe(token);
  expect(statSync(join(folder, 'admin-token')).mode & 0o777).toBe(0o600);
});

test.runIf(isInFile())('a backup is handed out as a file, and leaves nothing behind', async () => {
  await openWithOperator();
  await newTable('Ann');
  const response = await fetch(url('/api/admin/backup'), { headers: { authorization: `Bearer ${TOKEN}` } });
  const file = join(tempFolder(), 'haven.backup');
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(response.headers.get('content-disposition')).toMatch(/haven-.*\.backup/);
  await expect.poll(() => readdirSync(house.folder).filter((name) => name.startsWith('incoming-'))).toEqual([]);
});

/** Writes over the middle of the database behind the back of whoever has it open. */
function harm(folder: string): void {
  const file = join(folder, 'haven.db');
  const bytes = readFileSync(file);
  bytes.fill(0xff, PAGE_BYTES * 4, PAGE_BYTES * 8);
  writeFileSync(file, bytes);
}

test.runIf(isInFile())('the house reads all its data when it is asked to, and says what is damaged', async () => {
  await openWithOperator();
  expect((await ask<Soundness>('GET /api/admin/check')).body).toEqual({ damaged: [] });
  await house.close();
  expect(existsSync(join(house.folder, 'haven.db-wal')), 'nobody reads them any more').toBe(false);
  harm(house.folder);
  const damaged = await damageIn(join(house.folder, 'haven.db'));
  expect(damaged[0]).toMatchObject({ kind: 'house', why: expect.stringMatching(/page|malformed/) });
});

test.runIf(isInFile())('damaged data are not copied in silence, but for whoever wants them anyway', async () => {
  await openWithOperator();
  await newTable('Ann');
  await house.close();
  const file = join(tempFolder(), 'haven.backup');
  harm(house.folder);
  await expect(backUp(house.folder, file)).rejects.toThrow(DamagedData);
  expect(readdirSync(dirname(file))).toEqual([]);
  await backUp(house.folder, file, { anyway: true });
  await expect(restore(tempFolder(), file, 0)).rejects.toThrow('the backup is damaged: house');
});
