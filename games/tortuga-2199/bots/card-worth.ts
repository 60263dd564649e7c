import { type Face, HAND } from '@haven/tortuga-2199-rules';
import type { Outlook } from './outlook.ts';
import { playWorth } from './play-worth.ts';

/** How often a card that is drawn like the others will come to hand. */
function playsOf({ rounds, own }: Outlook, size: number): number {
  const untilShuffled = own.deck.length / HAND;
  return (Math.max(0, rounds - untilShuffled) * HAND) / Math.max(HAND, size);
}

/** Having one more such card: it takes the place of an average one whenever it is drawn. */
export function addWorth(outlook: Outlook, face: Face): number {
  const plays = playsOf(outlook, outlook.cards.length + 1);
  return plays * (playWorth(outlook, face) - outlook.mean) + redeemLater(outlook, face, plays);
}

/** §3.11 A Hunt card can be handed in, if it is drawn once more. */
function redeemLater({ weights }: Outlook, face: Face, plays: number): number {
  return (face.redeem ?? 0) * Math.min(0.95, weights.redeemLater * plays);
}

/** Being rid of a card: the better ones come more often. Nobody gains by a deck that is smaller than a hand. */
export function thinWorth(outlook: Outlook, face: Face): number {
  const { cards, mean, rounds } = outlook;
  if (cards.length <= HAND + 1) return -1;
  const gain = (rounds * HAND * (mean - playWorth(outlook, face))) / (cards.length - 1);
  return gain - redeemLater(outlook, face, playsOf(outlook, cards.length));
}

/** §3.11 Whether to hand the card in now rather than play it now and hand it in another time. */
export function isRipe(outlook: Outlook, face: Face): boolean {
  const { needed, cards, view } = outlook;
  const now = face.redeem ?? 0;
  if (now === 0) return false;
  if (needed <= now + NEAR || view.round >= LONG) return true;
  const plays = playsOf(outlook, cards.length);
  const kept = playWorth(outlook, face) + plays * (playWorth(outlook, face) - outlook.mean);
  return now > kept + redeemLater(outlook, face, plays);
}

const NEAR = 2;
/** Where everybody waits for a better day, no game would end. */
const LONG = 30;
