import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Restored } from '@haven/wire';
import { expect, test } from 'vitest';
import { openData } from '../data-folder.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { backUp } from './backup.ts';
import { openReopening } from './reopening.ts';

/** Opens the data as a server would, and writes down how. */
async function openTold(folder: string) {
  const told: (Restored | null)[] = [];
  let restore: (file: string) => void = () => {};
  const haven = await openReopening(folder, async (opening) => {
    const { store } = openData(folder);
    await store.check();
    told.push(opening.restored);
    restore = opening.restore;
    return store;
  });
  return { haven, told, restore: (file: string) => restore(file) };
}

async function backupIn(folder: string): Promise<string> {
  const file = join(tempFolder(), 'a.backup');
  await backUp(folder, file);
  return file;
}

test('restored data are opened, again and again', async () => {
  const folder = tempFolder();
  const { haven, told, restore } = await openTold(folder);
  const file = await backupIn(folder);
  for (const time of [1, 2]) {
    const copy = `${file}-${time}`;
    copyFileSync(file, copy);
    restore(copy);
    await expect.poll(() => told.length).toBe(1 + time);
    expect(existsSync(copy), 'it has done its work').toBe(false);
  }
  await haven.close();
  expect(told).toEqual([null, ...Array(2).fill({ previous: expect.stringMatching(/^replaced-/) })]);
});

test('if the new data cannot be opened the old ones return, and the house says why', async () => {
  const folder = tempFolder();
  const broken = tempFolder();
  openData(broken);
  writeFileSync(join(broken, 'secret'), 'too short');
  const file = await backupIn(broken);
  writeFileSync(join(folder, 'secret'), 'ab'.repeat(32));
  const { haven, told, restore } = await openTold(folder);
  restore(file);
  await expect.poll(() => told.length).toBe(2);
  await haven.close();
  expect(told[1]).toEqual({ failure: expect.stringContaining('does not hold 32 bytes') });
  expect(readdirSync(folder).filter((name) => name.endsWith('-failed'))).toHaveLength(1);
});
