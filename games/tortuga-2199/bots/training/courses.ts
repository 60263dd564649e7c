import { belief, bout, evolution, type Genome, leadOf, shareOf } from '@haven/kit/learning';
import { type Options, tortuga2199 } from '@haven/tortuga-2199-rules';
import { FEATURES } from '../features.ts';
import { LEAF_SUBJECT } from '../leaf.ts';
import { policyOf } from '../policy.ts';
import { plain1 } from '../weights/plain-1.ts';
import { sailor } from '../weights/sailor.ts';
import { SUBJECT, WEIGHTS, type Weights, weightsIn } from '../weights.ts';
import { samplesOf } from './samples.ts';

/** What `npm run train -- tortuga-2199` can teach, by the name of the file. */
export const courses = {
  sailor: sailorCourse({ rounds: 14, pairs: 6, trials: 10 }),
  /** After the other: it plays as the Sailor does. */
  leaf: leafCourse({ rounds: 8, jobs: 4, games: 10 }),
};

export function sailorCourse(length: { rounds: number; pairs: number; trials: number }) {
  return evolution({
    ...length,
    subject: SUBJECT,
    names: WEIGHTS,
    start: plain1.values as Weights,
    stray: { first: 0.6, last: 0.2, rounds: 16 },
    trial,
  });
}

export function leafCourse(length: { rounds: number; jobs: number; games: number }) {
  const weights = weightsIn(sailor);
  return belief({
    ...length,
    subject: LEAF_SUBJECT,
    names: FEATURES,
    samplesOf: (game) => samplesOf(weights, STANDARD, game),
  });
}

const STANDARD: Options = { scenario: 'standard', map: 'nestled', openMemory: true, truce: true, cardSet: null };

/** Most are duels; the other scenarios and a third captain keep the weights from knowing nothing else. */
const TABLES: readonly { readonly seats: number; readonly scenario: Options['scenario'] }[] = [
  { seats: 2, scenario: 'standard' },
  { seats: 2, scenario: 'standard' },
  { seats: 2, scenario: 'aggressive' },
  { seats: 2, scenario: 'standard' },
  { seats: 2, scenario: 'peaceful' },
  { seats: 3, scenario: 'standard' },
];

/** Every deal is played twice, from the first seat and from the second. Whoever lets a game come to a truce has not won it. */
function trial(challenger: Genome, holder: Genome, game: number): number {
  const deal = Math.floor(game / 2);
  const { seats, scenario } = TABLES[deal % TABLES.length] ?? { seats: 2, scenario: 'standard' };
  const rival = policyOf('holder', holder as Weights);
  const bots = Array.from({ length: seats }, (_, seat) =>
    seat === game % 2 ? policyOf('challenger', challenger as Weights) : rival,
  );
  const outcome = bout(tortuga2199, { bots, options: { ...STANDARD, scenario }, seed: deal });
  if (outcome.verdict === 'truce') return 0;
  return shareOf(outcome, game % 2) + leadOf(outcome, game % 2) / LEAD;
}

/** So many points ahead count as much as a victory: they tell more of two that are about as good. */
const LEAD = 20;
