import type { Seat } from '@haven/kit';
import { judgeBy, type Learned } from '@haven/kit/learning';
import type { Leaf } from '@haven/kit/search';
import { type State, tortuga2199 } from '@haven/tortuga-2199-rules';
import { FEATURES, type Feature, featuresOf } from './features.ts';
import type { Weights } from './weights.ts';

export const LEAF_SUBJECT = { meta: tortuga2199.meta, schema: FEATURES };

/** What features are told together as. */
const TERMS = {
  influence: ['influence', 'lead', 'nearEnd', 'explored'],
  deck: [
    'manoeuvre',
    'manoeuvreLater',
    'crypto',
    'cryptoLater',
    'abilities',
    'abilitiesLater',
    'quality',
    'qualityLater',
    'might',
    'redeem',
    'deckSize',
  ],
  minerals: ['minerals'],
  sectors: ['control'],
  reserve: ['reserve'],
  place: ['adrift', 'berth', 'ahead'],
  tempo: ['onTurn'],
} as const satisfies Record<string, readonly Feature[]>;

export const TERM_NAMES = Object.keys(TERMS);

/** A judge of positions between turns. */
export function judgeFrom(learned: Learned, weights: Weights): (state: State, seat: Seat) => Leaf {
  const judge = judgeBy({ subject: LEAF_SUBJECT, terms: TERMS }, learned);
  return (state, seat) =>
    judge(
      state.captains.map((_, each) => featuresOf(state, each, weights)),
      seat,
    );
}
