import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { lessonsOf } from '@haven/games/lessons';
import { games } from '@haven/games/rules';
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

/** Words of the lessons as they stand in the code; whatever has an accent may be written otherwise there. */
async function lessonWords(): Promise<string[]> {
  const courses = await Promise.all(games.map(({ meta }) => lessonsOf(meta.id)?.load() ?? []));
  return courses.flat().flatMap(({ steps }) => steps.slice(0, 1).map(({ say }) => plainPart(say.en)));
}

const plainPart = (words: string): string => /^[\w ,.:]+/.exec(words)?.[0].slice(0, MOST_LETTERS) ?? words;

const MOST_LETTERS = 30;

/** Which of these words a browser loads at once, and which it never finds. */
export function wordsLoaded(
  dist: string,
  words: readonly string[],
): { readonly early: string[]; readonly lost: string[] } {
  const textOf = (path: string) => readFileSync(join(dist, path), 'utf8');
  const first = firstLoad(dist).map(({ path }) => textOf(path));
  const all = readdirSync(join(dist, 'assets')).flatMap((name) =>
    name.endsWith('.js') ? [textOf(`assets/${name}`)] : [],
  );
  const isIn = (texts: readonly string[]) => (word: string) => texts.some((text) => text.includes(word));
  return { early: words.filter(isIn(first)), lost: words.filter((word) => !isIn(all)(word)) };
}

async function main(): Promise<number> {
  if (!buildPage(ROOT)) return 1;
  const scripts = firstLoad(join(ROOT, 'web/dist'));
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of scripts) console.log(`${path} ${bytes}`);
  console.log(`${total} bytes of script in the first load, ${MOST_BYTES} at most`);
  const { early, lost } = wordsLoaded(join(ROOT, 'web/dist'), await lessonWords());
  for (const word of early) console.error(`a lesson is part of the first load: “${word}”`);
  for (const word of lost) console.error(`a lesson is in no script: “${word}”`);
  // A page without a script would be no page of ours.
  const isLight = total > 0 && total <= MOST_BYTES;
  return isLight && early.length + lost.length === 0 ? 0 : 1;
}

if (isMain(import.meta)) process.exitCode = await main();
