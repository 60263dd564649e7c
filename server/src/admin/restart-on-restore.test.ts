import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Restored } from '@haven/wire';
import { expect, test } from 'vitest';
import { openData } from '../data-folder.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { newArrival } from './arrival.ts';
import { backUp } from './backup.ts';
import { DATABASE } from './data-files.ts';
import { type Opening, openRestartable } from './restart-on-restore.ts';
import { unpack } from './restore.ts';

/** Opens the data as a server would, and writes down how. */
async function openTold(folder: string) {
  const told: (Restored | null)[] = [];
  let restore: (arrival: string) => void = () => {};
  const open = async (opening: Opening) => {
    const { store } = await openData(folder);
    await store.check();
    told.push(opening.restored);
    restore = opening.restore;
    return store;
  };
  const giveUp = (why: unknown) => told.push({ failure: `given up: ${why}` });
  const haven = await openRestartable({ folder, open, giveUp });
  return { haven, told, restore: (arrival: string) => restore(arrival) };
}

/** The data of one folder, on their way into another. */
async function arrivalOf(from: string, folder: string): Promise<string> {
  const arrival = newArrival(folder, Date.now());
  await backUp(from, join(folder, arrival, DATABASE));
  await unpack(join(folder, arrival));
  return arrival;
}

/** Long before the usual patience: what waits without limit is told soon. */
const PATIENCE = { timeout: 20_000 };

test('restored data are opened, again and again', async () => {
  const folder = tempFolder();
  const { haven, told, restore } = await openTold(folder);
  for (const time of [1, 2]) {
    restore(await arrivalOf(folder, folder));
    await expect.poll(() => told.length).toBe(1 + time);
  }
  await haven.close();
  expect(told).toEqual([null, ...Array(2).fill({ previous: expect.stringMatching(/^replaced-/) })]);
  expect(readdirSync(folder).filter((name) => /^(?:incoming|arriving|entering)-/.test(name))).toEqual([]);
});

test('if the new data cannot be opened the old ones return, and the house says why', async () => {
  const [folder, broken] = [tempFolder(), tempFolder()];
  const { store } = await openData(broken);
  await store.close();
  writeFileSync(join(broken, 'secret'), 'too short');
  writeFileSync(join(folder, 'secret-of-ann'), 'here');
  const { haven, told, restore } = await openTold(folder);
  restore(await arrivalOf(broken, folder));
  await expect.poll(() => told.length).toBe(2);
  await haven.close();
  expect(told[1]).toEqual({ failure: expect.stringContaining('does not hold 32 bytes') });
  expect(readdirSync(folder)).toContain('secret-of-ann');
  expect(readdirSync(folder).filter((name) => name.endsWith('-failed'))).toHaveLength(1);
});

test('a house that does not close in time is given up, and its data stay as they are', PATIENCE, async () => {
  const folder = tempFolder();
  const { store } = await openData(folder);
  const secret = readFileSync(join(folder, 'secret'), 'utf8');
  const arrival = await arrivalOf(folder, folder);
  const givenUp = await new Promise((giveUp) => {
    const open = (opening: Opening) => {
      setImmediate(() => opening.restore(arrival));
      return Promise.resolve({ close: () => new Promise(() => {}) });
    };
    void openRestartable({ folder, open, giveUp });
  });
  expect(String(givenUp)).toContain('did not close within 2000 ms');
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret);
  expect(readdirSync(folder)).toContain(arrival);
  await store.close();
});

test('a house that is closed for good while it closes for a restoring stays as it was', async () => {
  const folder = tempFolder();
  const { haven, told, restore } = await openTold(folder);
  restore(await arrivalOf(folder, folder));
  await haven.close();
  expect(told).toEqual([null]);
  expect(readdirSync(folder).filter((name) => name.startsWith('replaced-'))).toEqual([]);
});
