import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Course, Learned, Sample } from '@haven/kit/learning';
import { Command } from 'commander';
import {
  errorOf,
  nothingTold,
  positionsIn,
  type Reliability,
  reliabilityTable,
  tellAll,
} from './calibration/reliability.ts';
import { withFigures } from './figures.ts';
import { isMain } from './main.ts';
import { teamOf } from './team/team.ts';
import { coursesOf, ROOT } from './train/courses.ts';

/**
 * Whether a chance that is told comes true as often: `npm run calibration -- night-market --positions 20000`.
 * The positions are those that the course learns from, in games of another seed than the one it has learned from.
 * The result stands between the marks of that game in docs/bots.md.
 */
interface Wish {
  readonly game: string;
  readonly name: string;
  readonly positions: number;
  readonly seed: number;
  readonly threads: number;
}

async function learnedBy(game: string, name: string): Promise<Learned> {
  const file = join(ROOT, 'games', game, 'bots/weights', `${name}.ts`);
  const found = (await import(pathToFileURL(file).href)) as Record<string, Learned>;
  const learned = found[name];
  if (learned === undefined) throw new Error(`${file} has no ${name}`);
  return learned;
}

async function toldIn(course: Course, learned: Learned, wish: Wish): Promise<Reliability> {
  const { game, name, seed, threads, positions } = wish;
  const weights = Object.values(learned.values).map(Number);
  const team = teamOf<unknown, Sample[]>(new URL('./train/thread.mjs', import.meta.url), { game, name }, threads);
  const bins = nothingTold();
  let state = course.begin(seed);
  try {
    while (positionsIn(bins) < positions) {
      const results = await team.work(course.jobs(state));
      for (const samples of results) tellAll(bins, samples, weights);
      state = course.learn(state, results);
      console.error(`${positionsIn(bins)} of ${positions} positions, error ${(100 * errorOf(bins)).toFixed(2)} %`);
    }
  } finally {
    await team.end();
  }
  return bins;
}

/** What is wrong with the wish; nothing if it was done. */
async function calibration(wish: Wish): Promise<string | undefined> {
  const { game, name, seed } = wish;
  const course = (await coursesOf(game))?.[name];
  if (course === undefined) return `'${game}' has no course '${name}'.`;
  if (![wish.positions, seed, wish.threads].every(isCount)) return 'Positions, seed and threads are whole numbers.';
  const learned = await learnedBy(game, name);
  if (learned.seed === seed) return `It has learned from games of seed ${seed}: what it tells of them proves nothing.`;
  const bins = await toldIn(course, learned, wish);
  const told = [
    `${game}: ${positionsIn(bins)} positions of games of seed ${seed}, weights \`${learned.hash.slice(0, 8)}\`; expected calibration error **${(100 * errorOf(bins)).toFixed(1)} %**.`,
    reliabilityTable(bins),
  ].join('\n\n');
  console.log(told);
  const document = join(ROOT, 'docs/bots.md');
  const text = withFigures(readFileSync(document, 'utf8'), told, `calibration of ${game}`);
  if (text === undefined) return `${document} has no marks for the calibration of ${game}.`;
  writeFileSync(document, text);
  return undefined;
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number > 0;
}

if (isMain(import.meta)) {
  await new Command('calibration')
    .argument('<game>')
    .argument('[course]', 'whose weights are asked', 'leaf')
    .option('--positions <number>', 'how many at least', '20000')
    .option('--seed <number>', 'not the one that it has learned from', '2')
    .option('--threads <number>', 'how many work at a time', String(availableParallelism()))
    .action(async (game: string, name: string, words: Record<'positions' | 'seed' | 'threads', string>) => {
      const { positions, seed, threads } = words;
      const wish = { positions: Number(positions), seed: Number(seed), threads: Number(threads) };
      const problem = await calibration({ game, name, ...wish });
      if (problem === undefined) return;
      console.error(problem);
      process.exitCode = 1;
    })
    .parseAsync();
}
