import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OperatorPlan } from '../admin/operator.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const TOKEN = 'the token of the operator';
const FOREVER = { finishedMs: 1e12, abandonedMs: 1e12, guestsMs: 1e12 };
const PATIENCE_MS = 300;

let house: OpenHouse;
beforeEach(async () => {
  const folder = tempFolder();
  const operator: OperatorPlan = { token: TOKEN, folder, isMetricsPublic: false, keep: FOREVER, restore: () => {} };
  house = await openHouse({ operator, limits: { headSeconds: 0.3, bodySeconds: 0.3 } }, folder);
});
afterEach(() => house.close());

interface Talk {
  readonly socket: Socket;
  heard(): string;
  isClosed(): boolean;
}

/** A plain connection that has said so much. */
function saying(text: string): Talk {
  const socket = connect(Number(new URL(house.address).port), '127.0.0.1');
  let heard = '';
  let isClosed = false;
  socket.on('data', (data) => {
    heard += data;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
  });
  socket.write(text);
  return { socket, heard: () => heard, isClosed: () => isClosed };
}

/** One more byte every now and then, for as long as anybody listens. */
async function drip({ socket, isClosed }: Talk, { ms, byte = 'x' }: { ms: number; byte?: string }): Promise<void> {
  for (let waited = 0; waited < ms && !isClosed(); waited += 50) {
    socket.write(byte);
    await setTimeout(50);
  }
}

const HEAD = 'Host: haven\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n';

test.each([
  ['a head', 'GET /api/me HTTP/1.1\r\nX-Slow: '],
  ['nothing', ''],
  ['a body', `POST /api/matches HTTP/1.1\r\n${HEAD}`],
  ['a body that nobody wants', `GET /api/tables HTTP/1.1\r\n${HEAD}`],
  ['a body for nothing', `POST /api/nowhere HTTP/1.1\r\n${HEAD}`],
  ['a backup without the token', 'PUT /api/admin/restore HTTP/1.1\r\nHost: haven\r\nContent-Length: 4000\r\n\r\n'],
])('whoever sends %s byte by byte is not waited for', async (_name, text) => {
  const talk = saying(text);
  await drip(talk, { ms: 10_000, byte: text === '' ? '' : 'x' });
  expect(talk.isClosed()).toBe(true);
});

test('a line on which nothing moves, in either direction, is closed after two minutes', () => {
  expect(house.http.server.timeout).toBe(120_000);
});

test('the operator may take long to send a backup', async () => {
  const about = `Host: haven\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Type: application/octet-stream`;
  const talk = saying(`PUT /api/admin/restore HTTP/1.1\r\n${about}\r\nContent-Length: 40\r\n\r\n`);
  await drip(talk, { ms: 10 * PATIENCE_MS - 1000 });
  expect(talk.isClosed()).toBe(false);
  talk.socket.write('x'.repeat(40));
  await expect.poll(talk.heard).toContain('bad-backup');
  talk.socket.destroy();
});
