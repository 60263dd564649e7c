import { at, type Seat } from '@haven/kit';
import { chancesOf, type Learned, scoreOf, valuesIn } from '@haven/kit/learning';
import type { Leaf } from '@haven/kit/search';
import { type State, tortuga } from '@haven/tortuga-rules';
import { FEATURES, type Feature, featuresOf } from './features.ts';

export const LEAF_SUBJECT = { meta: tortuga.meta, schema: FEATURES };

/** What features are told together as. */
const TERMS = {
  points: ['outlook', 'outlookLate', 'points', 'coins'],
  chests: ['home', 'fleet', 'crew', 'island', 'purple', 'white'],
  sets: ['lacksOne', 'lacksTwo'],
  tokens: ['boat', 'pirate'],
  bonuses: ['bonus', 'attackBonus'],
  start: ['begins'],
} as const satisfies Record<string, readonly Feature[]>;

export const TERM_NAMES = Object.keys(TERMS);
const TERM_FEATURES = Object.values(TERMS).map((features: readonly Feature[]) =>
  features.map((feature) => FEATURES.indexOf(feature)),
);

/** A judge of positions between rounds. */
export function judgeFrom(learned: Learned): (state: State, seat: Seat) => Leaf {
  const values = valuesIn(LEAF_SUBJECT, learned);
  const weights = FEATURES.map((feature) => Number(values[feature]));
  return (state, seat) => {
    const features = featuresOf(state);
    const scores = features.map((own) => scoreOf(weights, own));
    const rival = strongest(scores, seat);
    return { win: at(chancesOf(scores), seat), terms: termsOf(weights, at(features, seat), at(features, rival)) };
  };
}

function strongest(scores: readonly number[], seat: Seat): Seat {
  return scores.reduce((best, score, other) => {
    if (other === seat) return best;
    return best === seat || score > at(scores, best) ? other : best;
  }, seat);
}

/** What each term puts a seat ahead of its strongest rival. */
function termsOf(weights: readonly number[], own: readonly number[], theirs: readonly number[]): number[] {
  return TERM_FEATURES.map((features) =>
    features.reduce((sum, index) => sum + at(weights, index) * (at(own, index) - at(theirs, index)), 0),
  );
}
