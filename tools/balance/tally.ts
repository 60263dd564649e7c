import { intervalOf } from '../ladder/standing.ts';
import type { Chair, Surveyed } from './survey.ts';

/** How often something won, or happened, of so many times. */
export interface Tally {
  readonly name: string;
  readonly wins: number;
  readonly games: number;
}

/** By trait and by what it was: the wins of those who had it. */
export function traitsIn(games: readonly Surveyed[]): Map<string, Tally[]> {
  const chairs = games.flatMap(({ seats }) => seats);
  const traits = [...new Set(chairs.flatMap(({ traits: own }) => Object.keys(own)))];
  return new Map(traits.map((trait) => [trait, valuesOf(chairs, trait)]));
}

function valuesOf(chairs: readonly Chair[], trait: string): Tally[] {
  const values = [...new Set(chairs.flatMap(({ traits }) => traits[trait] ?? []))].sort();
  return values.map((name) =>
    talliedOf(
      name,
      chairs.filter(({ traits }) => traits[trait] === name),
    ),
  );
}

function talliedOf(name: string, chairs: readonly Chair[]): Tally {
  return { name, wins: chairs.reduce((sum, { won }) => sum + won, 0), games: chairs.length };
}

/** In how many games somebody took it; the rarest first. */
export function usedIn(games: readonly Surveyed[], goods: readonly string[]): Tally[] {
  const uses = goods.map((name) => ({
    name,
    wins: games.filter(({ seats }) => seats.some(({ taken }) => taken.includes(name))).length,
    games: games.length,
  }));
  return uses.toSorted((a, b) => a.wins - b.wins);
}

/** How those fared who took it. */
export function takersOf(games: readonly Surveyed[], good: string): Tally {
  const takers = games.flatMap(({ seats }) => seats.filter(({ taken }) => taken.includes(good)));
  return talliedOf(good, takers);
}

/** `47 (35-59)`: a share in percent, and where it may truly be; a dash for nothing. */
export function percentOf({ wins, games }: Tally): string {
  if (games === 0) return '–';
  const [low, high] = intervalOf({ wins, games }).map((share) => Math.round(100 * share));
  return `${Math.round((100 * wins) / games)} (${low}-${high})`;
}
