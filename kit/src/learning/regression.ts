import { at } from '../game.ts';
import { courseBy, type Lore, type Sample } from './lore.ts';
import { chancesOf, scoreOf } from './score.ts';

/** By small steps, smaller in every round. */
export const regression = (lore: Lore) => courseBy({ begin, study }, lore);

interface Known {
  readonly weights: readonly number[];
}

function begin(names: readonly string[]): Known {
  return { weights: names.map(() => 0) };
}

function study({ weights }: Known, samples: readonly Sample[], round: number): Known {
  const learning = [...weights];
  const rate = RATE / (1 + round);
  for (let pass = 0; pass < PASSES; pass += 1) for (const sample of samples) nudge(learning, sample, rate);
  return { weights: learning };
}

const RATE = 0.05;
const PASSES = 4;
/** How fast a weight shrinks that nothing speaks for. */
const DOUBT = 0.002;

/** One step towards what would have foretold the result. */
function nudge(weights: number[], { features, shares }: Sample, rate: number): void {
  const chances = chancesOf(features.map((own) => scoreOf(weights, own)));
  features.forEach((own, seat) => {
    const error = at(shares, seat) - at(chances, seat);
    own.forEach((feature, index) => {
      weights[index] = at(weights, index) * (1 - rate * DOUBT) + rate * error * feature;
    });
  });
}
