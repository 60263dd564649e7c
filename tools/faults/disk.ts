import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a disk behaves for one life of a process. */
export interface Behaviour {
  readonly seed: number;
  /** So many of 1000 writes reach the disk by themselves, and then only some of their sectors. */
  readonly early?: number;
  /** A sync takes about so many microseconds. */
  readonly delay?: number;
  /** Such as `sync:17:EIO`: the 17th sync fails; `name:3:KILL`: the process dies at the third change of a name. */
  readonly plan?: string;
  /** The plan's calls are counted only from `arm()` on. */
  readonly isWaiting?: true;
  /** Syncs succeed and do nothing. */
  readonly isHiding?: true;
  /** Names need a sync of their folder. */
  readonly isStrict?: true;
}

type Environment = Record<string, string>;

/** A disk that can fill up, fail, and lose its power. */
export interface Disk {
  /** All that lies on the disk. */
  readonly root: string;
  /** The data of a house, below it. */
  readonly folder: string;
  /** For the process that lives on it. */
  environment(behaviour: Behaviour): Environment;
  arm(): void;
  fill(): void;
  free(): void;
  /** The planned faults that were met since the last loss of power. */
  met(): string[];
  /** So many calls of the last process changed something, if it ended by itself; counted like those of a plan. */
  changes(): number;
  /** With no process left on it: only what was durable remains. */
  losePower(): void;
}

/** In a folder `place` of its own, which may hold the data of a house already. */
export function newDisk(library: string, place: string): Disk {
  const base = realpathSync(place);
  const [root, image, full, armed] = ['disk', 'image', 'full', 'armed'].map((name) => join(base, name)) as Places;
  const folder = dataOn(base);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const faults = join(image, 'faults');
  return {
    root,
    folder,
    environment: (behaviour) => {
      rmSync(armed, { force: true });
      rmSync(faults, { force: true });
      return {
        LD_PRELOAD: library,
        UV_USE_IO_URING: '0',
        HAVEN_DISK_ROOT: root,
        HAVEN_DISK_IMAGE: image,
        HAVEN_DISK_FULL: full,
        ...behaviourIn(behaviour),
        ...(behaviour.isWaiting && { HAVEN_DISK_ARMED: armed }),
      };
    },
    arm: () => writeFileSync(armed, ''),
    fill: () => writeFileSync(full, ''),
    free: () => rmSync(full, { force: true }),
    met: () => (existsSync(faults) ? readFileSync(faults, 'utf8').trim().split('\n') : []),
    changes: () => Number(readFileSync(join(image, 'changes'), 'utf8').trim().split('\n').at(-1)),
    losePower: () => {
      rmSync(root, { recursive: true, force: true });
      renameSync(join(image, 'tree'), root);
      rmSync(image, { recursive: true });
    },
  };
}

/** Where the data of a house lie on the disk in this place. */
export function dataOn(place: string): string {
  return join(place, 'disk/data');
}

type Places = [root: string, image: string, full: string, armed: string];

function behaviourIn({ seed, early, delay, plan, isHiding, isStrict }: Behaviour): Environment {
  return {
    HAVEN_DISK_SEED: String(seed),
    HAVEN_DISK_EARLY: String(early ?? 0),
    HAVEN_DISK_DELAY: String(delay ?? 0),
    ...(plan && { HAVEN_DISK_PLAN: plan }),
    ...(isHiding && { HAVEN_DISK_HIDE: '1' }),
    ...(isStrict && { HAVEN_DISK_NAMES: 'strict' }),
  };
}
