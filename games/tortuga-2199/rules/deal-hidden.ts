import { at, type Rng, shuffle } from '@haven/kit';
import { type Face, faceOf, kindOf } from './components/card-index.ts';
import { HAND } from './components/table.ts';
import { laidOut, owesFighter } from './guess.ts';
import type { CardId, Seat, View } from './types.ts';

/** The cards of a captain that others cannot see, each in its place. */
export interface Hidden {
  readonly hand: CardId[];
  readonly deck: CardId[];
  readonly unseen: CardId[];
  readonly reserve: CardId | null;
  /** Laid out face down. */
  readonly committed: CardId[];
}

interface Stock {
  /** Shuffled; whatever is dealt is taken from it. */
  readonly cards: CardId[];
  readonly rng: Rng;
}

/** Deals the hidden cards of a captain who knows the game: chance gave the hand, but the captain chose what to do with it. */
export function dealHidden(view: View, seat: Seat, stock: Stock): Hidden {
  const { counts } = at(view.captains, seat);
  const shown = takeShown(view, seat, stock);
  const unseen = takeIdle(view, seat, { ...stock, count: counts.unseen });
  const reserve = counts.reserve === 0 ? null : takeKept(view, seat, stock);
  const held = [...shown, ...takeHeld(view, seat, { ...stock, count: counts.hand - shown.length, shown })];
  const committed = takeStrongest(view, held, laidOut(view, seat));
  return { hand: held, deck: stock.cards, unseen, reserve, committed };
}

/** §2.2 Whoever leaves a card unplayed had no use for it: those that give least. */
function takeIdle(view: View, seat: Seat, { cards, count }: Stock & { readonly count: number }): CardId[] {
  return Array.from({ length: count }, () => {
    const idle = leastOf(spareOf(view, seat, cards), (card) => giftsOf(faceOf(view, card)));
    cards.splice(cards.indexOf(idle), 1);
    return idle;
  });
}

function giftsOf({ manoeuvre, crypto }: Face): number {
  return manoeuvre + crypto;
}

function leastOf(cards: readonly CardId[], worth: (card: CardId) => number): CardId {
  const worths = cards.map(worth);
  return at(cards, worths.indexOf(Math.min(...worths)));
}

/** §4.15 What need not be in the fight. */
function spareOf(view: View, seat: Seat, cards: readonly CardId[]): readonly CardId[] {
  const idle = cards.filter((card) => !canFight(view, card));
  const isScarce = cards.length - idle.length <= neededBy(view, seat);
  return isScarce && idle.length > 0 ? idle : cards;
}

function neededBy(view: View, seat: Seat): number {
  return laidOut(view, seat) + (owesFighter(view, seat) ? 1 : 0);
}

/** §2.7 What everybody saw coming to the hand is there. */
function takeShown({ turn }: View, seat: Seat, { cards }: Stock): CardId[] {
  if (seat !== turn.seat) return [];
  return (turn.shown ?? []).flatMap((kind) => {
    const place = cards.findIndex((card) => kindOf(card) === kind);
    return place < 0 ? [] : cards.splice(place, 1);
  });
}

/** §3.8 The reserve is the strongest card of some hand; fighters that have to be elsewhere are left out. */
function takeKept(view: View, seat: Seat, { cards, rng }: Stock): CardId {
  const some = spareOf(view, seat, cards).slice(0, HAND);
  const kept = at(some.toSorted(strongestFirst(view)), 0);
  cards.splice(cards.indexOf(kept), 1);
  shuffle(rng, cards);
  return kept;
}

/** §4.15 The hand, and with it what was laid out of it: so many cards of it at least can fight. */
function takeHeld(
  view: View,
  seat: Seat,
  { cards, count, shown }: Stock & { readonly count: number; readonly shown: readonly CardId[] },
): CardId[] {
  const held = cards.splice(0, count + laidOut(view, seat));
  const isFighter = (card: CardId) => canFight(view, card);
  const needed = neededBy(view, seat);
  for (let ready = [...held, ...shown].filter(isFighter).length; ready < needed; ready += 1) {
    const [idle, fighter] = [held.findIndex((card) => !isFighter(card)), cards.findIndex(isFighter)];
    if (idle < 0 || fighter < 0) break;
    [held[idle], cards[fighter]] = [at(cards, fighter), at(held, idle)];
  }
  return held;
}

/** §4.2 A fight is fought with the strongest cards of the hand. */
function takeStrongest(view: View, hand: CardId[], count: number): CardId[] {
  const fighters = hand.filter((card) => canFight(view, card)).toSorted(strongestFirst(view));
  const taken = fighters.slice(0, count);
  for (const card of taken) hand.splice(hand.indexOf(card), 1);
  return taken;
}

function strongestFirst(view: View): (a: CardId, b: CardId) => number {
  return (a, b) => faceOf(view, b).manoeuvre - faceOf(view, a).manoeuvre;
}

function canFight(view: View, card: CardId): boolean {
  return faceOf(view, card).manoeuvre > 0;
}
