import { createHash } from 'node:crypto';
import { type Rng, simRng } from '@haven/kit';
import type { Findings } from './findings.ts';
import type { Programs } from './house.ts';

/** What an experiment is done with. */
export interface Setting {
  readonly programs: Programs;
  /** Makes disks lose their power and clocks jump. */
  readonly library: string;
  /** An empty folder, which is gone afterwards unless something went wrong. */
  readonly place: string;
  readonly rng: Rng;
}

export interface Experiment {
  readonly name: string;
  /** In words, for the table of results. */
  readonly what: string;
  /** So many steps, if nobody says otherwise. */
  readonly count: number;
  /** A house stands for so many steps; then another one is founded. */
  readonly perHouse: number;
  /** It needs no disk and no clock of its own, and so no library. */
  readonly isPlain?: true;
  found(setting: Setting): Promise<Trial>;
}

/** An experiment on one house. What a fault did to it is often seen only when it opens again, at the next step. */
export interface Trial {
  step(rng: Rng, number: number): Promise<Findings>;
  end?(rng: Rng): Promise<Findings>;
}

/** The chance of one place in a run: the same for the same seed. */
export function chanceOf(seed: number, ...place: readonly (string | number)[]): Rng {
  const hash = createHash('sha256').update([seed, ...place].join(' '));
  return simRng(hash.digest().readUInt32LE());
}
