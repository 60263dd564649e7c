import { simRng } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { bundleAdmin, bundleServer } from '../../../server/src/testing/programs.ts';
import { tempFolder } from '../../../server/src/testing/temp-folder.ts';
import { endAll } from '../../cluster/lasting.ts';
import { hasCluster } from '../../debian.ts';
import { runExperiment } from '../run.ts';
import { newAlarms } from './alarms.ts';
import { everyKindOf } from './experiments.ts';
import { openHouse } from './house.ts';
import { KINDS } from './kinds.ts';
import { patienceWith } from './patience.ts';

const SEED = 2199;
/** The rest is `npm run faults -- --cluster`. */
const DAILY = ['node-kill', 'redis-kill', 'postgres-kill'];

const programs = async () => ({ server: await bundleServer(), admin: await bundleAdmin() });
afterAll(endAll);

describe.runIf(hasCluster())('a cluster', () => {
  test('keeps what it promised whatever is killed', async () => {
    const experiment = everyKindOf(effort({ daily: DAILY, thorough: KINDS.map(({ name }) => name) }));
    const failures: string[] = [];
    const run = {
      ...{ seed: SEED, from: 0, count: experiment.count, lanes: 1 },
      tell: (step: number, wrong: readonly string[]) => failures.push(`step ${step}: ${wrong.join('\n')}`),
    };
    const result = await runExperiment(experiment, { programs: await programs(), library: '' }, run);
    expect(failures).toEqual([]);
    expect(result.acknowledged).toBeGreaterThan(0);
  });

  test.runIf(process.env.THOROUGH)('a clock that has not run out is found', async () => {
    const house = await openHouse({ programs: await programs(), place: tempFolder() });
    const alarms = newAlarms(house.cluster.address, patienceWith(house.cluster));
    await alarms.set(simRng(SEED));
    const { wrong } = await alarms.look();
    await house.close();
    expect(wrong.join('\n')).toContain('the clock is stuck');
  });
});
