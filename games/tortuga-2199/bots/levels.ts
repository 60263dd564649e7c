import type { Bot } from '@haven/kit';
import { type Reviewer, reviewerOf } from '@haven/kit/review';
import { type Adviser, adviserOf, type Expert } from '@haven/kit/search';
import type { Tortuga2199 } from '@haven/tortuga-2199-rules';
import { deckhandOf } from './deckhand.ts';
import { judgeFrom } from './leaf.ts';
import { policyOf } from './policy.ts';
import { expertOf, type Style, searcher } from './turn-search.ts';
import { leaf } from './weights/leaf.ts';
import { plain1 as plain1Weights } from './weights/plain-1.ts';
import { sailor as sailorWeights } from './weights/sailor.ts';
import { weightsIn } from './weights.ts';

const weights = weightsIn(sailorWeights);

/** The first bot of the house, which the others are measured against. */
export const plain1 = policyOf('plain-1', weightsIn(plain1Weights));

/** Weighs things by what self-play has shown, and looks no farther than the end of the turn. */
export const sailor = policyOf('sailor', weights);

/** The weakest first. By a clock that stands still they take all the playouts they may. */
export function levelsBy(now: () => number): readonly Bot<Tortuga2199>[] {
  const judge = judgeFrom(leaf, weights);
  return [
    deckhandOf({ weights, oneIn: 2 }),
    sailor,
    searcher({
      ...{ id: 'captain', weights, judge, turns: 1, breadth: 6, ways: 'plans' },
      ...{ budget: { playouts: 12, ms: 50, now }, proof: { turns: 1, playouts: 12, gap: 0.005 } },
    }),
    searcher({
      ...{ id: 'admiral', weights, judge, turns: 2, breadth: 14, ways: 'all' },
      ...{ budget: { playouts: 120, ms: 250, now }, proof: { turns: 2, playouts: 80, gap: 0.005 } },
    }),
  ];
}

/** What a Captain knows of the game, who looks so far ahead. */
function captainsExpert(turns: Style['turns']): Expert<Tortuga2199> {
  return expertOf({ weights, judge: judgeFrom(leaf, weights), turns, breadth: 6, ways: 'plans' });
}

/** A Captain who takes more time, because somebody has asked. */
export function adviserBy(now: () => number): Adviser<Tortuga2199> {
  return adviserOf(captainsExpert(1), { playouts: 192, ms: 1500, now });
}

/** A Captain who looks back on a match; cards that are drawn matter when their turn comes. */
export function reviewer(): Reviewer<Tortuga2199> {
  const experts = { choices: captainsExpert(1), chances: captainsExpert('round') };
  return reviewerOf(experts, { choice: 40, chances: 24 }, [sailorWeights.hash, leaf.hash]);
}
