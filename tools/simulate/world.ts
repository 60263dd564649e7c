import type { AnyGame, Rng } from '@haven/kit';
import { type SimulatedDatabase, simulatedDatabase } from '../../server/src/testing/simulated/database.ts';
import { chanceOf, isOnce } from './chance.ts';
import { CALM, type Climate, climateOf, type Fault } from './climate.ts';
import { createHistory, type History } from './history.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';

/** When every world begins. */
export const EPOCH = Date.UTC(2199, 0, 1);

/** One seed, and all that follows from it. */
export interface World {
  readonly seed: number;
  readonly games: readonly AnyGame[];
  readonly scheduler: Scheduler;
  readonly history: History;
  readonly database: SimulatedDatabase;
  readonly violations: Set<string>;
  /** For what needs no stream of its own. */
  readonly dice: Rng;
  chance(name: string): Rng;
  /** Whether this goes wrong now; counted if it does. */
  strikes(fault: Fault, rng: Rng): boolean;
  climate(): Climate;
  /** Something went wrong by plan. */
  count(fault: Fault): void;
  faults(): number;
  /** From now on as in most worlds, or nothing goes wrong any more. */
  storm(): void;
  calm(): void;
  violate(what: string): void;
  /** How often something was written: what was read since is still true. */
  writes: number;
}

interface WorldPlan {
  readonly seed: number;
  readonly games: readonly AnyGame[];
  readonly climate?: Partial<Climate>;
  /** Hears all that happens. */
  readonly trace?: (line: string) => void;
}

/** Made once: to prepare all that a store says takes longer than most worlds last. */
interface Shared {
  readonly database: SimulatedDatabase;
  now: () => number;
}
let shared: Shared | undefined;

function emptyDatabase(now: () => number): SimulatedDatabase {
  const kept: Shared = shared ?? { now, database: simulatedDatabase(() => kept.now()) };
  shared = kept;
  kept.now = now;
  kept.database.empty();
  return kept.database;
}

export function createWorld({ seed, games, climate: wished, trace }: WorldPlan): World {
  const chance = (name: string) => chanceOf(seed, name);
  const scheduler = createScheduler(chance('order'));
  const history = createHistory(trace);
  const weather = { ...climateOf(chance('climate')), ...wished };
  const violations = new Set<string>();
  let climate = CALM;
  let faults = 0;
  const count = (fault: Fault) => {
    faults += 1;
    history.note(scheduler.now(), 'fault', fault);
  };
  return {
    seed,
    games,
    scheduler,
    history,
    chance,
    dice: chance('dice'),
    count,
    violations,
    database: emptyDatabase(() => EPOCH + scheduler.now()),
    climate: () => climate,
    faults: () => faults,
    strikes: (fault, rng) => {
      const isStruck = isOnce(rng, climate[fault]);
      if (isStruck) count(fault);
      return isStruck;
    },
    storm: () => {
      climate = weather;
    },
    calm: () => {
      climate = CALM;
    },
    writes: 0,
    violate: (what) => {
      history.note(scheduler.now(), 'violation', what);
      violations.add(what);
    },
  };
}
