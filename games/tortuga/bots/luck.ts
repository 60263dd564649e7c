import { type Rng, simRng } from '@haven/kit';

/**
 * The chance of a round that is tried with several moves: everybody's dice come from a stream of their own.
 * What one seat picks does not change what the others roll, so that two futures differ by what was decided.
 */
export function luckOf(chance: number): Rng {
  const streams: Rng[] = [];
  return {
    ...simRng(chance),
    stream: (label) => {
      streams[label] ??= simRng(chance + (label + 1) * STREAMS);
      return streams[label];
    },
  };
}

/** The chance of a world is a smaller number. */
const STREAMS = 2 ** 32;
