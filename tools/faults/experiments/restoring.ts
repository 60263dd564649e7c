import { join } from 'node:path';
import type { ServerProcess } from '../../../server/src/testing/server-process.ts';
import { adminCommand } from '../admin-command.ts';
import { hasRestored, restoreOver } from '../backups.ts';
import { standingIn } from '../candidates.ts';
import { changesOf, type Deed, diskWith } from '../deeds.ts';
import type { Disk } from '../disk.ts';
import type { Experiment, Setting } from '../experiment.ts';
import { type Findings, nothingFound } from '../findings.ts';
import { startHouse } from '../house.ts';
import { closed, type PeacefulHouse, peacefulHouse } from '../peaceful-house.ts';

const RESTORE_MS = 10_000;
/** Of each: by the command and by the server, by a kill and by a loss of power. */
const ROUNDS = 45;

/** The old house, and the backup of another one that is to take its place. */
interface Houses {
  readonly old: PeacefulHouse;
  readonly other: PeacefulHouse;
  readonly backup: string;
}

/** A restoring dies at each of its calls: what opens afterwards is the old house or the new one, and whole. */
export const restoring: Experiment = {
  ...{
    name: 'restore',
    what: 'kill or loss of power at each step of a restoring',
    count: 4 * ROUNDS,
    perHouse: ROUNDS,
  },
  found: async (setting) => {
    const houses = await twoHouses(setting);
    const deeds = [restoreOffline(houses.backup), restoreOnline(houses.backup)];
    const lengths: number[] = [];
    for (const deed of deeds) lengths.push(await changesOf(setting, houses.old, deed));
    return {
      step: (_rng, number) => {
        const way = number % 2;
        const [deed = restoreOffline(houses.backup), changes = 1] = [deeds[way], lengths[way]];
        const position = 1 + Math.floor((((number >> 2) % ROUNDS) * changes) / ROUNDS);
        return dieAt(setting, { ...houses, deed }, { position, number, isPowerLost: (number >> 1) % 2 === 1 });
      },
    };
  },
};

async function twoHouses(setting: Setting): Promise<Houses> {
  const [old, other] = [await peacefulHouse(setting, 'old'), await peacefulHouse(setting, 'other')];
  const backup = join(setting.place, 'other.backup');
  await adminCommand(setting.programs, { HAVEN_DATA: other.folder }, ['backup', backup]);
  return { old, other, backup };
}

function restoreOffline(backup: string): Deed {
  return async ({ programs }, disk, behaviour) => {
    const environment = { HAVEN_DATA: disk.folder, ...disk.environment(behaviour) };
    const { code } = await adminCommand(programs, environment, ['restore', backup]);
    return code === 0;
  };
}

function restoreOnline(backup: string): Deed {
  return async ({ programs }, disk, behaviour) => {
    const running = startHouse(programs, disk.folder, disk.environment({ ...behaviour, isWaiting: true }));
    const address = await running.address;
    disk.arm();
    const handedIn = await restoreOver(address, backup).then(
      () => true,
      () => false,
    );
    const isDone = handedIn && (await hasRestoredWithin(RESTORE_MS, address, running));
    await closed(running);
    return isDone;
  };
}

async function hasRestoredWithin(ms: number, address: string, { ended }: ServerProcess): Promise<boolean> {
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  for (const begun = performance.now(); !isEnded && performance.now() - begun < ms; )
    if (await hasRestored(address)) return true;
  return false;
}

interface Death {
  readonly position: number;
  readonly number: number;
  readonly isPowerLost: boolean;
}

async function dieAt(setting: Setting, houses: Houses & { deed: Deed }, death: Death): Promise<Findings> {
  const { old, other, deed } = houses;
  const findings = nothingFound();
  const disk = diskWith(setting, old, `step-${death.number}`);
  const isDone = await deed(setting, disk, { seed: death.number, plan: `change:${death.position}:KILL` });
  if (death.isPowerLost) disk.losePower();
  const candidates = isDone ? [other] : [old, other];
  const standing = await standingIn(setting.programs, disk.folder, candidates);
  if ('wrong' in standing) findings.wrong.push(standing.wrong);
  if ('refused' in standing) findings.named.push(standing.refused);
  if ('refused' in standing) findings.wrong.push(...(await restoredAgain(setting, houses, disk)));
  return { ...findings, wrong: findings.wrong.map((word) => `at change ${death.position}: ${word}`) };
}

/** Whoever is told that the data cannot be used restores once more, and then has them. */
async function restoredAgain({ programs }: Setting, { other, backup }: Houses, { folder }: Disk): Promise<string[]> {
  const { code, errors } = await adminCommand(programs, { HAVEN_DATA: folder }, ['restore', backup]);
  if (code !== 0) return [`it did not open, and could not be restored again: ${errors}`];
  const standing = await standingIn(programs, folder, [other]);
  return 'as' in standing ? [] : ['restored again, it was not what was restored'];
}
