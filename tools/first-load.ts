import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { isMain } from './main.ts';
import { buildPage } from './page-build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_BYTES = 170_000;
const SCRIPT = /<(?:script[^>]*\ssrc|link[^>]*\srel="modulepreload"[^>]*\shref)="([^"]+)"/g;

interface Script {
  readonly path: string;
  readonly bytes: number;
}

/** The scripts that a browser loads before it shows the first page, packed as they are served. */
export function firstLoad(dist: string): Script[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const packed = (path: string) => ({ path, bytes: gzipSync(readFileSync(join(dist, path)), { level: 9 }).length });
  const named = [...page.matchAll(SCRIPT)].map(([, path = '']) => packed(path));
  return [...named, ...longest(wordsIn(dist).map(packed))];
}

/** The words of each language, of which a page loads one. */
function wordsIn(dist: string): string[] {
  const assets = join(dist, 'assets');
  if (!existsSync(assets)) return [];
  return readdirSync(assets).flatMap((name) => (/^(en|fr|ru)-.*\.js$/.test(name) ? [`/assets/${name}`] : []));
}

function longest(scripts: readonly Script[]): Script[] {
  return scripts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 1);
}

function main(): number {
  if (!buildPage(ROOT)) return 1;
  const scripts = firstLoad(join(ROOT, 'web/dist'));
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of scripts) console.log(`${path} ${bytes}`);
  console.log(`${total} bytes of script in the first load, ${MOST_BYTES} at most`);
  // A page without a script would be no page of ours.
  return total === 0 || total > MOST_BYTES ? 1 : 0;
}

if (isMain(import.meta)) process.exitCode = main();
