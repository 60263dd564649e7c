import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { isMain } from './main.ts';
import { runAll } from './simulate/crew.ts';
import { type Errand, run } from './simulate/errand.ts';
import { PLANTS } from './simulate/plants.ts';
import type { Outcome } from './simulate/simulate.ts';

interface Wish {
  readonly seed: string;
  readonly seeds: string;
  readonly processes: string;
  readonly json?: true;
  readonly plant?: string;
  readonly keep?: string;
  readonly trace?: true;
}

const MOST_WORDS = 5;

/** Lives through worlds in which everything goes wrong, and looks whether the servers keep what they promised. */
async function simulateAll(wish: Wish): Promise<number> {
  const from = Number(wish.seed);
  if (wish.trace) return await tell({ seed: from, ...(wish.plant !== undefined && { plant: wish.plant }) });
  const seeds = Array.from({ length: Number(wish.seeds) }, (_, index) => from + index);
  const outcomes = kept(wish.keep, seeds);
  const left = seeds.filter((seed) => !outcomes.has(seed));
  if (!wish.json)
    console.log(`seed ${from}${seeds.length > 1 ? ` to ${seeds.at(-1)}` : ''}, ${left.length} to live through`);
  const processes = Math.min(Number(wish.processes), left.length);
  await runAll(left, { processes, plant: wish.plant }, (outcome) => {
    outcomes.set(outcome.seed, outcome);
    if (wish.keep) appendFileSync(wish.keep, `${JSON.stringify(outcome)}\n`);
    if (outcome.violations.length > 0) console.error(failureOf(outcome, wish.plant));
  });
  const all = seeds.flatMap((seed) => outcomes.get(seed) ?? []);
  console.log(wish.json ? JSON.stringify(sumOf(all)) : inWords(all));
  return all.every(({ violations }) => violations.length === 0) ? 0 : 1;
}

/** All that happens in one world, line by line. */
async function tell(errand: Errand): Promise<number> {
  const outcome = await run(errand, console.log);
  console.log(inWords([outcome]));
  return outcome.violations.length === 0 ? 0 : 1;
}

/** A long run that was interrupted goes on where it was. */
function kept(file: string | undefined, seeds: readonly number[]): Map<number, Outcome> {
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const outcomes = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Outcome);
  const wanted = new Set(seeds);
  return new Map(outcomes.filter(({ seed }) => wanted.has(seed)).map((outcome) => [outcome.seed, outcome]));
}

function failureOf({ seed, violations }: Outcome, plant: string | undefined): string {
  const words = violations.slice(0, MOST_WORDS).map((word) => `  ${word}`);
  const more = violations.length > MOST_WORDS ? [`  and ${violations.length - MOST_WORDS} more`] : [];
  return [`FAILED --seed ${seed}${plant === undefined ? '' : ` --plant '${plant}'`}`, ...words, ...more].join('\n');
}

function sumOf(outcomes: readonly Outcome[]) {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + count(outcome), 0);
  return {
    moves: sum(({ moves }) => moves),
    faults: sum(({ faults }) => faults),
    violations: sum(({ violations }) => violations.length),
    history: historyOf(outcomes),
  };
}

/** Of one world its own; of several, in the order of their seeds, a hash over theirs. */
function historyOf(outcomes: readonly Outcome[]): string {
  const [first, ...others] = outcomes.map(({ history }) => history);
  if (first === undefined || others.length === 0) return first ?? '';
  return createHash('sha256')
    .update([first, ...others].join('\n'))
    .digest('hex');
}

function inWords(outcomes: readonly Outcome[]): string {
  const { moves, faults, violations, history } = sumOf(outcomes);
  return `${outcomes.length} worlds, ${moves} moves, ${faults} faults, ${violations} violations, history ${history}`;
}

if (isMain(import.meta)) {
  await new Command('simulate')
    .description('lives through whole worlds of servers and people, each from one seed, in which everything goes wrong')
    .option('--seed <number>', 'of all that happens; a failure names it', String(Date.now() % 1_000_000_000))
    .option('--seeds <number>', 'so many worlds, from that seed on', '1')
    .option('--processes <number>', 'so many worlds at once', String(availableParallelism()))
    .option('--json', 'the last line is for machines')
    .option('--trace', 'tells all that happens in the world of that seed')
    .option('--keep <file>', 'outcomes are written there; an interrupted run goes on from them')
    .option('--plant <name>', `with a mistake in the code: ${Object.keys(PLANTS).join('; ')}`)
    .action(async (wish: Wish) => {
      process.exitCode = await simulateAll(wish);
    })
    .parseAsync();
}
