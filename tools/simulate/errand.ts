import { PLANTS } from './plants.ts';
import { type Outcome, simulate } from './simulate.ts';

/** What a process of the simulation is asked. */
export interface Errand {
  readonly seed: number;
  readonly plant?: string;
}

export function run({ seed, plant }: Errand, trace: (line: string) => void = () => {}): Promise<Outcome> {
  return simulate({ seed, trace, ...(plant !== undefined && { plant: PLANTS[plant] ?? {} }) });
}
