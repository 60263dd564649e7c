import { simRng } from '@haven/kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { LIMITS } from '../limits.ts';
import { COMPANY } from '../testing/games.ts';
import type { Guest } from '../testing/guest.ts';
import { keepMatch, longMatch } from '../testing/long-match.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';
import { playRandomly } from '../testing/random-run.ts';

const SOCKETS = 100;
const PLENTY = 1_000_000;
/** More than the kernel takes off our hands. */
const LOOKS = 20;
const FAST = { purse: PLENTY, socketsPerAddress: SOCKETS + 2, messagesPerSecond: 1000, burst: 1000 };

let house: OpenHouse;
let match: string;
beforeEach(async () => {
  house = await openHouse({ limits: { joinSeconds: 0.5 } });
  const long = longMatch(COMPANY, { seats: COMPANY.meta.seats.max, entries: 1500, rng: simRng(1) });
  match = await keepMatch(house.context.store, long);
});
afterEach(() => house.close());

function unsent(): number[] {
  const open = [...house.http.websocketServer.clients].filter(({ readyState }) => readyState === WebSocket.OPEN);
  return open.map(({ bufferedAmount }) => bufferedAmount);
}

const sumOf = (all: readonly number[]) => all.reduce((sum, bytes) => sum + bytes, 0);

/** Somebody who asks and asks, and reads nothing. */
async function deafGuest(looks: number): Promise<Guest> {
  const guest = await house.guest();
  guest.socket.on('error', () => {});
  guest.socket.pause();
  guest.say({ type: 'join', match });
  for (let asked = 0; asked < looks; asked += 1) guest.say({ type: 'look', from: 0 });
  return guest;
}

const megabytes = () => process.memoryUsage().arrayBuffers / 1e6;

test('a hundred sockets that never read are let go with all that waits for them; who reads beside them stays', async () => {
  await house.close();
  house = await openHouse({ limits: FAST }, house.folder);
  const { guest, seen } = await house.seated();
  const before = megabytes();
  const deaf = await Promise.all(Array.from({ length: SOCKETS }, () => deafGuest(LOOKS)));
  await expect.poll(() => unsent().length, { timeout: 25_000 }).toBe(1);
  await expect.poll(() => megabytes() - before, { timeout: 25_000 }).toBeLessThan(32);
  expect((await playRandomly(guest, seen, { rng: simRng(2), limit: 5 })).seq).toBe(5);
  for (const { socket } of deaf) socket.terminate();
});

test('of those behind one address the furthest behind are let go first', async () => {
  await house.close();
  house = await openHouse({ limits: { ...FAST, unsentBytes: 1000 * PLENTY } }, house.folder);
  const { guest, seen } = await house.seated();
  const deaf = await Promise.all(Array.from({ length: 20 }, () => deafGuest(LOOKS)));
  await expect.poll(() => sumOf(unsent()), { timeout: 25_000 }).toBeGreaterThan(8_000_000);
  await expect.poll(() => unsent().length, { timeout: 25_000 }).toBeLessThan(20);
  expect(sumOf(unsent())).toBeLessThanOrEqual(LIMITS.unsentBytesPerAddress);
  expect((await playRandomly(guest, seen, { rng: simRng(2), limit: 5 })).seq).toBe(5);
  for (const { socket } of deaf) socket.terminate();
});

test('one message may be longer than what may wait', async () => {
  await house.close();
  house = await openHouse({ limits: { unsentBytes: 1000 } }, house.folder);
  const guest = await house.guest();
  expect((await guest.joins({ match })).news).toHaveLength(1500);
  guest.say({ type: 'look', from: 0 });
  expect((await guest.hears('seen')).news).toHaveLength(1500);
});

test('a socket that never joins a table is closed, one that has joined is not', async () => {
  const { guest } = await house.seated();
  const idle = await house.guest();
  expect(await idle.closed()).toBe(1008);
  guest.say({ type: 'look', from: 0 });
  expect((await guest.hears('seen')).seen.seq).toBe(0);
});
