import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './source-files.ts';

/** All that the page is made of. */
const SOURCES = ['web', 'ui-kit', 'games', 'kit', 'text-kit', 'wire'];
const NOT_SHIPPED = /\.(?:test\.tsx?|md|txt)$/;
const STAMP = '.built-from';
const ASSETS = 'assets';
/** Which of the assets are there for pages of the build before. */
const KEPT = '.kept-from-before';
const WORTH_PACKING = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;
const SMALLEST_PACKED = 1024;

/** Builds the page unless it was built from these very sources. Says whether there is a page now. */
export function buildPage(root: string): boolean {
  const dist = join(root, 'web/dist');
  const stamp = stampOf(root);
  if (isBuilt(dist, stamp)) return true;
  console.log('Building the page');
  const before = takeAssets(dist);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`The page could not be built.\n${stdout}${stderr}`);
    return false;
  }
  packFiles(dist);
  putBeside(dist, before);
  writeFileSync(join(dist, STAMP), stamp);
  return true;
}

function isBuilt(dist: string, stamp: string): boolean {
  const file = join(dist, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** The names of what the last build made itself. */
export function assetsIn(dist: string): string[] {
  const assets = join(dist, ASSETS);
  const kept = new Set(namesIn(join(dist, KEPT)));
  return existsSync(assets) ? filesBelow(assets).filter((name) => !kept.has(name)) : [];
}

/** What the last build made, by its name: pages that are open still ask for it. What it kept itself is let go. */
export function takeAssets(dist: string): Map<string, Buffer> {
  return new Map(assetsIn(dist).map((name) => [name, readFileSync(join(dist, ASSETS, name))]));
}

/** Names carry a hash of their content: the same name is the same file. */
export function putBeside(dist: string, before: ReadonlyMap<string, Buffer>): void {
  const gone = [...before].filter(([name]) => !existsSync(join(dist, ASSETS, name)));
  for (const [name, bytes] of gone) writeFileSync(join(dist, ASSETS, name), bytes);
  writeFileSync(join(dist, KEPT), gone.map(([name]) => name).join('\n'));
}

function namesIn(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

/** Changes with every byte of every source file, and with the lockfile. */
export function stampOf(root: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of SOURCES) {
    for (const path of filesBelow(join(root, folder))) {
      if (NOT_SHIPPED.test(path)) continue;
      hash.update(`\n${folder}/${path}\n`).update(readFileSync(join(root, folder, path)));
    }
  }
  return hash.digest('hex');
}

/** Packed once here, so that the server packs nothing while it serves. */
export function packFiles(dist: string): void {
  for (const path of filesBelow(dist).filter((name) => WORTH_PACKING.test(name))) {
    const file = join(dist, path);
    const bytes = readFileSync(file);
    if (bytes.length < SMALLEST_PACKED) continue;
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: size }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
