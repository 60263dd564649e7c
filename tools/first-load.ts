import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { lessonsOf } from '@haven/games/lessons';
import { games } from '@haven/games/rules';
import { isMain } from './main.ts';
import { assetsIn, buildPage } from './page-build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_BYTES = 170_000;
const MOST_FILES = 20;
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
  return assetsIn(dist).flatMap((name) => (/^(en|fr|ru)-.*\.js$/.test(name) ? [`/assets/${name}`] : []));
}

function longest(scripts: readonly Script[]): Script[] {
  return scripts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 1);
}

const NEEDED = /(?:from|import)"\.\/([^"]+\.js)"/g;

/** The scripts whose names begin so, and all that they need at once. */
export function neededBy(dist: string, name: string): string[] {
  const needed = new Set(assetsIn(dist).filter((file) => file.startsWith(name) && file.endsWith('.js')));
  for (const file of needed)
    for (const [, other = ''] of readFileSync(join(dist, 'assets', file), 'utf8').matchAll(NEEDED)) needed.add(other);
  return [...needed];
}

/** What the tables of a game are opened with, and what the page of its rules draws with, which must not bring the whole page. */
function faultsOfGame(dist: string, game: string): string[] {
  const table = new Set([...neededBy(dist, 'table-'), ...neededBy(dist, `${game}-table-`)]);
  const pieces = neededBy(dist, `${game}-pieces-`);
  return [
    ...(table.size > MOST_FILES
      ? [`a table of ${game} is opened with ${table.size} scripts, ${MOST_FILES} at most`]
      : []),
    ...(pieces.length === 0 ? [`the pieces of ${game} are in no script of their own`] : []),
    ...(pieces.some((file) => file.startsWith('index-')) ? [`the pieces of ${game} need the whole page`] : []),
  ];
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
  const all = assetsIn(dist).flatMap((name) => (name.endsWith('.js') ? [textOf(`assets/${name}`)] : []));
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
  const faults = games.flatMap(({ meta }) => faultsOfGame(join(ROOT, 'web/dist'), meta.id));
  for (const fault of faults) console.error(fault);
  // A page without a script would be no page of ours.
  const isLight = total > 0 && total <= MOST_BYTES;
  return isLight && early.length + lost.length + faults.length === 0 ? 0 : 1;
}

if (isMain(import.meta)) process.exitCode = await main();
