import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenHouse, openHouse } from '../../../server/src/testing/open-house.ts';
import { setTable, startTable } from '../api/lobby.ts';
import { introduce } from '../api/me.ts';
import type { ConnectionState, OpenTable } from '../links/open-table.ts';
import { openRemote } from '../links/remote/open-remote.ts';
import { PLAIN_TABLE } from '../start/new-run.ts';
import { closeBrowser, openBrowser } from './browser.ts';
import { linkContract } from './link-contract.ts';
import { SOLO } from './solo.ts';
import { tabAt } from './tab.ts';

const NO_LIMITS = { messagesPerSecond: 100_000, burst: 100_000, newMatchesPerMinute: 1000 };

let house: OpenHouse;

beforeAll(async () => {
  house = await openHouse({ limits: NO_LIMITS });
  openBrowser(house.address);
  await introduce();
});
afterAll(async () => {
  closeBrowser();
  await house.close();
});

linkContract('a table of the server', {
  lay: async () => {
    const id = await newTable();
    return { open: () => openBegun(id), cut: cutAll };
  },
  openUnknown: () => openRemote('never-set'),
});

test('what happened while the connection was lost is told once it is back, and nothing else', async () => {
  const id = await newTable();
  const socketsOfAway = socketsFromNowOn();
  const away = await tabAt(await openBegun(id));
  const [socket] = socketsOfAway();
  const there = await tabAt(await openBegun(id));
  await there.plays();
  await away.until(() => away.state().told.length === 1);
  const heard = away.messages.length;
  socket?.terminate();
  await becomes(away.table, 'lost');
  await there.plays();
  await becomes(away.table, 'live');
  await away.until(() => away.messages.length > heard);
  expect(away.messages.slice(heard)).toMatchObject([{ type: 'seen', from: 1, news: [{ seat: 0 }], seen: { seq: 2 } }]);
  expect(away.state().told).toEqual(there.state().told);
  for (const { table } of [away, there]) table.link.close();
});

test('who has left comes back no more', async () => {
  const own = socketsFromNowOn();
  const { link } = await openBegun(await newTable());
  const [socket] = own();
  const isGone = new Promise((resolve) => socket?.once('close', resolve));
  link.close();
  await isGone;
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  link.look(0);
  // Whatever was sent to the server before this is there by now.
  await introduce();
  expect(own()).toEqual([]);
});

async function newTable(): Promise<string> {
  const { value } = await setTable({ ...PLAIN_TABLE, game: SOLO.meta.id, seats: 1 });
  if (value === undefined) throw new Error('no table was set');
  await startTable(value.table);
  return value.table;
}

/** The page shows the board once the match has begun. */
async function openBegun(id: string): Promise<OpenTable> {
  const table = await openRemote(id);
  if (typeof table === 'string') throw new Error(table);
  while (table.online?.state().table.phase === 'sealing') await changed(table);
  return table;
}

function changed({ online }: OpenTable): Promise<void> {
  return new Promise((resolve) => {
    const stop = online?.watch(() => {
      stop?.();
      resolve();
    });
  });
}

const sockets = () => [...house.http.websocketServer.clients];

/** Without those of tabs that are still on their way out. */
function socketsFromNowOn(): typeof sockets {
  const before = new Set(sockets());
  return () => sockets().filter((socket) => !before.has(socket));
}

/** The network is gone for a moment, and the browser says when it is there again. */
async function cutAll(tables: readonly OpenTable[]): Promise<void> {
  for (const socket of sockets()) socket.terminate();
  await Promise.all(tables.map((table) => becomes(table, 'lost')));
  window.dispatchEvent(new Event('online'));
  await Promise.all(tables.map((table) => becomes(table, 'live')));
}

function becomes(table: OpenTable, wished: ConnectionState): Promise<void> {
  return new Promise((resolve) => {
    const stop = table.watch((state) => {
      if (state !== wished) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
