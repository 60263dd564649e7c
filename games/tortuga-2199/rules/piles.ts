import { at } from '@haven/kit';
import { kindOf } from './components/card-index.ts';
import type { Captain, CardId, Seat, State } from './types.ts';

// How cards go from one pile to another. Whatever is written here is written by `events.ts`, which alone calls it.

export function takeReserve(captain: Captain): void {
  if (captain.reserve === null) throw new Error('nothing is reserved');
  captain.hand.push(captain.reserve);
  captain.reserve = null;
}

export function draw({ deck, hand }: Captain, cards: readonly CardId[]): void {
  for (const card of cards) {
    pull(deck, card);
    hand.push(card);
  }
}

/** §2.3 */
export function reshuffle({ deck, discard, unseen }: Captain): void {
  for (const card of discard) deck.push(card);
  for (const card of unseen) deck.push(card);
  discard.length = 0;
  unseen.length = 0;
}

/** For all to see. */
export function leaveHand(state: State, seat: Seat, card: CardId): void {
  take(at(state.captains, seat).hand, card);
  const { shown } = state.turn;
  const known = shown && seat === state.turn.seat ? shown.indexOf(kindOf(card)) : -1;
  if (shown && known >= 0) state.turn.shown = shown.filter((_, place) => place !== known);
}

/** It may be any of them. */
export function leaveHandFaceDown(state: State, seat: Seat, card: CardId): void {
  take(at(state.captains, seat).hand, card);
  if (seat === state.turn.seat) delete state.turn.shown;
}

export function enterHandOpenly(state: State, seat: Seat, card: CardId): void {
  at(state.captains, seat).hand.push(card);
  state.turn.shown = [...(state.turn.shown ?? []), kindOf(card)];
}

export function pileWith({ discard, unseen }: Captain, card: CardId): CardId[] {
  return discard.includes(card) ? discard : unseen;
}

/** §8.3.32 Face up. */
export function discard(captain: Captain, card: CardId): void {
  take(captain.hand, card);
  captain.discard.push(card);
}

/** §2.7 What was left in the hand goes below what was played, out of sight; a card on top is seen. */
export function endTurn({ hand, played, discard, unseen }: Captain, shown: CardId | null): void {
  for (const card of hand) if (card !== shown) unseen.push(card);
  if (shown !== null) discard.push(shown);
  for (const card of played) discard.push(card);
  hand.length = 0;
  played.length = 0;
}

/** Out of a list whose order matters. */
export function take<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item);
  if (index < 0) throw new Error(`${item} is not there`);
  items.splice(index, 1);
}

/** Out of a list without an order. */
export function pull(cards: CardId[], card: CardId): void {
  const index = cards.indexOf(card);
  const last = cards.pop();
  if (index < 0 || last === undefined) throw new Error(`${card} is not there`);
  if (index < cards.length) cards[index] = last;
}
