import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '../testing/rich-store.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openSqlite } from './sqlite.ts';
import { verifyFile } from './sqlite-verify.ts';
import type { Store } from './store.ts';

const HEAD = 32;
const FRAME = 24 + 4096;

const living = tempFolder();
let store: Store;
let frames: number;
beforeAll(async () => {
  store = openSqlite(join(living, 'haven.db'));
  await fill(store);
  await store.players.create({ id: 'last', name: 'Last', language: 'en', created: 1 });
  frames = Math.floor((readFileSync(join(living, 'haven.db-wal')).length - HEAD) / FRAME);
});
afterAll(() => store.close());

/** What a process leaves that was killed now. */
function killed(): string {
  const folder = tempFolder();
  for (const name of readdirSync(living)) copyFileSync(join(living, name), join(folder, name));
  return folder;
}

function flip(folder: string, name: string, at: number): void {
  const bytes = readFileSync(join(folder, name));
  bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
  writeFileSync(join(folder, name), bytes);
}

/** Whether all that was acknowledged is there. */
async function opens(folder: string): Promise<boolean> {
  const opened = openSqlite(join(folder, 'haven.db'));
  const last = await opened.players.load('last');
  await opened.close();
  return last !== undefined;
}

test('after a kill everything is there, and after a clean end one plain file', async () => {
  const folder = killed();
  expect(frames).toBeGreaterThan(9);
  expect(await opens(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual(['haven.db']);
});

const SPOTS: readonly (readonly [string, (frames: number) => number])[] = [
  ['the magic number', () => 3],
  ['the size of its pages', () => 10],
  ['its salts', () => 17],
  ['the sums of its head', () => 25],
  ['the head of the first frame', () => HEAD + 2],
  ['the salts of a frame in the middle', (all) => HEAD + Math.floor(all / 2) * FRAME + 9],
  ['the sums of a frame in the middle', (all) => HEAD + Math.floor(all / 2) * FRAME + 17],
  ['a page in the middle', (all) => HEAD + Math.floor(all / 2) * FRAME + 2000],
  ['the end mark of the last commit', (all) => HEAD + (all - 1) * FRAME + 7],
  ['the last page', (all) => HEAD + all * FRAME - 1],
];

test.each(SPOTS)('a bit flipped in the log is named at the start, and by the check: %s', async (_spot, at) => {
  const folder = killed();
  flip(folder, 'haven.db-wal', at(frames));
  const found = await verifyFile(join(folder, 'haven.db'));
  expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining('haven.db-wal is damaged'));
  expect(() => openSqlite(join(folder, 'haven.db'))).toThrow(
    /haven.db-wal is damaged.*Restore a backup.*haven.db-mark/,
  );
  expect(readFileSync(join(folder, 'haven.db-wal')).length, 'nothing was changed').toBeGreaterThan(HEAD);
});

test('so is a log that was cut off; whoever removes the mark goes on without what stood there', async () => {
  const folder = killed();
  truncateSync(join(folder, 'haven.db-wal'), HEAD + (frames - 1) * FRAME);
  expect(() => openSqlite(join(folder, 'haven.db'))).toThrow(`the last 1 of ${frames} pages`);
  rmSync(join(folder, 'haven.db-mark'));
  expect(await opens(folder)).toBe(false);
});

test('what was never safe may be torn, and a mark that makes no sense is none', async () => {
  const torn = killed();
  const log = readFileSync(join(torn, 'haven.db-wal'));
  writeFileSync(join(torn, 'haven.db-wal'), Buffer.concat([log, log.subarray(HEAD, HEAD + FRAME + 99)]));
  expect(await opens(torn)).toBe(true);
  const doubtful = killed();
  flip(doubtful, 'haven.db-mark', 1);
  expect(await opens(doubtful)).toBe(true);
});

test('a mark of a log that was begun anew since, or emptied, says nothing about this one', async () => {
  const folder = killed();
  const mark = readFileSync(join(folder, 'haven.db-mark'));
  const before = openSqlite(join(folder, 'haven.db'));
  await before.players.create({ id: 'later', name: 'Later', language: 'en', created: 2 });
  const after = tempFolder();
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(after, name));
  await before.close();
  writeFileSync(join(after, 'haven.db-mark'), mark);
  expect(await opens(after)).toBe(true);
  writeFileSync(join(after, 'haven.db-mark'), mark);
  expect(existsSync(join(after, 'haven.db-wal'))).toBe(false);
  expect(await opens(after)).toBe(true);
});
