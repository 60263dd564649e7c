import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { LogSize } from '../store/log-frames.ts';
import { keepIn } from '../store/sqlite.ts';
import { openDatabase } from '../store/sqlite-database.ts';
import { openLog } from '../store/sqlite-log.ts';
import { SOLO } from '../testing/games.ts';
import { get, type OpenHouse, openHouse, post } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

let house: OpenHouse;
let letGo = () => {};
afterEach(() => {
  letGo();
  return house.close();
});

type Sync = (keep: () => Promise<void>) => Promise<void>;

/** A real house on a disk that does what the test says when it is to keep something. */
async function openOn(disk: { sync: Sync }): Promise<void> {
  const file = join(tempFolder(), 'haven.db');
  const database = openDatabase(file, () => {});
  const log = openLog(file);
  const store = keepIn(database, { ...log, sync: (size: LogSize) => disk.sync(() => log.sync(size)) }, { probeMs: 0 });
  house = await openHouse({ store });
}

const health = async () => (await get(`${house.address}/health`)).status;
const well: Sync = (keep) => keep();

test('a disk that fails once turns it red for good, and nothing is stored any more', async () => {
  const disk = { sync: well };
  await openOn(disk);
  expect(await health()).toBe(200);
  disk.sync = () => Promise.reject(new Error('EIO: i/o error, fdatasync'));
  // What was found a moment ago may still count.
  await expect.poll(health).toBe(503);
  disk.sync = well;
  expect(await health()).toBe(503);
  expect((await post(`${house.address}/api/matches`, { game: SOLO.meta.id })).status).toBe(500);
});

/** Long before the usual patience: an answer that waits for the disk is told soon. */
const PATIENCE = { timeout: 20_000 };

test('a disk that does not answer turns it red, until it does', PATIENCE, async () => {
  const disk = { sync: well };
  await openOn(disk);
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  disk.sync = (keep) => wait.then(keep);
  expect(await health()).toBe(503);
  letGo();
  disk.sync = well;
  await expect.poll(health).toBe(200);
});
