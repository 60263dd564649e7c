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
}

export interface Result extends Findings {
  readonly experiment: Experiment;
  steps: number;
  seconds: number;
}

/** Houses stand side by side; each house takes its steps one after the other. */
export async function runExperiment(
  experiment: Experiment,
  setting: Omit<Setting, 'rng'>,
  run: Run,
): Promise<Result> {
  const result: Result = { experiment, steps: 0, seconds: 0, ...nothingFound() };
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
  readonly setting: Omit<Setting, 'rng'>;
  readonly run: Run;
  readonly house: readonly number[];
  readonly result: Result;
}

async function runHouse({ experiment, setting, run, house, result }: Housing): Promise<void> {
  const chance = (...place: (string | number)[]) => chanceOf(run.seed, experiment.name, ...place);
  const last = house.at(-1) ?? 0;
  const count = (step: number, findings: Findings) => {
    gather(result, findings);
    if (findings.wrong.length > 0) run.tell(step, findings.wrong);
  };
  let trial: Trial;
  try {
    trial = await experiment.found({ ...setting, rng: chance('house', house[0] ?? 0) });
  } catch (error) {
    return count(last, failed(error));
  }
  for (const number of house) {
    count(number, await trial.step(chance(number), number).catch(failed));
    result.steps += 1;
  }
  if (trial.end) count(last, await trial.end(chance('end', last)).catch(failed));
}

/** Whatever is thrown in an experiment is a failure of it. */
function failed(error: unknown): Findings {
  return { ...nothingFound(), wrong: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
}
