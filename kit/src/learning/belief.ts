import { at } from '../game.ts';
import { courseBy, type Lore, type Sample } from './lore.ts';
import { scoreOf } from './score.ts';

/** What is known: the weights, and how unsure they are, each with each. */
interface Belief {
  readonly weights: readonly number[];
  readonly doubts: readonly (readonly number[])[];
}

/**
 * With every weight it is known how sure it is: what is unsure moves far, what is known stays.
 * So every game is looked at once, and features that usually come together are told apart.
 */
export const belief = (lore: Lore) => courseBy({ begin, study }, lore);

/** Before anything is known: a weight is about nothing, give or take one. */
function begin(names: readonly string[]): Belief {
  const weights = names.map(() => 0);
  return { weights, doubts: names.map((_, row) => weights.with(row, 1)) };
}

function study({ weights, doubts }: Belief, samples: readonly Sample[]): Belief {
  const learning = { weights: [...weights], doubts: doubts.map((row) => [...row]) };
  for (const duel of samples.flatMap(duelsOf)) believe(learning, duel);
  return learning;
}

/** Two seats of a position: what one has more than the other, and how much of their victory it won. */
interface Duel {
  readonly lead: readonly number[];
  readonly share: number;
}

/** Two who both lost say nothing of each other. */
function duelsOf({ features, shares }: Sample): Duel[] {
  return features.flatMap((own, seat) =>
    features.slice(seat + 1).flatMap((theirs, next) => {
      const [mine, yours] = [at(shares, seat), at(shares, seat + 1 + next)];
      if (mine + yours === 0) return [];
      return { lead: own.map((feature, index) => feature - at(theirs, index)), share: mine / (mine + yours) };
    }),
  );
}

/** The positions of a game tell of one result: so much of a result each. */
const TESTIMONY = 1 / 8;
/** Nothing is believed to be surer than this. */
const LEAST_SPREAD = 0.02;

interface Learning {
  readonly weights: number[];
  readonly doubts: number[][];
}

/** One step of Newton's way to the likeliest weights, from all that was seen before. */
function believe({ weights, doubts }: Learning, { lead, share }: Duel): void {
  const chance = 1 / (1 + Math.exp(-scoreOf(weights, lead)));
  const spread = Math.max(LEAST_SPREAD, chance * (1 - chance));
  const pulls = doubts.map((row) => scoreOf(row, lead));
  const scale = 1 / (1 / (spread * TESTIMONY) + scoreOf(pulls, lead));
  pulls.forEach((pull, row) => {
    weights[row] = at(weights, row) + (scale * pull * (share - chance)) / spread;
    const doubt = at(doubts, row);
    pulls.forEach((other, column) => {
      doubt[column] = at(doubt, column) - scale * pull * other;
    });
  });
}
