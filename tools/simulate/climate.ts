import { pick, type Rng } from '@haven/kit';

/** How often things go wrong in one world: one time in so many, never where it says 0. */
export interface Climate {
  /** Of the texts that servers tell each other. */
  readonly dropped: number;
  readonly repeated: number;
  readonly late: number;
  /** Of what the database is asked. */
  readonly refused: number;
  readonly slow: number;
  /** Of the writes: the connection is lost over one, done or not. */
  readonly lost: number;
  /** Of the thoughts of bots. */
  readonly thoughtless: number;
  /** In milliseconds between two, on average: servers that die, are stopped, or cannot hear the others. */
  readonly crash: number;
  readonly stop: number;
  readonly partition: number;
  /** Clocks that are set, and connections of people that are cut. */
  readonly clockJump: number;
  readonly cut: number;
}

export type Fault = keyof Climate;

export const CALM: Climate = {
  dropped: 0,
  repeated: 0,
  late: 0,
  refused: 0,
  slow: 0,
  lost: 0,
  thoughtless: 0,
  crash: 0,
  stop: 0,
  partition: 0,
  clockJump: 0,
  cut: 0,
};

/** Worlds differ: in some only one thing goes wrong, in others all of them. */
export function climateOf(rng: Rng): Climate {
  const often = (values: readonly number[]) => pick(rng, values);
  return {
    dropped: often([0, 40, 12, 5]),
    repeated: often([0, 40, 10]),
    late: often([0, 20, 5]),
    refused: often([0, 0, 200, 60]),
    slow: often([0, 60, 15]),
    lost: often([0, 0, 300, 120]),
    thoughtless: often([0, 30, 8]),
    crash: often([0, 40_000, 15_000, 6_000]),
    stop: often([0, 0, 40_000]),
    partition: often([0, 40_000, 15_000]),
    clockJump: often([0, 20_000]),
    cut: often([0, 30_000, 8_000]),
  };
}
