import type { Seat } from '@haven/kit';
import { judgeBy, type Learned } from '@haven/kit/learning';
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

/** A judge of positions between rounds. */
export function judgeFrom(learned: Learned): (state: State, seat: Seat) => Leaf {
  const judge = judgeBy({ subject: LEAF_SUBJECT, terms: TERMS }, learned);
  return (state, seat) => judge(featuresOf(state), seat);
}
