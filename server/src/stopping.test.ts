import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { simRng } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import type { HouseNumbers } from '@haven/wire';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { operatorAsks, TOKEN } from './testing/admin.ts';
import { SOLO } from './testing/games.ts';
import { guestAt } from './testing/guest.ts';
import { takeSeat } from './testing/open-house.ts';
import { bundleServer, bundleStuckServer } from './testing/programs.ts';
import { playRandomly } from './testing/random-run.ts';
import { endServers, type ServerProcess, startServer, startWithoutRoom } from './testing/server-process.ts';
import { tempFolder } from './testing/temp-folder.ts';

/** What was promised, and a little for a busy machine to notice it. */
const STOP_MS = 2_000 + 500;
const MUCH_BYTES = 16_000_000;
/** Long before the usual patience: a house that hangs is told soon. */
const PATIENCE = { timeout: 60_000 };
const GAME = SOLO.meta.id;
const OPERATOR = { HAVEN_ADMIN_TOKEN: TOKEN };

let server: string;
beforeAll(async () => {
  server = await bundleServer();
});

const lines: Socket[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy();
  endServers();
});

/** A line on which this is said and nothing more, and on which nothing is read. */
async function lineTo(address: string, said: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const line = connect(Number(port), hostname);
  lines.push(line);
  line.on('error', () => {});
  line.pause();
  await once(line, 'connect');
  if (said !== '') await new Promise((resolve) => line.write(said, resolve));
}

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: 127.0.0.1', ...headers].map((text) => `${text}\r\n`).join('');
const BEARER = `authorization: Bearer ${TOKEN}`;
const UPGRADE = ['connection: upgrade', 'sec-websocket-version: 13', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='];

const LINES: readonly (readonly [string, string])[] = [
  ['says nothing', ''],
  ['stops in the middle of a header', 'GET /health HTT'],
  ['stops between two headers', request('GET /health')],
  ['stays open after its answer', `${request('GET /health')}\r\n`],
  [
    'stops in the middle of a body',
    `${request('POST /api/me', 'content-type: application/json', 'content-length: 99')}\r\n{"na`,
  ],
  [
    'stops in the middle of a backup',
    `${request('PUT /api/admin/restore', BEARER, 'content-type: application/octet-stream', 'content-length: 99999')}\r\nSQLite`,
  ],
  ['does not read what it asked for', `${request('GET /api/admin/backup', BEARER)}\r\n`],
  ['is a socket that never answers', `${request('GET /api/table', 'upgrade: websocket', ...UPGRADE)}\r\n`],
  ['is to become something unknown', `${request('GET /nowhere', 'upgrade: gopher', 'connection: upgrade')}\r\n`],
];

/** A backup of it is more than a line holds by itself. */
function folderWithMuch(): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'documents'));
  writeFileSync(join(folder, 'documents/much'), Buffer.alloc(MUCH_BYTES));
  return folder;
}

async function endsInTime(running: ServerProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const asked = Date.now();
  running.kill(signal);
  const { code, errors, output } = await running.ended;
  expect({ code, errors, output }).toEqual({
    code: 0,
    errors: '',
    output: expect.stringMatching(/Haven is closed\.\n$/),
  });
  expect(Date.now() - asked).toBeLessThan(STOP_MS);
}

/** `THOROUGH=1`: each alone, which says at once which of them it was. */
test.runIf(process.env.THOROUGH).each(LINES)(
  'a line that %s does not keep the house open',
  PATIENCE,
  async (_name, said) => {
    const running = startServer(server, { HAVEN_DATA: folderWithMuch(), ...OPERATOR });
    const address = await running.address;
    await lineTo(address, said);
    await fetch(`${address}/health`);
    await endsInTime(running);
  },
);

test(
  'lines of all kinds do not keep the house open, and a game meanwhile: its last move is there',
  PATIENCE,
  async () => {
    const folder = folderWithMuch();
    const first = startServer(server, { HAVEN_DATA: folder, ...OPERATOR, HAVEN_MESSAGES_PER_SECOND: '1000' });
    const address = await first.address;
    const { guest, match, token, seen } = await takeSeat(address, GAME);
    for (const [, said] of LINES) await lineTo(address, said);
    const last = await playRandomly(guest, seen, { rng: simRng(1), limit: 7 });
    await endsInTime(first, 'SIGINT');
    expect(await guest.closed()).toBe(1001);

    const second = startServer(server, { HAVEN_DATA: folder });
    const back = await guestAt(await second.address);
    expect((await back.joins({ match, token })).seen).toEqual(last);
  },
);

async function backupOf(address: string): Promise<ArrayBuffer> {
  const response = await fetch(`${address}/api/admin/backup`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return response.arrayBuffer();
}

async function restoreAt(address: string, body: ArrayBuffer): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/octet-stream' };
  const { status } = await fetch(`${address}/api/admin/restore`, { method: 'PUT', headers, body });
  expect(status).toBe(202);
}

