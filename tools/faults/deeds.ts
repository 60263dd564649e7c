import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Behaviour, type Disk, dataOn, newDisk } from './disk.ts';
import type { Setting } from './experiment.ts';
import type { PeacefulHouse } from './peaceful-house.ts';

/** Does something on a disk, and tells whether it was done: it may be killed at any call. */
export type Deed = (setting: Setting, disk: Disk, behaviour: Behaviour) => Promise<boolean>;

/** A copy of the house on a disk of its own. */
export function diskWith({ library, place }: Setting, { folder }: PeacefulHouse, name: string): Disk {
  const own = join(place, name);
  cpSync(folder, dataOn(own), { recursive: true });
  return newDisk(library, own);
}

let counted = 0;

/** So many calls of a deed change something. */
export async function changesOf(setting: Setting, house: PeacefulHouse, deed: Deed): Promise<number> {
  counted += 1;
  const disk = diskWith(setting, house, `counted-${counted}`);
  if (!(await deed(setting, disk, { seed: 0 }))) throw new Error('what was to die failed without any fault');
  return disk.changes();
}
