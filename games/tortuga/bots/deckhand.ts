import { type Bot, pick } from '@haven/kit';
import type { Tortuga } from '@haven/tortuga-rules';
import { plain } from './plain.ts';
import { ranked } from './round-policy.ts';

/** One decision in so many goes astray. */
const ONE_IN = 3;
const NEARLY = 3;

/** Means to do what the plain bot does, and now and then is content with what looks nearly as good. */
export const deckhand: Bot<Tortuga> = {
  id: 'deckhand',
  think: (position, rng) => {
    const { view, seat, moves } = position;
    if (moves.length === 1 || rng.below(ONE_IN) > 0) return plain.think(position, rng);
    return { move: pick(rng, ranked(view, seat, { moves, rng }).slice(0, NEARLY)), reasons: [] };
  },
};
