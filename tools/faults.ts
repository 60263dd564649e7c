import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { endServers } from '../server/src/testing/server-process.ts';
import { hasCluster } from './debian.ts';
import { CLUSTER_EXPERIMENTS } from './faults/cluster/experiments.ts';
import type { Experiment } from './faults/experiment.ts';
import { EXPERIMENTS } from './faults/experiments/index.ts';
import { bundlePrograms } from './faults/house.ts';
import { faultLibrary } from './faults/library.ts';
import { type Result, runExperiment } from './faults/run.ts';
import { sheetOf } from './faults/sheet.ts';
import { isMain } from './main.ts';

interface Wish {
  readonly seed: string;
  readonly only?: string;
  readonly count?: string;
  readonly from: string;
  readonly cluster?: true;
  readonly lanes: string;
}

/** So many steps pass between two words of how far it has come. */
const TOLD = 10;

/** Breaks houses in every way we know, and looks whether they keep what they promised. */
async function breakHouses(wish: Wish): Promise<number> {
  const seed = Number(wish.seed);
  console.log(`seed ${seed}`);
  const setting = { programs: await bundlePrograms(), library: faultLibrary() ?? '' };
  const results: Result[] = [];
  for (const experiment of chosen(wish, setting.library)) {
    const result = await runExperiment(experiment, setting, {
      seed,
      from: Number(wish.from),
      count: Number(wish.count ?? experiment.count),
      lanes: Number(wish.lanes),
      tell: (step, wrong) => console.error(failureOf({ seed, experiment, step, wrong })),
      went: ({ steps, failed }) => {
        if (steps % TOLD === 0) console.log(`${experiment.name}: ${steps} steps, ${failed} failed`);
      },
    });
    results.push(result);
    console.log(sheetOf([result]).at(-1));
  }
  console.log(['', ...sheetOf(results)].join('\n'));
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
}

function chosen({ only, cluster }: Wish, library: string): readonly Experiment[] {
  if (cluster && !hasCluster()) throw new Error('a cluster needs PostgreSQL, Redis and HAProxy');
  const all = cluster ? CLUSTER_EXPERIMENTS : EXPERIMENTS;
  const names = only?.split(',') ?? all.map(({ name }) => name);
  const unknown = names.find((name) => !all.some((experiment) => experiment.name === name));
  if (unknown !== undefined)
    throw new Error(`no experiment '${unknown}'; there are ${all.map(({ name }) => name).join(', ')}`);
  const wished = all.filter(({ name }) => names.includes(name));
  const possible = wished.filter(({ isPlain }) => isPlain || library !== '');
  const skipped = wished.filter((experiment) => !possible.includes(experiment)).map(({ name }) => name);
  if (skipped.length > 0) console.log(`skipped, for they need Linux and a C compiler: ${skipped.join(', ')}`);
  return possible;
}

interface Failure {
  readonly seed: number;
  readonly experiment: Experiment;
  readonly step: number;
  readonly wrong: readonly string[];
}

const MOST_WORDS = 5;

function failureOf({ seed, experiment: { name }, step, wrong }: Failure): string {
  const words = wrong.slice(0, MOST_WORDS).map((word) => `  ${word}`);
  const more = wrong.length > MOST_WORDS ? [`  and ${wrong.length - MOST_WORDS} more`] : [];
  return [`FAILED --seed ${seed} --only ${name} --from ${step} --count 1`, ...words, ...more].join('\n');
}

function namesOf(experiments: readonly Experiment[]): string {
  return experiments.map(({ name }) => name).join(',');
}

if (isMain(import.meta)) {
  process.on('SIGINT', () => {
    endServers();
    process.exit(1);
  });
  await new Command('faults')
    .description('breaks houses and looks whether they keep what they promised')
    .option('--seed <number>', 'of all chance; a failure names it', String(Date.now() % 1_000_000_000))
    .option('--only <names>', `some of ${namesOf(EXPERIMENTS)}`)
    .option('--cluster', `breaks two servers over PostgreSQL and Redis: ${namesOf(CLUSTER_EXPERIMENTS)}`)
    .option('--lanes <number>', 'so many houses side by side', String(availableParallelism()))
    .option('--count <number>', 'so many steps of each')
    .option('--from <number>', 'the first step: the one a failure named', '0')
    .action(async (wish: Wish) => {
      process.exitCode = await breakHouses(wish).finally(endServers);
    })
    .parseAsync();
}
