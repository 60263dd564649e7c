import { PLANTS } from './plants.ts';
import { type Outcome, simulate } from './simulate.ts';

/** What a process of the simulation is asked. */
export interface Errand {
  readonly seed: number;
  readonly plant?: string;
}

export function run({ seed, plant }: Errand): Promise<Outcome> {
  return simulate({ seed, ...(plant !== undefined && { plant: PLANTS[plant] ?? {} }) });
}

// Whoever asked is gone, and so is what it asked for.
process.on('disconnect', () => process.exit());

// One world after the other: each has this process for itself.
let last: Promise<unknown> = Promise.resolve();
process.on('message', (errand: Errand) => {
  last = last.then(async () => process.send?.(await run(errand)));
});
