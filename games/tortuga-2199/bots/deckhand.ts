import { type Bot, type Position, pick, type Rng } from '@haven/kit';
import type { Move, Tortuga2199 } from '@haven/tortuga-2199-rules';
import { outlookOf } from './outlook.ts';
import { chosenBy } from './policy.ts';
import { waysToGoOn } from './turn.ts';
import type { Weights } from './weights.ts';

export interface Carelessness {
  readonly weights: Weights;
  /** One decision in so many goes astray. */
  readonly oneIn: number;
}

/** Means to do what the policy does, and now and then is content with another plan that looks nearly as good. */
export function deckhandOf({ weights, oneIn }: Carelessness): Bot<Tortuga2199> {
  const think = (position: Position<Tortuga2199>, rng: Rng): Move => {
    const usual = chosenBy(weights, position, rng);
    return isSlip(position, usual) && rng.below(oneIn) === 0
      ? pick(rng, [usual, ...nearlyAsGood(weights, position)])
      : usual;
  };
  return { id: 'deckhand', think: (position, rng) => ({ move: think(position, rng), reasons: [] }) };
}

/** Cards in hand are played all the same, and nobody forgets to take a victory. */
function isSlip({ view, moves }: Position<Tortuga2199>, { type }: Move): boolean {
  return view.agenda.at(-1)?.type === 'act' && moves.length > 1 && !SURE.has(type);
}

const SURE: ReadonlySet<Move['type']> = new Set(['play', 'redeem', 'influence', 'end']);
const NEARLY = 3;

function nearlyAsGood(weights: Weights, { view, seat, moves }: Position<Tortuga2199>): Move[] {
  const ways = waysToGoOn(outlookOf(view, seat, weights), moves);
  return ways.filter(({ type }) => type !== 'end').slice(0, NEARLY);
}
