import type { Rng } from '@haven/kit';
import { newCompany } from '../company.ts';
import type { Experiment } from '../experiment.ts';
import type { Findings } from '../findings.ts';
import { startHouse } from '../house.ts';
import { pause, refuseNamed } from '../rules.ts';

const LONGEST_LIFE = 40;
const LITTLE_MS = 20;

/** The process dies at a random moment; its disk does not notice. */
export const kills: Experiment = {
  name: 'kills',
  what: 'kill -9 under load',
  count: 500,
  perHouse: 10,
  isPlain: true,
  found: ({ programs, place }) => {
    const company = newCompany();
    const live = async (rng: Rng): Promise<Findings> => {
      const running = startHouse(programs, place);
      const { findings, visit } = await company.enter(running, rng);
      await visit?.play(rng, 1 + rng.below(LONGEST_LIFE));
      await pause(rng.below(LITTLE_MS));
      running.kill('SIGKILL');
      await running.ended;
      visit?.leave();
      return refuseNamed(findings);
    };
    return Promise.resolve({ step: live, end: live });
  },
};
