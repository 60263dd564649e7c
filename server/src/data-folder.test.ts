import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { adminTokenIn, isBearer, readAdminToken } from './admin/admin-token.ts';
import { openData } from './data-folder.ts';
import { diesAfter, stepsOf } from './testing/dying-disk.ts';
import { tempFolder } from './testing/temp-folder.ts';

async function openAndClose(folder: string): Promise<void> {
  const { store } = await openData(folder);
  await store.close();
}

/** A house that was open once. */
async function olderFolder(): Promise<string> {
  const folder = tempFolder();
  await openAndClose(folder);
  return folder;
}

const WAY_OUT = 'Restore a backup, or remove secret and push-key to begin anew.';

test.each<[string, (file: string) => void]>([
  ['is missing', (file) => rmSync(file)],
  ['is empty', (file) => writeFileSync(file, '')],
  [
    'holds nothing of Haven',
    (file) => {
      rmSync(file);
      const other = new DatabaseSync(file);
      other.exec('create table recipes (name text)');
      other.close();
    },
  ],
])('keys beside a database that %s are no house, and nothing is made of them', async (words, harm) => {
  const folder = await olderFolder();
  const secret = readFileSync(join(folder, 'secret'), 'utf8');
  harm(join(folder, 'haven.db'));
  const before = readdirSync(folder);
  for (const _start of [1, 2])
    await expect(openData(folder)).rejects.toThrow(
      `haven.db ${words}, but the keys of its house are there. ${WAY_OUT}`,
    );
  expect(readdirSync(folder)).toEqual(before);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret);
});

test('without its keys an empty folder is a new house', async () => {
  const folder = await olderFolder();
  for (const name of ['haven.db', 'secret', 'push-key']) rmSync(join(folder, name));
  await openAndClose(folder);
  expect(existsSync(join(folder, 'secret'))).toBe(true);
});

test('what was written before a crash counts, though it lies in the log alone', async () => {
  const folder = tempFolder();
  const { store } = await openData(folder);
  expect(statSync(join(folder, 'haven.db-wal')).size).toBeGreaterThan(0);
  await openAndClose(folder);
  await store.close();
});

test('a first start that is killed at any step keeps no other from starting', async () => {
  for (let steps = 0, isDone = false; !isDone; steps += 1) {
    const folder = tempFolder();
    isDone = await diesAfter(steps, async () => {
      adminTokenIn(folder);
      await openAndClose(folder);
    });
    await openAndClose(folder);
    expect(adminTokenIn(folder).length).toBeGreaterThan(40);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(folder).filter((name) => name.startsWith('incoming-'))).toEqual([]);
  }
});

test('a key lies safely on the disk before it has its name, and so does its name before it is used', async () => {
  const steps = await stepsOf(() => adminTokenIn(tempFolder()));
  const [before, after] = [steps.slice(0, steps.indexOf('renameSync')), steps.slice(steps.indexOf('renameSync'))];
  for (const part of [before, after]) expect(part).toContain('fsyncSync');
});

test.each([
  ['secret', '', 'secret does not hold 32 bytes in hexadecimal. Restore a backup, or delete it'],
  ['secret', 'ab'.repeat(31), 'secret does not hold 32 bytes'],
  ['push-key', '', 'push-key does not hold a key. Restore a backup, or delete it'],
  ['push-key', '{}', 'push-key does not hold a key'],
])('a %s of "%s" is refused in words', async (name, text, words) => {
  const folder = await olderFolder();
  writeFileSync(join(folder, name), text);
  await expect(openData(folder)).rejects.toThrow(words);
  expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
});

test.each(['', ' \n', 'hunter2'])('an admin-token of "%s" lets nobody in', (text) => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'admin-token'), text);
  const words = 'admin-token holds fewer than 16 characters. Delete it: the next start of the server makes another.';
  expect(() => adminTokenIn(folder)).toThrow(words);
  expect(() => readAdminToken(folder)).toThrow(words);
  expect(isBearer('Bearer ', '')).toBe(false);
});
