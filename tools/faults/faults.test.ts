import { availableParallelism } from 'node:os';
import { simRng } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleAdmin, bundleServer } from '../../server/src/testing/programs.ts';
import { endServers } from '../../server/src/testing/server-process.ts';
import { tempFolder } from '../../server/src/testing/temp-folder.ts';
import type { Experiment } from './experiment.ts';
import { EXPERIMENTS } from './experiments/index.ts';
import { foundedDwelling, liveUntilPowerLoss } from './experiments/power.ts';
import type { Programs } from './house.ts';
import { faultLibrary } from './library.ts';
import { runExperiment } from './run.ts';

/** So many steps of each: the long run is `npm run faults`. Those that are left out take too long here. */
const STEPS: Readonly<Record<string, number>> = {
  kills: 1,
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
/** What no other test does to a whole house: the rest of them is tried in pieces beside the code, and here with `THOROUGH=1`. */
const DAILY = ['kills', 'power', 'io', 'flips'];
/** So many starts of a process take their time on a busy machine. */
const PATIENCE_MS = 600_000;
const SEED = 2199;
/** An odd one: a loss of power tears sectors. */
const FIRST = 1;

const library = faultLibrary() ?? '';
let programs: Programs;
beforeAll(async () => {
  programs = { server: await bundleServer(), admin: await bundleAdmin() };
});
afterAll(endServers);

describe(`seed ${SEED}`, () => {
  const possible = EXPERIMENTS.filter(({ name, isPlain }) => name in STEPS && (isPlain || library));
  const chosen = possible.filter(({ name }) => effort({ daily: DAILY.includes(name), thorough: true }));
  test.each(chosen.map(shortened))(
    '$count times $what',
    async (experiment) => {
      const failures: string[] = [];
      const run = {
        seed: SEED,
        from: FIRST,
        count: experiment.count,
        lanes: availableParallelism(),
        tell: (step: number, wrong: readonly string[]) => failures.push(`step ${step}: ${wrong.join('\n')}`),
      };
      const result = await runExperiment(experiment, { programs, library }, run);
      expect(failures).toEqual([]);
      expect(result.steps).toBe(experiment.count);
    },
    PATIENCE_MS,
  );
});

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
