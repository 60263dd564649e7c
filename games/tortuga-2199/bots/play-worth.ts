import {
  type Ability,
  amountOf,
  type CountBy,
  type Face,
  INFLUENCE_PRICE,
  isMet,
  type KeywordFace,
  keywordOf,
  type Price,
  type View,
} from '@haven/tortuga-2199-rules';
import type { Weights } from './weights.ts';

/** What the worth of a card depends on. */
interface Rated {
  readonly view: View;
  readonly rounds: number;
  /** What this captain has of all that cards count (§8.3.41). */
  readonly count: CountBy;
  /** What a card drawn is worth on average. */
  readonly mean: number;
  readonly weights: Weights;
  /** What was worked out before. */
  readonly playWorths: Map<Face, number>;
}

/** §5.7 Crypto buys Influence in the end; early on it buys cards, which is better. */
export function cryptoWorth({ rounds, weights }: Pick<Rated, 'rounds' | 'weights'>): number {
  return weights.crypto / INFLUENCE_PRICE + weights.cryptoPerRound * rounds;
}

/** What playing the card once is worth. */
export function playWorth(outlook: Rated, face: Face): number {
  const known = outlook.playWorths.get(face);
  if (known !== undefined) return known;
  const worth = ratedWorth(outlook, face);
  outlook.playWorths.set(face, worth);
  return worth;
}

function ratedWorth(outlook: Rated, face: Face): number {
  const resources = face.crypto * cryptoWorth(outlook) + face.manoeuvre * outlook.weights.manoeuvre;
  return face.abilities.reduce((sum, ability) => sum + abilityWorth(outlook, ability), resources);
}

/** §8.3 By what the keywords say of themselves; never less than nothing, for nobody has to use an ability. */
export function abilityWorth(outlook: Rated, ability: Ability): number {
  if (ability.of) return Math.max(...ability.of.map((each) => abilityWorth(outlook, each)));
  const { needs, worth, number } = keywordOf(ability.does);
  if (needs === 'war' && outlook.view.options.scenario === 'peaceful') return 0; // §7.2.1
  const chance = isMet(ability.if, outlook.count) ? 1 : outlook.weights.unmetCondition;
  const gain = pointsOf(outlook, ability) * eachOf(outlook, worth) + giftsOf(outlook, ability);
  const times = number === 'times' ? (ability.n ?? 1) : 1;
  return chance * Math.max(0, gain - times * priceWorth(outlook, ability.pays));
}

/** §8.3.41 How much it does; what it counts may still grow. */
function pointsOf({ count }: Rated, ability: Ability): number {
  const { by, hope = 0, below } = keywordOf(ability.does).worth;
  if (below !== undefined) return Math.max(0, below - (ability.n ?? 1));
  const amount = amountOf(ability, (what) => Math.max(1, count(what)));
  return by === undefined ? amount : amount * (hope + count(by));
}

function eachOf(outlook: Rated, { each, as }: KeywordFace['worth']): number {
  if (as === 'crypto') return each * cryptoWorth(outlook);
  if (as === 'manoeuvre') return each * outlook.weights.manoeuvre;
  return as === 'card' ? each * outlook.mean : each;
}

/** §8.3.42 For each card destroyed. */
export function giftsOf(outlook: Rated, { gives = {}, n = 1 }: Ability): number {
  const { crypto = 0, manoeuvre = 0, influence = 0 } = gives;
  return n * (crypto * cryptoWorth(outlook) + manoeuvre * outlook.weights.manoeuvre + influence);
}

/** §8.3.39 */
export function priceWorth(outlook: Rated, price: Price | undefined): number {
  if (price === undefined) return 0;
  return 'crypto' in price ? price.crypto * cryptoWorth(outlook) : price.manoeuvre * outlook.weights.manoeuvre;
}
