import type { Position } from '../bot.ts';
import { pick, simRng } from '../rng.ts';
import type { Expert } from '../search/expert.ts';
import { type Lanterns, lanterns } from './lanterns.ts';

const { imagine } = lanterns;
if (imagine === undefined) throw new Error('lanterns can be imagined');

/** Everybody plays by chance until everybody has moved; who leads is likelier to win. */
export const expert: Expert<Lanterns> = {
  game: { ...lanterns, imagine },
  candidates: ({ moves }) => moves,
  policy: () => (state, seat, rng) => pick(rng, lanterns.legalMoves(state, seat)),
  isCut: (state, from) => state.turn >= from.turn + from.seats,
  value: ({ points, hands }, seat) => {
    const lead = (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));
    const hope = 0.1 * (hands[seat]?.length ?? 0);
    return { win: Math.min(1, Math.max(0, 0.5 + lead / 20 + hope / 20)), terms: [lead, hope] };
  },
  terms: ['lead', 'hope'],
};

/** The first turn of a game of two. */
export function opening(seed: number): Position<Lanterns> {
  const state = lanterns.setup(2, { short: false }, simRng(seed));
  return { seat: 0, view: lanterns.view(state, 0), moves: lanterns.legalMoves(state, 0) };
}
