import { type Learned, valuesIn } from '@haven/kit/learning';
import { tortuga2199 } from '@haven/tortuga-2199-rules';

/** What the policy makes of things, in points of Influence or as a share. */
export const WEIGHTS = [
  'manoeuvre',
  'crypto',
  'cryptoPerRound',
  'unmetCondition',
  'redeemLater',
  'purchase',
  'roundsPerPoint',
  'grudge',
  'grudgeNearEnd',
  'tomorrow',
  'guard',
  'danger',
  'tooStrong',
  'mineral',
  'kept',
  'keptInPeace',
  'held',
  'turrets',
  'power',
  'upset',
  'beaten',
  'caution',
  'reserve',
  'refresh',
] as const;

export type Weights = Readonly<Record<(typeof WEIGHTS)[number], number>>;

export const SUBJECT = { meta: tortuga2199.meta, schema: WEIGHTS };

export function weightsIn(learned: Learned): Weights {
  return valuesIn(SUBJECT, learned) as Weights;
}
