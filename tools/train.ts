import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Course, Learned } from '@haven/kit/learning';
import { Command } from 'commander';
import { isMain } from './main.ts';
import { type Team, teamOf } from './team/team.ts';
import { coursesOf, ROOT } from './train/courses.ts';
import { learnedFile } from './train/learned-file.ts';

/**
 * Teaches the bots of a game by self-play: `npm run train -- night-market diver --seed 1`.
 * The game says what can be learned in `bots/training/courses.ts`; it is written to `bots/weights`.
 * Interrupted, it goes on where the last round ended.
 */
interface Wish {
  readonly seed: number;
  readonly threads: number;
}

async function train(game: string, name: string | undefined, wish: Wish): Promise<string | undefined> {
  const courses = await coursesOf(game);
  if (courses === undefined) return `'${game}' is no game whose bots can be taught.`;
  if (!isCount(wish.seed) || !isCount(wish.threads)) return 'A seed and the number of threads are whole numbers.';
  const names = name === undefined ? Object.keys(courses) : [name];
  for (const each of names) {
    const course = courses[each];
    if (course === undefined) return `${game} has no course '${each}'; there are ${Object.keys(courses).join(', ')}.`;
    await attend(course, { game, name: each, ...wish });
  }
  return undefined;
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number > 0;
}

interface Enrolment extends Wish {
  readonly game: string;
  readonly name: string;
}

async function attend(course: Course, enrolment: Enrolment): Promise<void> {
  const { game, name, seed, threads } = enrolment;
  const kept = join(ROOT, '.cache/train', `${game} ${name} ${seed}.json`);
  const team = teamOf(new URL('./train/thread.mjs', import.meta.url), { game, name }, threads);
  try {
    write(enrolment, await allRounds(course, { team, seed, kept }));
    rmSync(kept, { force: true });
  } finally {
    await team.end();
  }
}

interface School {
  readonly team: Team;
  readonly seed: number;
  readonly kept: string;
}

async function allRounds(course: Course, { team, seed, kept }: School): Promise<Learned> {
  let state = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : course.begin(seed);
  while (course.progress(state).round < course.rounds) {
    const before = state;
    const jobs = course.jobs(state);
    state = course.learn(state, await team.work(jobs, (done) => showProgress(course, before, done / jobs.length)));
    keep(kept, state);
  }
  console.error();
  return course.learned(state);
}

/** Whole, or as it was. */
function keep(file: string, state: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

const BAR = 30;

function showProgress(course: Course, state: unknown, done: number): void {
  const { round, told } = course.progress(state);
  const share = (round + done) / course.rounds;
  const bar = '█'.repeat(Math.round(BAR * share)).padEnd(BAR, '░');
  if (process.stderr.isTTY) process.stderr.write(`\r${bar} round ${round + 1} of ${course.rounds}, ${told} `);
  else if (done === 1) console.error(`round ${round + 1} of ${course.rounds}, before it: ${told}`);
}

function write({ game, name, seed }: Enrolment, learned: Learned): void {
  const file = join(ROOT, 'games', game, 'bots/weights', `${name}.ts`);
  writeFileSync(file, learnedFile(name, `npm run train -- ${game} ${name} --seed ${seed}`, learned));
  console.log(`${relative(ROOT, file)}: ${learned.games} games, ${learned.hash}`);
}

if (isMain(import.meta)) {
  await new Command('train')
    .argument('<game>')
    .argument('[course]', 'all of them, if none is named')
    .option('--seed <number>', 'the same seed leads to the same file', '1')
    .option('--threads <number>', 'how many work at a time', String(availableParallelism()))
    .action(async (game: string, course: string | undefined, { seed, threads }: Record<'seed' | 'threads', string>) => {
      const problem = await train(game, course, { seed: Number(seed), threads: Number(threads) });
      if (problem === undefined) return;
      console.error(problem);
      process.exitCode = 1;
    })
    .parseAsync();
}
