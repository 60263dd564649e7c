import type { Bot } from '@haven/kit';
import { type Adviser, adviserOf } from '@haven/kit/search';
import type { StarBounty } from '@haven/star-bounty-rules';
import { admiralOf, advisersExpert } from './ahead/admiral.ts';
import { habitsIn, mindsOf } from './ahead/habits.ts';
import { captain } from './captain.ts';
import { habits } from './weights/habits.ts';

/** The weaker first. By a clock that stands still the Admiral takes all the playouts it may. */
export function levelsBy(now: () => number): readonly Bot<StarBounty>[] {
  return [captain, admiralOf(mindsOf(habitsIn(habits)), { playouts: 200, ms: 250, now })];
}

/** An Admiral who takes more time, because somebody has asked. */
export function adviserBy(now: () => number): Adviser<StarBounty> {
  return adviserOf(advisersExpert(mindsOf(habitsIn(habits))), { playouts: 2_000, ms: 1_500, now });
}
