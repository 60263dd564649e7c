import {
  type Ability,
  amountOf,
  type Face,
  faceNamed,
  isMet,
  type KindId,
  optionsOf,
  type View,
} from '@haven/tortuga-2199-rules';
import { thinWorth } from './card-worth.ts';
import type { Outlook } from './outlook.ts';
import type { Means } from './plan.ts';

export function facesIn(view: View, cards: readonly KindId[]): Face[] {
  return cards.map((card) => faceNamed(view, card));
}

export function hasAbility(face: Face, ...keywords: readonly Ability['does'][]): boolean {
  return face.atPlay.flatMap(optionsOf).some(({ does }) => keywords.includes(does));
}

/** What the turn can still spend if exactly these cards of the hand are played. */
export function meansWith(outlook: Outlook, place: number | undefined, cards: readonly Face[]): Means {
  const { turn } = outlook.view;
  const sum = (what: 'manoeuvre' | 'crypto') => cards.reduce((total, face) => total + face[what], turn[what]);
  const gifts = cards.map((face) => giftsOf(outlook, face));
  return {
    place,
    manoeuvre: gifts.reduce((total, gift) => total + gift.manoeuvre, sum('manoeuvre')),
    crypto: gifts.reduce((total, gift) => total + gift.crypto, sum('crypto')),
    jumps: cards
      .map(jumpOf)
      .filter((reach) => reach > 0)
      .sort((a, b) => b - a),
    thins: thinsOf(outlook, cards),
  };
}

/** §8.3.13, §8.3.23, §8.3.24 What comes to the pool by itself. */
function giftsOf({ count }: Outlook, { atPlay }: Face): { readonly crypto: number; readonly manoeuvre: number } {
  const gifts = { crypto: 0, manoeuvre: 0 };
  for (const ability of atPlay) {
    if (ability.pays || !isMet(ability.if, count)) continue;
    const n = amountOf(ability, count);
    if (ability.does === 'tribute') gifts.crypto += n * count('posts');
    if (ability.does === 'gain-crypto') gifts.crypto += n;
    if (ability.does === 'gain-manoeuvre') gifts.manoeuvre += n;
  }
  return gifts;
}

const ANYWHERE = 99;

/** §8.3.2, §8.3.3 How far the card carries the ship. */
export function jumpOf({ atPlay }: Face): number {
  return atPlay.reduce((reach, ability) => {
    if (ability.pays || ability.if) return reach;
    if (ability.does === 'move-anywhere') return ANYWHERE;
    return ability.does === 'move' ? Math.max(reach, ability.n ?? 1) : reach;
  }, 0);
}

/** §3.9 Cards played, and those to be played, that are better gone. */
function thinsOf(outlook: Outlook, cards: readonly Face[]): number[] {
  return [...facesIn(outlook.view, outlook.me.played), ...cards]
    .map((face) => thinWorth(outlook, face))
    .filter((worth) => worth > THIN)
    .sort((a, b) => b - a);
}

/** Less than this is not worth the trouble. */
export const THIN = 0.1;
