import {
  type Ability,
  amountOf,
  type Face,
  faceNamed,
  fundsOf,
  isMet,
  type KindId,
  optionsOf,
  type View,
} from '@haven/tortuga-2199-rules';
import { thinWorth } from './card-worth.ts';
import type { Means } from './moments.ts';
import type { Outlook } from './outlook.ts';
import { abilityWorth } from './play-worth.ts';

export function facesIn(view: View, cards: readonly KindId[]): Face[] {
  return cards.map((card) => faceNamed(view, card));
}

export function hasAbility(face: Face, ...keywords: readonly Ability['does'][]): boolean {
  return face.atPlay.flatMap(optionsOf).some(({ does }) => keywords.includes(does));
}

/** What the turn can still spend if exactly these cards of the hand are played. */
export function meansWith(outlook: Outlook, place: number | undefined, cards: readonly Face[]): Means {
  return {
    place,
    ...poolWith(outlook, cards),
    jumps: cards
      .map((face) => jumpOf(outlook, face))
      .filter((reach) => reach > 0)
      .sort((a, b) => b - a),
    thins: thinsOf(outlook, cards),
  };
}

interface Pool {
  readonly crypto: number;
  readonly manoeuvre: number;
}

/** §2.4 The resources of the cards, and what their abilities take and give. */
function poolWith(outlook: Outlook, cards: readonly Face[]): Pool {
  const { turn } = outlook.view;
  const sum = (what: keyof Pool) => cards.reduce((total, face) => total + face[what], turn[what]);
  const uses = cards.flatMap((face) => usesOf(outlook, face));
  return uses.reduce<Pool>((pool, ability) => poolAfter(outlook, pool, ability), {
    crypto: sum('crypto'),
    manoeuvre: sum('manoeuvre'),
  });
}

/** What the captain would use of a card: what is worth its price, and of a choice what is worth most. */
function usesOf(outlook: Outlook, { atPlay }: Face): Ability[] {
  return atPlay.flatMap((ability) => {
    const worths = optionsOf(ability)
      .filter((option) => isMet(option.if, outlook.count))
      .map((option) => ({ option, worth: abilityWorth(outlook, option) }));
    const most = Math.max(0, ...worths.map(({ worth }) => worth));
    return most === 0
      ? []
      : worths
          .filter(({ worth }) => worth === most)
          .map(({ option }) => option)
          .slice(0, 1);
  });
}

/** §8.3.39 An ability that cannot be paid changes nothing. */
function poolAfter(outlook: Outlook, pool: Pool, ability: Ability): Pool {
  const price = { crypto: 0, manoeuvre: 0, ...ability.pays };
  if (pool.crypto < price.crypto || pool.manoeuvre < price.manoeuvre) return pool;
  const gift = giftOf(outlook, ability);
  return {
    crypto: pool.crypto - price.crypto + gift.crypto,
    manoeuvre: pool.manoeuvre - price.manoeuvre + gift.manoeuvre,
  };
}

/** §8.3.13, §8.3.23, §8.3.24 What comes to the pool; §8.3.42 for one card destroyed. */
function giftOf({ count }: Outlook, ability: Ability): Pool {
  const { crypto = 0, manoeuvre = 0 } = ability.gives ?? {};
  const n = amountOf(ability, count);
  switch (ability.does) {
    case 'tribute':
      return { crypto: n * count('posts'), manoeuvre: 0 };
    case 'gain-crypto':
      return { crypto: n, manoeuvre: 0 };
    case 'gain-manoeuvre':
      return { crypto: 0, manoeuvre: n };
    default:
      return { crypto, manoeuvre };
  }
}

const ANYWHERE = 99;

/** §8.3.2, §8.3.3 How far the card carries the ship, for a captain who may and can use it now. */
export function jumpOf(outlook: Outlook, { atPlay }: Face): number {
  const reaches = atPlay
    .flatMap(optionsOf)
    .map((ability) => (canUse(outlook, ability) ? reachOf(outlook, ability) : 0));
  return Math.max(0, ...reaches);
}

function reachOf({ count }: Outlook, ability: Ability): number {
  if (ability.does === 'move-anywhere') return ANYWHERE;
  return ability.does === 'move' ? amountOf(ability, count) : 0;
}

function canUse({ view, seat, count }: Outlook, ability: Ability): boolean {
  const { crypto = 0, manoeuvre = 0 }: Partial<Pool> = { ...ability.pays };
  return isMet(ability.if, count) && crypto <= fundsOf(view, seat) && manoeuvre <= view.turn.manoeuvre;
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
