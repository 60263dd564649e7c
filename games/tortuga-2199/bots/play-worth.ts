import { type Ability, type Face, INFLUENCE_PRICE, type View } from '@haven/tortuga-2199-rules';

/** A point of Manoeuvre: three of them take the cheapest sectors. */
export const MANOEUVRE = 0.33;

/** What the worth of a card depends on. */
interface Rated {
  readonly view: View;
  readonly rounds: number;
  readonly posts: number;
  readonly turrets: number;
  /** What a card drawn is worth on average. */
  readonly mean: number;
}

/** §5.7 Crypto buys Influence in the end; early on it buys cards, which is better. */
export function cryptoWorth({ rounds }: Pick<Rated, 'rounds'>): number {
  return 1 / INFLUENCE_PRICE + 0.01 * rounds;
}

/** What playing the card once is worth. */
export function playWorth(outlook: Rated, face: Face): number {
  const resources = face.crypto * cryptoWorth(outlook) + face.manoeuvre * MANOEUVRE;
  return face.abilities.reduce((sum, ability) => sum + abilityWorth(outlook, ability), resources);
}

function abilityWorth(outlook: Rated, ability: Ability): number {
  const n = 'n' in ability ? ability.n : 1;
  if (ability.does === 'draw') return n * outlook.mean;
  if (ability.does === 'tribute') return n * outlook.posts * cryptoWorth(outlook);
  if (ability.does === 'lobby') return 0.08 * Math.max(0, INFLUENCE_PRICE - n);
  if (ability.does === 'turrets') return inWar(outlook, 0.08 * n * (1 + outlook.turrets));
  const worth = EACH[ability.does];
  return WAR.some((does) => does === ability.does) ? inWar(outlook, n * worth) : n * worth;
}

/** By a rough measure, for each point of the ability. */
const EACH: Readonly<Record<Exclude<Ability['does'], 'draw' | 'tribute' | 'lobby' | 'turrets'>, number>> = {
  move: 0.14,
  'move-anywhere': 0.5,
  collect: 0.15,
  'from-cache': 0.12,
  'collect-or-cache': 0.2,
  reserve: 0.12,
  explore: 0.2,
  scrap: 0.25,
  fortify: 0.08,
  siege: 0.3,
  'cash-in': 0.2,
  refresh: 0.03,
  'trade-anywhere': 0.06,
  attack: 0.1,
  defend: 0.1,
  combat: 0.15,
  weaken: 0.15,
  carnage: 0.05,
};
const WAR = ['attack', 'defend', 'combat', 'weaken', 'carnage'] as const;

/** §7.2.1 Among peaceful pirates weapons are idle. */
function inWar({ view }: Pick<Rated, 'view'>, worth: number): number {
  return view.options.scenario === 'peaceful' ? 0 : worth;
}
