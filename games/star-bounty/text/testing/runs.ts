import type { Rng } from '@haven/kit';
import { type Move, type Options, starBounty } from '@haven/star-bounty-rules';
import { momentsOf } from '@haven/text-kit/testing';

/** A whole run of random moves; every other one begins rich. */
export function randomRun(seed: number, options: Options) {
  return momentsOf(starBounty, {
    seed,
    seats: 1,
    options,
    begin: (state) => {
      state.credits = seed % 2 === 0 ? 60 : 0;
    },
    tempting,
  });
}

/** Leaving the shop is rare, so that a good deal of trading is heard of. */
function tempting(moves: readonly Move[], rng: Rng): readonly Move[] {
  const wanted = moves.filter((move) => move.type !== 'leave' && move.type !== 'drop');
  return wanted.length > 0 && rng.below(8) > 0 ? wanted : moves;
}
