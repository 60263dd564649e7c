import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fill, TABLES } from '../testing/rich-store.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { Damaged } from './damaged.ts';
import { openSqlite } from './sqlite.ts';
import { verifyFile } from './sqlite-verify.ts';

/** The bytes of a house with a little of everything. */
async function soundBytes(): Promise<Buffer> {
  const file = join(tempFolder(), 'haven.db');
  const store = openSqlite(file);
  await fill(store);
  await store.close();
  expect(await verifyFile(file)).toEqual([]);
  return readFileSync(file);
}

function placesOf(bytes: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) places.push(at);
  return places;
}

function withFlippedBit(bytes: Buffer, at: number, bit: number): string {
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << bit), at);
  return fileOf(flipped);
}

function fileOf(bytes: Buffer): string {
  const file = join(tempFolder(), 'haven.db');
  writeFileSync(file, bytes);
  return file;
}

/** What is found under an id; the house may also stay closed. */
async function look(file: string, id: string): Promise<unknown> {
  let store: ReturnType<typeof openSqlite> | undefined;
  try {
    store = openSqlite(file);
    return (await store.tables.load(id))?.id;
  } catch (error) {
    return error;
  } finally {
    await store?.close();
  }
}

test('wherever the id of a table has a flipped bit, in its row or in an index, it is no unknown table', async () => {
  const bytes = await soundBytes();
  const places = placesOf(bytes, 'bo-waits');
  expect(places.length).toBeGreaterThanOrEqual(2);
  const found = [];
  for (const at of places) found.push(await look(withFlippedBit(bytes, at + 3, 0), 'bo-waits'));
  for (const one of found) if (one !== 'bo-waits') expect(one).toBeInstanceOf(Damaged);
  expect(found).toContain('bo-waits');
}, 20_000);

test('a table that a list leaves out because of a flipped bit in its id is named by the id it has', async () => {
  const bytes = await soundBytes();
  const leftOut: string[] = [];
  for (const at of placesOf(bytes, 'bo-plays')) {
    const named: string[] = [];
    const store = openSqlite(withFlippedBit(bytes, at + 3, 0), { noticed: ({ what }) => named.push(what.id) });
    const listed = await store.tables.listed({ phase: 'playing', limit: 99 });
    await store.close();
    if (listed.some(({ id }) => id === 'bo-plays')) continue;
    leftOut.push('bo-plays');
    expect(named).toContain('bo-plays');
  }
  expect(leftOut).not.toEqual([]);
}, 20_000);

test('an index that does not fit its rows is made anew, and that is told', async () => {
  const bytes = await soundBytes();
  const told: string[] = [];
  for (const at of placesOf(bytes, 'bo-waits')) {
    const store = openSqlite(withFlippedBit(bytes, at + 3, 0), { noticed: ({ message }) => told.push(message) });
    for (const id of TABLES) if (id !== 'bo-waits') expect((await store.tables.load(id))?.id).toBe(id);
    await store.close();
  }
  expect(told).toContain('the index sqlite_autoindex_tables_1 did not fit its rows: it was made anew');
}, 20_000);

test('a house whose layout is broken stays closed, and is told the way out', async () => {
  const bytes = await soundBytes();
  const root = bytes.length - 4096;
  const torn = withFlippedBit(bytes, root, 7);
  expect(() => openSqlite(torn)).toThrow('npm run admin -- restore FILE');
  expect((await verifyFile(torn)).map(({ what }) => what.id)).toContain('haven.db');
});

test('a schema that cannot be read is named in one line, however long its statement', async () => {
  const bytes = await soundBytes();
  const spaces = placesOf(bytes, 'CREATE TABLE reports').map((at) => bytes.indexOf(' not null', at));
  const quoted = spaces.reduce((file, at) => withFlippedBit(readFileSync(file), at, 6), fileOf(bytes));
  const oneLine = /^[^\n]*malformed database schema[^\n]*npm run admin -- restore FILE[^\n]*$/;
  expect(() => openSqlite(quoted)).toThrow(oneLine);
});

test('a schema that reads otherwise than it was written is named', async () => {
  const bytes = await soundBytes();
  const types = placesOf(bytes, 'CREATE TABLE reports').map((at) => bytes.indexOf('integer', at));
  const other = types.reduce((file, at) => withFlippedBit(readFileSync(file), at, 0), fileOf(bytes));
  const faults = (await verifyFile(other)).map(({ message }) => message);
  expect(faults).toContain('the schema of reports is not what it was');
});

test('a file that is no database at all is called damaged too', () => {
  const file = join(tempFolder(), 'haven.db');
  writeFileSync(file, 'no database '.repeat(1000));
  expect(() => openSqlite(file)).toThrow('npm run admin -- restore FILE');
});

test('random bits: everything is right, named, or closed', async () => {
  const bytes = await soundBytes();
  for (let at = 4096 + 37; at < bytes.length; at += 5113) {
    const found = await look(withFlippedBit(bytes, at, at % 8), 'ada-plays');
    if (found !== 'ada-plays') expect(found, `bit ${at % 8} of byte ${at}`).toBeInstanceOf(Damaged);
  }
}, 60_000);
