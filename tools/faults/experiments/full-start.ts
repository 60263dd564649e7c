import { newCompany } from '../company.ts';
import { newDisk } from '../disk.ts';
import type { Experiment } from '../experiment.ts';
import { startHouse } from '../house.ts';
import { refuseNamed } from '../rules.ts';

/** A house is founded on a full disk, refuses, and is founded again when there is room. */
export const fullStart: Experiment = {
  name: 'full-start',
  what: 'a first start on a full disk, then with room',
  count: 4,
  perHouse: 1,
  found: ({ programs, library, place }) => {
    const disk = newDisk(library, place);
    return Promise.resolve({
      step: async (rng) => {
        disk.fill();
        const refused = await newCompany().enter(startHouse(programs, disk.folder, disk.environment({ seed: 0 })), rng);
        disk.free();
        const running = startHouse(programs, disk.folder, disk.environment({ seed: 0 }));
        const { findings, visit } = await newCompany().enter(running, rng);
        await visit?.play(rng, 1);
        running.kill('SIGKILL');
        visit?.leave();
        refuseNamed(findings).wrong.push(...refused.findings.wrong);
        if (refused.visit) findings.wrong.push('it opened on a full disk');
        return findings;
      },
    });
  },
};
