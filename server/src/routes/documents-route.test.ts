import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@haven/kit';
import { afterEach, expect, test } from 'vitest';
import { SOLO } from '../testing/games.ts';
import { get, type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const check = (value: unknown) => (value === 'good' ? undefined : { code: 'bad-document' });
const game: AnyGame = { ...SOLO, options: { ...SOLO.options, map: { kind: 'document', check } } };
const { id } = SOLO.meta;

let house: OpenHouse;
afterEach(() => house.close());

async function offered(files: Record<string, string>, path: string) {
  const documents = tempFolder();
  const folder = join(documents, id, 'map');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  house = await openHouse({ games: [game], documents });
  return (await get<{ documents: unknown }>(`${house.address}/api/documents/${path}`)).body.documents;
}

test('the documents of an option are offered by name', async () => {
  const files = { 'b.json': '"good"', 'a.json': '"good"', 'readme.txt': 'no' };
  expect(await offered(files, `${id}/map`)).toEqual([
    { name: 'a', value: 'good' },
    { name: 'b', value: 'good' },
  ]);
});

test('one that does not fit, is not JSON or too long is left out', async () => {
  const files = { 'a.json': '"bad"', 'b.json': '{', 'c.json': JSON.stringify('x'.repeat(300_000)), 'd.json': '"good"' };
  expect(await offered(files, `${id}/map`)).toEqual([{ name: 'd', value: 'good' }]);
});

test.each(['nothing/map', `${id}/wings`, `${id}/toString`, `..%2F${id}/map`, `${id}/..%2Fmap`])(
  'nothing is on offer at %s',
  async (path) => {
    expect(await offered({ 'a.json': '"good"' }, path)).toEqual([]);
  },
);

test('a house without such a folder offers nothing', async () => {
  house = await openHouse({ games: [game], documents: join(tempFolder(), 'none') });
  expect((await get(`${house.address}/api/documents/${id}/map`)).body).toEqual({ documents: [] });
});
