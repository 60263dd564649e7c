import { at, type Refusal } from '@haven/kit';
import { type Face, faceOf, isKind } from '../components/card-index.ts';
import type { KindId } from '../components/card-set.ts';
import { HAND } from '../components/table.ts';
import { because, ILLEGAL } from '../refusals.ts';
import type { CardId, NewTop, Rng, Seat, State, Turn } from '../types.ts';

/** §2.3 Draws at random; an empty deck takes in the discard pile first; what is not there is not drawn. */
export function drawCards(turn: Turn, seat: Seat, count: number): void {
  const captain = at(turn.state.captains, seat);
  for (let wanted = count; wanted > 0; ) {
    if (captain.deck.length === 0) {
      const shuffled = captain.discard.length + captain.unseen.length;
      if (shuffled === 0) return;
      turn.emit({ type: 'reshuffled', seat, count: shuffled });
    }
    const cards = pickSome(turn.rng, captain.deck, wanted);
    turn.emit({ type: 'drew', seat, count: cards.length, cards });
    wanted -= cards.length;
  }
}

/** Always rolls, even when everything is taken: a move that draws cannot be taken back. */
export function pickSome(rng: Rng, deck: readonly CardId[], wanted: number): CardId[] {
  const left = deck.slice();
  const picked: CardId[] = [];
  while (picked.length < wanted && left.length > 0) {
    const index = rng.below(left.length);
    picked.push(at(left, index));
    const last = left.pop();
    if (last !== undefined && index < left.length) left[index] = last;
  }
  return picked;
}

/** §4.14 Back to a full hand. */
export function refillHand(turn: Turn, seat: Seat): void {
  drawCards(turn, seat, HAND - at(turn.state.captains, seat).hand.length);
}

/** §2.7 Without open memory everybody sees what comes to the top of the pile when this card is taken out of it. */
export function topWithout(state: State, seat: Seat, card: CardId): NewTop {
  const { openMemory = true } = state.options;
  if (openMemory) return {};
  const pile = at(state.captains, seat).discard.filter((each) => each !== card);
  return { top: pile.at(-1) ?? null };
}

/** The first card of this kind: identical cards are one choice. */
export function firstOf(state: State, cards: readonly CardId[], kind: KindId): CardId {
  for (const card of cards) if (faceOf(state, card).id === kind) return card;
  throw new Error(`no ${kind} among ${cards.length} cards`);
}

/** The kinds among these cards, each once, in their order. */
export function kindsAmong(state: State, cards: readonly CardId[]): Face[] {
  const faces: Face[] = [];
  for (const card of cards) {
    const face = faceOf(state, card);
    if (!faces.includes(face)) faces.push(face);
  }
  return faces;
}

export function hasKind(state: State, cards: readonly CardId[], kind: KindId): boolean {
  return cards.some((card) => faceOf(state, card).id === kind);
}

/** A card that a captain names, and the rule by which it must be there. */
interface Named {
  readonly card: KindId;
  readonly rule: string;
}

export function notInHand(state: State, seat: Seat, { card, rule }: Named): Refusal | undefined {
  if (!isKind(state, card)) return ILLEGAL;
  return hasKind(state, at(state.captains, seat).hand, card) ? undefined : because('not-in-hand', rule, { card });
}

export function notPlayed(state: State, seat: Seat, { card, rule }: Named): Refusal | undefined {
  if (!isKind(state, card)) return ILLEGAL;
  return hasKind(state, at(state.captains, seat).played, card) ? undefined : because('not-played', rule, { card });
}
