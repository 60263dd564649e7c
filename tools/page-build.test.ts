import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packFiles, putBeside, stampOf, takeAssets } from './page-build.ts';
import { tree } from './testing/tree.ts';

const HOUSE = { 'package-lock.json': '{}', 'web/src/main.tsx': 'a', 'kit/src/index.ts': 'b' };

test('the page is stale when a source or the lockfile changes, and only then', () => {
  const root = tree(HOUSE);
  const before = stampOf(root);
  mkdirSync(join(root, 'web/dist'), { recursive: true });
  writeFileSync(join(root, 'web/dist/main.js'), 'built');
  writeFileSync(join(root, 'kit/src/index.test.ts'), 'test');
  expect(stampOf(root)).toBe(before);
  for (const [path, text] of Object.entries(HOUSE)) {
    const now = stampOf(root);
    writeFileSync(join(root, path), `${text} `);
    expect(stampOf(root)).not.toBe(now);
  }
});

test('what is worth it is packed beside the file, twice', () => {
  const long = 'abc'.repeat(1000);
  const dist = tree({ 'assets/a.js': long, 'assets/b.js': 'short', 'assets/c.woff2': long });
  packFiles(dist);
  expect(gunzipSync(readFileSync(join(dist, 'assets/a.js.gz'))).toString()).toBe(long);
  expect(brotliDecompressSync(readFileSync(join(dist, 'assets/a.js.br'))).toString()).toBe(long);
  expect(['assets/b.js.gz', 'assets/c.woff2.br'].map((path) => existsSync(join(dist, path)))).toEqual([false, false]);
});

/** What Vite does: all that was there is gone. */
function buildAnew(dist: string, names: readonly string[]): void {
  const before = takeAssets(dist);
  rmSync(join(dist, 'assets'), { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(join(dist, 'assets', name), name);
  putBeside(dist, before);
}

test('the assets of the build before stay beside the new ones, those from before it go', () => {
  const dist = tree({ 'assets/main-1.js': 'main-1.js', 'assets/same.js': 'same.js' });
  const assets = () => readdirSync(join(dist, 'assets')).sort();
  buildAnew(dist, ['main-2.js', 'same.js']);
  expect(assets()).toEqual(['main-1.js', 'main-2.js', 'same.js']);
  buildAnew(dist, ['main-3.js', 'same.js']);
  expect(assets()).toEqual(['main-2.js', 'main-3.js', 'same.js']);
  expect(readFileSync(join(dist, 'assets/main-2.js'), 'utf8')).toBe('main-2.js');
});
