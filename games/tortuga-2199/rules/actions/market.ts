import { at } from '@haven/kit';
import { cardId, type Face, faceOf, facesOf } from '../components/card-index.ts';
import { isSpecial, SECTOR, type SectorId, type Special } from '../components/sectors.ts';
import { PRICE } from '../components/table.ts';
import type { Act, CardId, Payment, Seat, SpecialDeck, State, Turn } from '../types.ts';
import { cardPriceOf, fundsOf, payment } from './payment.ts';

/** §3.3 Everything the captain can buy here and now. */
export function offerCards(state: State, seat: Seat, acts: Act[]): void {
  const place = at(state.captains, seat).at;
  const funds = fundsOf(state, seat);
  if (place === null) return;
  const { sells } = SECTOR[place];
  if (sells === 'T' || state.turn.trade) offerPiles(state, funds, acts);
  if (sells === 'T') return;
  offerOpen(state, sells, { funds, acts });
}

/** §1.5 T cards lie open: any kind of which there is one left. */
function offerPiles(state: State, funds: number, acts: Act[]): void {
  for (const face of facesOf(state, 'T')) {
    if (cardPriceOf(state, face) <= funds && (state.piles[face.id] ?? 0) > 0) acts.push(face.moves.buy);
  }
}

function offerOpen(state: State, sector: Special, { funds, acts }: { funds: number; acts: Act[] }): void {
  const deck = state.decks[sector];
  const fresh = canRefresh(deck) && funds >= PRICE.refresh;
  let before: Face | undefined;
  for (const card of deck.open) {
    if (card === null) continue;
    const face = faceOf(state, card);
    if (face === before) continue;
    before = face;
    if (cardPriceOf(state, face) <= funds) acts.push(face.moves.buy);
    if (fresh) acts.push(face.moves.refresh);
  }
}

/** §3.4 Nothing can take the place of a card if its deck is empty. */
export function canRefresh(deck: Pick<SpecialDeck, 'pile' | 'bottom'>): boolean {
  return deck.pile.length + deck.bottom.length > 0;
}

/** §3.3 Paid, and put on the discard pile; an open card of a special sector is replaced. */
export function buyCard(turn: Turn, seat: Seat, face: Face): void {
  const { state } = turn;
  const paid = payment(state, cardPriceOf(state, face));
  const way: { to?: 'hand' } = (state.turn.toHand ?? 0) > 0 ? { to: 'hand' } : {}; // §8.3.31
  if (!isSpecial(face.deck)) {
    const card = cardId(face.id, state.piles[face.id] ?? 0);
    turn.emit({ type: 'bought', seat, card, sector: placeOf(state, seat), ...way, ...paid });
    return;
  }
  const slot = slotOf(state, face.deck, face);
  const card = state.decks[face.deck].open[slot] ?? '';
  turn.emit({ type: 'bought', seat, card, sector: face.deck, ...way, ...paid });
  openNext(turn, face.deck, slot);
}

function placeOf(state: State, seat: Seat): SectorId {
  return at(state.captains, seat).at ?? 'tortuga';
}

function slotOf(state: State, sector: Special, face: Face): number {
  return state.decks[sector].open.findIndex((card) => card !== null && faceOf(state, card) === face);
}

/** §3.4 One open card goes below its deck, another one is opened. */
export function refreshCard(turn: Turn, seat: Seat, { face, paid }: { face: Face; paid: Payment }): void {
  const sector = face.deck;
  if (!isSpecial(sector)) throw new Error(`${face.id} belongs to no special sector`);
  const slot = slotOf(turn.state, sector, face);
  const card = turn.state.decks[sector].open[slot] ?? '';
  turn.emit({ type: 'refreshed', seat, sector, card, ...paid });
  openNext(turn, sector, slot);
}

/** The next card of the deck: a random one of the pile; when that is empty, what was put below it. */
function openNext(turn: Turn, sector: Special, slot: number): void {
  const card = nextCard(turn, turn.state.decks[sector]);
  if (card !== undefined) turn.emit({ type: 'opened', sector, slot, card });
}

function nextCard(turn: Turn, { pile, bottom }: SpecialDeck): CardId | undefined {
  return pile.length > 0 ? at(pile, turn.rng.below(pile.length)) : bottom[0];
}
