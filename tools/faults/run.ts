import { rmSync } from 'node:fs';
import type { Rng } from '@haven/kit';
import { tempFolder } from '../../server/src/testing/temp-folder.ts';
import type { Experiment, Setting, Trial } from './experiment.ts';
import { chanceOf } from './experiment.ts';
import { type Findings, gather, nothingFound } from './findings.ts';

export interface Run {
  readonly seed: number;
  readonly from: number;
  readonly count: number;
  readonly lanes: number;
  /** Hears of each step that found something wrong. */
  tell(step: number, wrong: readonly string[]): void;
  /** Hears how far it has come. */
  went?(result: Result): void;
}

export interface Result extends Findings {
  readonly experiment: Experiment;
  steps: number;
  /** Steps that found something wrong; a house in which they did is left as it is, and another one is founded. */
  failed: number;
  seconds: number;
}

/** Houses stand side by side; each house takes its steps one after the other. */
export async function runExperiment(
  experiment: Experiment,
  setting: Pick<Setting, 'programs' | 'library'>,
  run: Run,
): Promise<Result> {
  const result: Result = { experiment, steps: 0, failed: 0, seconds: 0, ...nothingFound() };
  const begun = performance.now();
  const houses = housesOf(experiment, run);
  const lane = async () => {
    for (let house = houses.shift(); house !== undefined; house = houses.shift())
      await runHouse({ experiment, setting, run, house, result });
  };
  await Promise.all(Array.from({ length: run.lanes }, lane));
  result.seconds = (performance.now() - begun) / 1000;
  return result;
}

/** The steps of each house; a house is founded before its first step, wherever one begins to look. */
function housesOf({ perHouse }: Experiment, { from, count }: Run): number[][] {
  const first = from - (from % perHouse);
  const steps = Array.from({ length: from + count - first }, (_, index) => first + index);
  return Array.from({ length: Math.ceil(steps.length / perHouse) }, (_, house) =>
    steps.slice(house * perHouse, (house + 1) * perHouse),
  );
}

interface Housing {
  readonly experiment: Experiment;
  readonly setting: Pick<Setting, 'programs' | 'library'>;
  readonly run: Run;
  readonly house: readonly number[];
  readonly result: Result;
}

async function runHouse({ experiment, setting, run, house, result }: Housing): Promise<void> {
  const chance = (...place: (string | number)[]) => chanceOf(run.seed, experiment.name, ...place);
  const last = house.at(-1) ?? 0;
  let standing: Standing | undefined;
  const count = (step: number, findings: Findings) => {
    gather(result, findings);
    if (findings.wrong.length === 0) return;
    result.failed += 1;
    run.tell(step, findings.wrong);
    standing = undefined;
  };
  for (const number of house) {
    standing ??= await foundHouse(experiment, setting, chance('house', number));
    count(number, await standing.trial.step(chance(number), number).catch(failed));
    result.steps += 1;
    run.went?.(result);
  }
  if (standing?.trial.end) count(last, await standing.trial.end(chance('end', last)).catch(failed));
  if (standing) rmSync(standing.place, { recursive: true });
}

interface Standing {
  readonly trial: Trial;
  readonly place: string;
}

async function foundHouse(experiment: Experiment, setting: Housing['setting'], rng: Rng): Promise<Standing> {
  const place = tempFolder();
  try {
    return { place, trial: await experiment.found({ ...setting, place, rng }) };
  } catch (error) {
    return { place, trial: { step: () => Promise.reject(error) } };
  }
}

/** Whatever is thrown in an experiment is a failure of it. */
function failed(error: unknown): Findings {
  return { ...nothingFound(), wrong: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
}
