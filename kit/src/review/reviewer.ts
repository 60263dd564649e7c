import type { GameTypes } from '../game.ts';
import type { MatchRecord } from '../match.ts';
import type { Glance } from './glance.ts';
import { type Effort, type Experts, glances, type Share } from './glances.ts';

interface Asked {
  readonly seed: number;
  readonly share: Share;
}

/** Somebody who can look back on a match. */
export interface Reviewer<T extends GameTypes> {
  /** The fingerprints of what was learned: with others the review would be another one. */
  readonly weights: readonly string[];
  look(record: MatchRecord<T>, asked: Asked): Generator<Glance<T['Move']>>;
}

export function reviewerOf<T extends GameTypes>(
  experts: Experts<T>,
  effort: Omit<Effort, 'seed'>,
  weights: readonly string[],
): Reviewer<T> {
  return {
    weights,
    look: (record, { seed, share }) => glances(experts, record, { effort: { ...effort, seed }, share }),
  };
}
