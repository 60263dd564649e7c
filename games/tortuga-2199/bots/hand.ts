import { type Ability, type Face, faceNamed, type KindId, type View } from '@haven/tortuga-2199-rules';
import { thinWorth } from './card-worth.ts';
import type { Outlook } from './outlook.ts';
import type { Means } from './plan.ts';

export function facesIn(view: View, cards: readonly KindId[]): Face[] {
  return cards.map((card) => faceNamed(view, card));
}

export function hasAbility(face: Face, ...keywords: readonly Ability['does'][]): boolean {
  return face.atPlay.some(({ does }) => keywords.includes(does));
}

/** What the turn can still spend if exactly these cards of the hand are played. */
export function meansWith(outlook: Outlook, place: number | undefined, cards: readonly Face[]): Means {
  const { turn } = outlook.view;
  const sum = (what: 'manoeuvre' | 'crypto') => cards.reduce((total, face) => total + face[what], turn[what]);
  const tributes = cards.reduce((total, face) => total + tributeOf(outlook, face), 0);
  return {
    place,
    manoeuvre: sum('manoeuvre'),
    crypto: sum('crypto') + tributes,
    jumps: cards
      .map(jumpOf)
      .filter((reach) => reach > 0)
      .sort((a, b) => b - a),
    thins: thinsOf(outlook, cards),
  };
}

/** §8.3.13 */
function tributeOf({ posts }: Outlook, { atPlay }: Face): number {
  return atPlay.reduce((sum, ability) => (ability.does === 'tribute' ? sum + ability.n * posts : sum), 0);
}

const ANYWHERE = 99;

/** §8.3.2, §8.3.3 How far the card carries the ship. */
export function jumpOf({ atPlay }: Face): number {
  return atPlay.reduce((reach, ability) => {
    if (ability.does === 'move-anywhere') return ANYWHERE;
    return ability.does === 'move' ? Math.max(reach, ability.n) : reach;
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
