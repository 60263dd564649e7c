import type { Rng } from '@haven/kit';
import { type Company, newCompany } from '../company.ts';
import { type Behaviour, type Disk, newDisk } from '../disk.ts';
import type { Experiment, Setting } from '../experiment.ts';
import type { Findings } from '../findings.ts';
import { startHouse } from '../house.ts';
import { refuseNamed } from '../rules.ts';

const LONGEST_LIFE = 40;
const SLOWEST_SYNC = 2000;
const TORN = 300;

/** A house on a disk of its own, and its people. */
export interface Dwelling {
  readonly disk: Disk;
  readonly company: Company;
}

/** Opened once in peace, and closed: what it made for itself lies safely on the disk. */
export async function foundedDwelling({ programs, library, place, rng }: Setting): Promise<Dwelling> {
  const disk = newDisk(library, place);
  const company = newCompany();
  const running = startHouse(programs, disk.folder);
  const { visit } = await company.enter(running, rng);
  visit?.leave();
  running.kill('SIGTERM');
  await running.ended;
  return { disk, company };
}

/** Only synced bytes survive; every other time some of the others do too, sector by sector. */
export const power: Experiment = {
  name: 'power',
  what: 'loss of power, half with torn sectors',
  count: 200,
  perHouse: 10,
  found: async (setting) => {
    const dwelling = await foundedDwelling(setting);
    const live = (rng: Rng, number = 0) => liveUntilPowerLoss(setting, dwelling, { rng, isTorn: number % 2 === 1 });
    return { step: live, end: live };
  },
};

interface Life {
  readonly rng: Rng;
  readonly isTorn: boolean;
  readonly behaviour?: Partial<Behaviour>;
}

export async function liveUntilPowerLoss(setting: Setting, dwelling: Dwelling, life: Life): Promise<Findings> {
  const { disk, company } = dwelling;
  const { rng, isTorn } = life;
  const behaviour = { seed: rng.below(1e9), early: isTorn ? TORN : 0, delay: rng.below(SLOWEST_SYNC) };
  const running = startHouse(setting.programs, disk.folder, disk.environment({ ...behaviour, ...life.behaviour }));
  const { findings, visit } = await company.enter(running, rng);
  await visit?.play(rng, 1 + rng.below(LONGEST_LIFE));
  running.kill('SIGKILL');
  await running.ended;
  visit?.leave();
  disk.losePower();
  return refuseNamed(findings);
}
