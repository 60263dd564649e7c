import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { adminCommand } from '../admin-command.ts';
import { backUpTo } from '../backups.ts';
import { standingIn } from '../candidates.ts';
import { changesOf, type Deed, diskWith } from '../deeds.ts';
import type { Disk } from '../disk.ts';
import type { Experiment, Setting } from '../experiment.ts';
import { type Findings, nothingFound } from '../findings.ts';
import { startHouse } from '../house.ts';
import { closed, type PeacefulHouse, peacefulHouse } from '../peaceful-house.ts';

/** Of each: by the command and by the server. */
const ROUNDS = 20;

/** A backup dies at each of its calls: the house is as it was, and what lies there is no backup, or a whole one. */
export const backingUp: Experiment = {
  name: 'backup',
  what: 'kill at each step of a backup',
  count: 2 * ROUNDS,
  perHouse: ROUNDS,
  found: async (setting) => {
    const house = await peacefulHouse(setting);
    const deeds = [backUpOffline, backUpOnline];
    const lengths: number[] = [];
    for (const deed of deeds) lengths.push(await changesOf(setting, house, deed));
    return {
      step: (_rng, number) => {
        const [deed = backUpOffline, changes = 1] = [deeds[number % 2], lengths[number % 2]];
        const position = 1 + Math.floor((((number >> 1) % ROUNDS) * changes) / ROUNDS);
        return dieAt(setting, { house, deed }, { position, number });
      },
    };
  },
};

function backupIn({ root }: Disk): string {
  return join(root, 'a.backup');
}

const backUpOffline: Deed = async ({ programs }, disk, behaviour) => {
  const environment = { HAVEN_DATA: disk.folder, ...disk.environment(behaviour) };
  const { code } = await adminCommand(programs, environment, ['backup', backupIn(disk)]);
  return code === 0;
};

const backUpOnline: Deed = async ({ programs }, disk, behaviour) => {
  const running = startHouse(programs, disk.folder, disk.environment({ ...behaviour, isWaiting: true }));
  const address = await running.address;
  disk.arm();
  const isDone = await backUpTo(address, backupIn(disk)).then(
    () => true,
    () => false,
  );
  await closed(running);
  return isDone;
};

interface Death {
  readonly position: number;
  readonly number: number;
}

async function dieAt(
  setting: Setting,
  { house, deed }: { house: PeacefulHouse; deed: Deed },
  { position, number }: Death,
): Promise<Findings> {
  const disk = diskWith(setting, house, `step-${number}`);
  const isDone = await deed(setting, disk, { seed: number, plan: `change:${position}:KILL` });
  const standing = await standingIn(setting.programs, disk.folder, [house]);
  const wrong = 'as' in standing ? [] : [Object.values(standing).join()];
  if (existsSync(backupIn(disk))) wrong.push(...(await wrongBackup(setting, house, { disk, isDone })));
  return { ...nothingFound(), wrong: wrong.map((word) => `at change ${position}: ${word}`) };
}

interface Made {
  readonly disk: Disk;
  readonly isDone: boolean;
}

async function wrongBackup({ programs }: Setting, house: PeacefulHouse, { disk, isDone }: Made): Promise<string[]> {
  const folder = join(disk.root, 'restored');
  mkdirSync(folder);
  const { code, errors } = await adminCommand(programs, { HAVEN_DATA: folder }, ['restore', backupIn(disk)]);
  if (code !== 0) return isDone ? [`a backup that was made was not taken back: ${errors}`] : [];
  const standing = await standingIn(programs, folder, [house]);
  return 'as' in standing ? [] : [`a backup that was taken back is not the house: ${Object.values(standing).join()}`];
}
