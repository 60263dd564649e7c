import {
  cardPriceOf,
  type Face,
  faceNamed,
  facesOf,
  isSpecial,
  PRICE,
  type Special,
  type View,
} from '@haven/tortuga-2199-rules';
import { addWorth } from './card-worth.ts';
import type { Outlook } from './outlook.ts';

/** §3.4 What another card in the place of this one may bring, for a captain who can pay for it at once. */
export function refreshWorth(outlook: Outlook, face: Face): number {
  const { view, me } = outlook;
  if (!isSpecial(face.deck)) return 0;
  const next = nextCards(view, face.deck);
  const funds = view.turn.crypto + me.minerals - PRICE.refresh;
  const hopes = next.map((each) => (cardPriceOf(view, each) <= funds ? Math.max(0, addWorth(outlook, each)) : 0));
  const hope = hopes.reduce((sum, each) => sum + each, 0) / Math.max(1, next.length);
  return hope - outlook.weights.refresh;
}

/** The cards of a deck that nobody has seen yet; when there are none, the one put below first. */
function nextCards(view: View, deck: Special): Face[] {
  const { pile, bottom } = view.decks[deck];
  if (pile === 0) return bottom.slice(0, 1).map((card) => faceNamed(view, card));
  return facesOf(view, deck).flatMap((face) =>
    new Array<Face>(Math.max(0, face.copies - seenOf(view, deck, face))).fill(face),
  );
}

function seenOf(view: View, deck: Special, face: Face): number {
  const { open, bottom } = view.decks[deck];
  const lying = [
    ...open,
    ...bottom,
    ...view.box,
    ...view.captains.flatMap(({ played, discard }) => [...played, ...discard]),
  ];
  const hidden = view.captains.reduce((sum, captain) => sum + (captain.hidden?.[face.id] ?? 0), 0);
  return hidden + lying.filter((card) => card !== null && faceNamed(view, card) === face).length;
}
