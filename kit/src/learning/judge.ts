import { at, type Seat } from '../game.ts';
import type { Leaf } from '../search/expert.ts';
import { type Learned, type Subject, valuesIn } from './learned.ts';
import { chancesOf, scoreOf } from './score.ts';

/** What a judge goes by: the schema of the subject names the features of a seat, the terms say which are told together. */
interface Features {
  readonly subject: Subject;
  readonly terms: Readonly<Record<string, readonly string[]>>;
}

/** Judges a position by the features of all seats. */
export type FeatureJudge = (features: readonly (readonly number[])[], seat: Seat) => Leaf;

export function judgeBy({ subject, terms }: Features, learned: Learned): FeatureJudge {
  const { schema } = subject;
  const values = valuesIn(subject, learned);
  const weights = schema.map((feature) => Number(values[feature]));
  const groups = Object.values(terms).map((features) => features.map((feature) => schema.indexOf(feature)));
  return (features, seat) => {
    const scores = features.map((own) => scoreOf(weights, own));
    const own = at(features, seat);
    const theirs = at(features, strongest(scores, seat));
    /** How much more these features are worth here than with the strongest rival. */
    const lead = (group: readonly number[]) =>
      group.reduce((sum, index) => sum + at(weights, index) * (at(own, index) - at(theirs, index)), 0);
    return { win: at(chancesOf(scores), seat), terms: groups.map(lead) };
  };
}

function strongest(scores: readonly number[], seat: Seat): Seat {
  return scores.reduce((best, score, other) => {
    if (other === seat) return best;
    return best === seat || score > at(scores, best) ? other : best;
  }, seat);
}
