import type { Rng } from '@haven/kit';
import { isOneLine, newCompany } from '../company.ts';
import type { Experiment } from '../experiment.ts';
import type { Findings } from '../findings.ts';
import { startHouse } from '../house.ts';
import { refuseNamed } from '../rules.ts';

const MOVES = 10;

/** Two servers on one folder: the second is refused and the first goes on; after a kill there is no first one. */
export const secondServer: Experiment = {
  name: 'second',
  what: 'a second server on the folder',
  count: 10,
  perHouse: 5,
  isPlain: true,
  found: ({ programs, place }) => {
    const company = newCompany();
    const live = async (rng: Rng): Promise<Findings> => {
      const first = startHouse(programs, place);
      const { findings, visit } = await company.enter(first, rng);
      const second = startHouse(programs, place);
      const isOpen = await second.address.then(Boolean, () => false);
      if (isOpen) findings.wrong.push('a second server opened on the folder');
      second.kill('SIGKILL');
      const { code, errors } = await second.ended;
      if (!isOpen && (code !== 1 || !isOneLine(errors)))
        findings.wrong.push(`the second server ended with ${code} and said: ${errors}`);
      await visit?.play(rng, MOVES);
      first.kill('SIGKILL');
      await first.ended;
      visit?.leave();
      return refuseNamed(findings);
    };
    return Promise.resolve({ step: live, end: live });
  },
};
