import { availableParallelism } from 'node:os';
import { simRng } from '@haven/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endServers } from '../../server/src/testing/server-process.ts';
import { tempFolder } from '../../server/src/testing/temp-folder.ts';
import type { Experiment } from './experiment.ts';
import { EXPERIMENTS } from './experiments/index.ts';
import { foundedDwelling, liveUntilPowerLoss } from './experiments/power.ts';
import { bundlePrograms, type Programs } from './house.ts';
import { faultLibrary } from './library.ts';
import { runExperiment } from './run.ts';

/** So many steps of each: the long run is `npm run faults`. Those that are left out take too long for every day. */
const STEPS: Readonly<Record<string, number>> = {
  kills: 2,
  power: 1,
  founding: 1,
  io: 1,
  full: 1,
  'full-start': 1,
  flips: 1,
  lost: 1,
  second: 1,
  clock: 1,
  silent: 1,
  restore: 1,
};
/** So many runs go by until a step is done again. */
const RUNS = 50;
/** So many starts of a process take their time on a busy machine. */
const PATIENCE_MS = 600_000;
const SEED = Date.now() % 1_000_000_000;

const library = faultLibrary() ?? '';
let programs: Programs;
beforeAll(async () => {
  programs = await bundlePrograms();
});
afterAll(endServers);

describe(`seed ${SEED}`, () => {
  const today = EXPERIMENTS.filter(({ name, isPlain }) => name in STEPS && (isPlain || library)).filter(isToday);
  test.each(today.map(shortened))(
    '$count times $what',
    async (experiment) => {
      const failures: string[] = [];
      const result = await runExperiment(
        experiment,
        { programs, library },
        {
          ...{
            seed: SEED,
            from: experiment.count * (SEED % RUNS),
            count: experiment.count,
            lanes: availableParallelism(),
          },
          tell: (step, wrong) => failures.push(`step ${step}: ${wrong.join('\n')}`),
        },
      );
      expect(failures).toEqual([]);
      expect(result.steps).toBe(experiment.count);
    },
    PATIENCE_MS,
  );
});

/** Kills and losses of power every time, of the others a third, each time another; with `THOROUGH=1` all. */
function isToday({ name }: Experiment, index: number): boolean {
  return ['kills', 'power'].includes(name) || (index + SEED) % 3 === 0 || process.env.THOROUGH !== undefined;
}

/** In one house. */
function shortened(experiment: Experiment): Experiment {
  const count = STEPS[experiment.name] ?? 0;
  return { ...experiment, count, perHouse: count };
}

test.runIf(library !== '')('a disk that only claims to sync is found out', async () => {
  const setting = { programs, library, place: tempFolder(), rng: simRng(SEED) };
  const dwelling = await foundedDwelling(setting);
  const life = { rng: setting.rng, isTorn: false };
  await liveUntilPowerLoss(setting, dwelling, { ...life, behaviour: { isHiding: true } });
  const { wrong } = await liveUntilPowerLoss(setting, dwelling, life);
  expect(wrong.join('\n')).toMatch(/is lost|are left|unknown-match|bad-token/);
});
