import { BOUNTY, type Bounty } from '../components/cards.ts';
import { HEALTH } from '../components/sectors.ts';
import type { Taken, View } from '../types.ts';

/** §3.1 The health of an enemy that is whole. */
export function healthOf(enemy: Bounty): number {
  return HEALTH[BOUNTY[enemy].rank];
}

/** §3.4 Exactly enough damage captures, §3.5 more destroys. */
export function fateOf(health: number, damage: number): 'hit' | 'capture' | 'destroy' {
  if (damage < health) return 'hit';
  return damage === health ? 'capture' : 'destroy';
}

/** §3.4 Those who were captured alive and not sold yet. */
export function prisonersOf({ collection }: Pick<View, 'collection'>): Taken[] {
  return collection.filter(({ alive }) => alive);
}