async function restoredAt(address: string): Promise<HouseNumbers['restored']> {
  const { body } = await operatorAsks<HouseNumbers>(address, 'GET /api/admin/numbers');
  return body.restored;
}

test('a restoring waits for nobody who says nothing, and keeps the folder', PATIENCE, async () => {
  const folder = tempFolder();
  const running = startServer(server, { HAVEN_DATA: folder, ...OPERATOR });
  const address = await running.address;
  const backup = await backupOf(address);
  for (const [, said] of LINES) await lineTo(address, said);
  const asked = Date.now();
  await restoreAt(address, backup);
  await expect
    .poll(() => restoredAt(address).catch(() => null), { timeout: 10_000, interval: 50 })
    .toEqual({ previous: expect.stringMatching(/^replaced-/) });
  expect(Date.now() - asked).toBeLessThan(STOP_MS + 1_000);
  expect((await startServer(server, { HAVEN_DATA: folder }).ended).errors).toContain('another server runs on it');
  await endsInTime(running);
});

test(
  'a signal in the middle of a restoring ends it in time, and the next start finds one whole house',
  PATIENCE,
  async () => {
    const folder = tempFolder();
    for (const pauseMs of effort({ daily: [0, 20], thorough: [0, 5, 20, 60] })) {
      const running = startServer(server, { HAVEN_DATA: folder, ...OPERATOR });
      const address = await running.address;
      await lineTo(address, '');
      await restoreAt(address, await backupOf(address));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await endsInTime(running);
    }
    const last = startServer(server, { HAVEN_DATA: folder });
    await last.address;
    await endsInTime(last);
    expect(readdirSync(folder).filter((name) => /^(?:incoming|arriving|entering)-/.test(name))).toEqual([]);
  },
);

test('a house whose disk answers no more ends all the same, and says so in one line', PATIENCE, async () => {
  const running = startServer(await bundleStuckServer(), { HAVEN_DATA: tempFolder() });
  const address = await running.address;
  running.kill('SIGUSR2');
  await expect.poll(async () => (await fetch(`${address}/health`)).status, { timeout: 20_000 }).toBe(503);
  const asked = Date.now();
  running.kill('SIGTERM');
  const { code, errors } = await running.ended;
  expect(Date.now() - asked).toBeLessThan(STOP_MS);
  expect(code).toBe(1);
  expect(errors).toMatch(/^Haven could not close within 1900 ms and is ended\..*\n$/);
});

test('a second server on the folder is refused in one line, until the first one is gone', PATIENCE, async () => {
  const folder = tempFolder();
  const first = startServer(server, { HAVEN_DATA: folder });
  await first.address;
  const errors = `The data folder ${folder} cannot be used: another server runs on it, or the admin command\n`;
  expect(await startServer(server, { HAVEN_DATA: folder }).ended).toMatchObject({ code: 1, errors });
  first.kill('SIGKILL');
  await startServer(server, { HAVEN_DATA: folder }).address;
});

test('a server may start while the one before it still closes', PATIENCE, async () => {
  const folder = tempFolder();
  const first = startServer(server, { HAVEN_DATA: folder });
  await lineTo(await first.address, request('GET /health'));
  first.kill('SIGTERM');
  await startServer(server, { HAVEN_DATA: folder }).address;
  expect((await first.ended).code).toBe(0);
});

test('a first start on a full disk leaves nothing that blocks the next', PATIENCE, async () => {
  const folder = tempFolder();
  for (const blocks of effort({ daily: [0, 64], thorough: [0, 8, 64] })) {
    const { code, errors } = await startWithoutRoom(server, { HAVEN_DATA: folder }, blocks).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^The data folder ${folder} cannot be used: .*\n$`));
    expect(existsSync(join(folder, 'secret'))).toBe(false);
  }
  const running = startServer(server, { HAVEN_DATA: folder });
  await running.address;
  await endsInTime(running);
});

test('keys without their database are told in one line', PATIENCE, async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'secret'), 'ab'.repeat(32));
  const { code, errors } = await startServer(server, { HAVEN_DATA: folder }).ended;
  expect({ code, lines: errors.split('\n').length }).toEqual({ code: 1, lines: 2 });
  expect(errors).toContain('haven.db is missing');
});

test('an empty admin-token is told in one line', PATIENCE, async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'admin-token'), '');
  const { code, errors } = await startServer(server, { HAVEN_DATA: folder }).ended;
  expect({ code, lines: errors.split('\n').length }).toEqual({ code: 1, lines: 2 });
  expect(errors).toContain('admin-token holds fewer than 16 characters');
});
