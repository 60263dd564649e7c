import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { openData } from '../data-folder.ts';
import type { Player } from '../store/players.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { adminTokenIn } from './admin-token.ts';
import { swapBack } from './arrival.ts';
import { backUp } from './backup.ts';
import { isInUse } from './data-files.ts';
import { restore } from './restore.ts';

const ANN: Player = { id: 'ann', name: 'Ann', language: 'fr', created: 1 };
const BEN: Player = { id: 'ben', name: 'Ben', language: 'ru', created: 2 };
const NOW = Date.UTC(2026, 9, 8, 12, 30);

/** A data folder where this guest was. */
async function dataWith(guest: Player): Promise<string> {
  const folder = tempFolder();
  const { store } = await openData(folder);
  await store.players.create(guest);
  await store.close();
  return folder;
}

async function guestsIn(folder: string): Promise<string[]> {
  const { store } = await openData(folder);
  const found = await Promise.all([ANN, BEN].map(({ id }) => store.players.load(id)));
  await store.close();
  return found.flatMap((guest) => guest?.name ?? []);
}

async function backupOf(folder: string): Promise<string> {
  const file = join(tempFolder(), 'haven.backup');
  await backUp(folder, file);
  return file;
}

const textIn = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

test('a backup brings everything back: guests, keys and documents; what was there is moved aside', async () => {
  const [ann, ben] = [await dataWith(ANN), await dataWith(BEN)];
  mkdirSync(join(ann, 'documents/some-game'), { recursive: true });
  writeFileSync(join(ann, 'documents/some-game/map é.json'), '{}');
  const token = adminTokenIn(ben);
  const keys = { secret: textIn(ann, 'secret'), push: textIn(ann, 'push-key') };
  const lost = textIn(ben, 'secret');

  const previous = await restore(ben, await backupOf(ann), NOW);
  expect(await guestsIn(ben)).toEqual(['Ann']);
  expect({ secret: textIn(ben, 'secret'), push: textIn(ben, 'push-key') }).toEqual(keys);
  expect(textIn(ben, 'documents/some-game/map é.json')).toBe('{}');
  expect(textIn(ben, 'admin-token'), 'the token belongs to the machine').toBe(token);
  expect(previous).toBe('replaced-2026-10-08T12-30-00-000Z');
  expect(textIn(join(ben, previous), 'secret')).toBe(lost);
  expect(await guestsIn(join(ben, previous))).toEqual(['Ben']);
  expect(readdirSync(ben).filter((name) => name.startsWith('incoming-'))).toEqual([]);
});

async function lineageOf(folder: string): Promise<string> {
  const { store, lineage } = await openData(folder);
  await store.close();
  return lineage;
}

test('data keep their mark; restored ones get another, even over the data that the backup was made of', async () => {
  const folder = await dataWith(ANN);
  const before = await lineageOf(folder);
  expect(await lineageOf(folder)).toBe(before);
  const previous = await restore(folder, await backupOf(folder), NOW);
  const after = await lineageOf(folder);
  expect(after).not.toBe(before);
  swapBack(folder, previous);
  expect(await lineageOf(folder), 'what is put back is what was there').toBe(before);
});

test('a backup is taken while a server writes, and has what was written until then', async () => {
  const folder = await dataWith(ANN);
  const { store } = await openData(folder);
  await store.players.create(BEN);
  const file = await backupOf(folder);
  await store.close();
  const empty = tempFolder();
  await restore(empty, file, NOW);
  expect(await guestsIn(empty)).toEqual(['Ann', 'Ben']);
});

test('whoever else looks at the disk cannot read a backup', async () => {
  const file = await backupOf(await dataWith(ANN));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(backUp(await dataWith(ANN), file)).rejects.toThrow('EEXIST');
});

test('data that a server has open are not replaced', async () => {
  const [folder, file] = [await dataWith(ANN), await backupOf(await dataWith(BEN))];
  const { store } = await openData(folder);
  expect(isInUse(folder)).toBe(true);
  await expect(restore(folder, file, NOW)).rejects.toThrow('a server runs on these data');
  await store.close();
  expect(isInUse(folder)).toBe(false);
  expect(await guestsIn(folder)).toEqual(['Ann']);
});

test.each([
  ['damaged beyond reading', 'Dear Ann, '.repeat(1000)],
  ['empty', ''],
])('data that are %s are replaced all the same', async (_name, text) => {
  const [folder, file] = [await dataWith(ANN), await backupOf(await dataWith(BEN))];
  writeFileSync(join(folder, 'haven.db'), text);
  const previous = await restore(folder, file, NOW);
  expect(await guestsIn(folder)).toEqual(['Ben']);
  expect(textIn(join(folder, previous), 'haven.db')).toBe(text);
});

test('a restoring that cannot be used is undone, and nothing is lost', async () => {
  const [folder, file] = [await dataWith(ANN), await backupOf(await dataWith(BEN))];
  const previous = await restore(folder, file, NOW);
  swapBack(folder, previous);
  expect(await guestsIn(folder)).toEqual(['Ann']);
  expect(existsSync(join(folder, previous))).toBe(false);
  expect(await guestsIn(join(folder, `${previous}-failed`))).toEqual(['Ben']);
});

/** A backup with one thing changed in it. */
async function forged(sql: string): Promise<string> {
  const file = await backupOf(await dataWith(ANN));
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
  return file;
}

test.each([
  ['of a newer Haven', 'insert into migrations (number) values (999)', 'made by a newer Haven'],
  ['without its keys', 'drop table backup_files', 'no backup of Haven'],
  ['that reaches out', "insert into backup_files (path, bytes) values ('../../evil', x'00')", 'outside its folder'],
  ...['haven.db', 'haven.db-wal', './haven.db', 'haven.lock', 'admin-token', 'arriving-1/secret'].map((path) => [
    `that names ${path}`,
    `insert into backup_files (path, bytes) values ('${path}', x'00')`,
    'outside its folder',
  ]),
])('a backup %s is refused, and the data stay', async (_name, sql, words) => {
  const [folder, file] = [await dataWith(BEN), await forged(sql)];
  await expect(restore(folder, file, NOW)).rejects.toThrow(words);
  expect(await guestsIn(folder)).toEqual(['Ben']);
  expect(readdirSync(folder).filter((name) => name.includes('-2026'))).toEqual([]);
});

test('any other file is no backup', async () => {
  const file = join(tempFolder(), 'letter');
  writeFileSync(file, 'Dear Ann, '.repeat(1000));
  await expect(restore(tempFolder(), file, NOW)).rejects.toThrow('no backup of Haven');
});
