import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

let house: OpenHouse;
afterEach(() => house.close());

function writePage(folder: string, script: string): void {
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><script type="module" crossorigin src="${script}"></script>`,
  );
}

test('whoever joins hears first over which data, and which page is served now', async () => {
  const page = tempFolder();
  writePage(page, '/assets/index-1.js');
  house = await openHouse({ lineage: 'these data', page });
  const { guest, match } = await house.seated();
  expect(JSON.parse(guest.frames[0] ?? '')).toEqual({ type: 'house', data: 'these data', build: '/assets/index-1.js' });
  writePage(page, '/assets/index-2.js');
  const next = await house.guest();
  await next.joins({ match });
  expect(JSON.parse(next.frames[0] ?? '')).toMatchObject({ build: '/assets/index-2.js' });
});

test('a house without a page has no build', async () => {
  house = await openHouse();
  const { guest } = await house.seated();
  expect(JSON.parse(guest.frames[0] ?? '')).toMatchObject({ type: 'house', build: '' });
});
