import { newCompany } from '../company.ts';
import { newDisk } from '../disk.ts';
import type { Experiment } from '../experiment.ts';
import { gather, nothingFound } from '../findings.ts';
import { liveUntilPowerLoss } from './power.ts';

/** The very first life ends with a loss of power: keys and database are as new as everything else. */
export const founding: Experiment = {
  name: 'founding',
  what: 'loss of power in the first life of a house',
  count: 20,
  perHouse: 1,
  found: (setting) => {
    const dwelling = { disk: newDisk(setting.library, setting.place), company: newCompany() };
    return Promise.resolve({
      step: async (rng, number) => {
        const findings = nothingFound();
        for (let life = 0; life < 2; life += 1)
          gather(findings, await liveUntilPowerLoss(setting, dwelling, { rng, isTorn: number % 2 === 1 }));
        return findings;
      },
    });
  },
};
