import type { Rng } from '@haven/kit';
import type { Experiment, Setting } from '../experiment.ts';
import type { Findings } from '../findings.ts';
import { startHouse } from '../house.ts';
import { pause, refuseNamed } from '../rules.ts';
import { type Dwelling, foundedDwelling } from './power.ts';

const MOVES = 20;
const FULL_MS = 700;

/** No room for a moment, and then room again: play goes on without a restart. */
export const fullDisk: Experiment = {
  name: 'full',
  what: 'a full disk, then room again',
  count: 20,
  perHouse: 5,
  found: async (setting) => {
    const dwelling = await foundedDwelling(setting);
    const live = (rng: Rng) => fillAndFree(setting, dwelling, rng);
    return { step: live, end: live };
  },
};

async function fillAndFree({ programs }: Setting, { disk, company }: Dwelling, rng: Rng): Promise<Findings> {
  const running = startHouse(programs, disk.folder, disk.environment({ seed: rng.below(1e9) }));
  const { findings, visit } = await company.enter(running, rng);
  await visit?.play(rng, MOVES);
  disk.fill();
  await pause(FULL_MS);
  await visit?.play(rng, 0);
  const before = findings.acknowledged;
  disk.free();
  await visit?.play(rng, MOVES);
  if (visit && findings.acknowledged === before) findings.wrong.push('nobody could play on when there was room again');
  running.kill('SIGKILL');
  await running.ended;
  visit?.leave();
  return refuseNamed(findings);
}
