import { at, type Refusal } from '@haven/kit';
import { cardId, type Face, faceNamed, faceOf, facesOf, isKind } from '../components/card-index.ts';
import { isSpecial, SECTOR, type SectorId, type Special } from '../components/sectors.ts';
import { PRICE } from '../components/table.ts';
import { because, ILLEGAL } from '../refusals.ts';
import { noPlace, placeOf } from '../sectors/sectors.ts';
import type { Act, CardId, Payment, Seat, SpecialDeck, State, Turn, TurnMove, TurnState } from '../types.ts';
import { cardPriceOf, fundsOf, paymentOf, tooFewCrypto } from './payment.ts';

/** §3.3 Buy a card that is for sale where the ship is. */
export const buy: Act<'buy'> = {
  offer: (state, _step, seat) => wares(state, seat),
  barrier: (state, seat, { card }) =>
    isKind(state, card) ? barrierToPurchase(state, seat, faceNamed(state, card)) : ILLEGAL,
  play: (turn, _step, { card }) => buyCard(turn, turn.seat, faceNamed(turn.state, card)),
};

/** §3.4 Put an open card below its deck and open another; offered beside the purchase of the same card. */
export const refresh: Act<'refresh'> = {
  barrier: (state, seat, { card }) =>
    isKind(state, card) ? barrierToRefresh(state, seat, faceNamed(state, card)) : ILLEGAL,
  play: (turn, _step, { card }) => {
    const paid = paymentOf(turn.state, PRICE.refresh);
    refreshCard(turn, turn.seat, { face: faceNamed(turn.state, card), paid });
  },
};

/** Everything that the captain can buy and refresh here and now. */
export function wares(state: State, seat: Seat): TurnMove[] {
  const moves: TurnMove[] = [];
  const place = at(state.captains, seat).at;
  if (place === null) return moves; // §4.16
  const funds = fundsOf(state, seat);
  const { sells } = SECTOR[place];
  if (sellsPiles(state, place)) addPiles(moves, state, funds);
  if (sells !== 'T') addOpen(moves, state, { sector: sells, funds });
  return moves;
}

/** §3.3 T sectors sell T cards; §8.3.16 any sector does, if a card says so. */
export function sellsPiles({ turn }: { readonly turn: Pick<TurnState, 'trade'> }, place: SectorId): boolean {
  return SECTOR[place].sells === 'T' || turn.trade;
}

/** §1.5 T cards lie open: any kind of which there is one left. */
function addPiles(moves: TurnMove[], state: State, funds: number): void {
  for (const face of facesOf(state, 'T')) {
    if (cardPriceOf(state, face) <= funds && hasLeft(state, face)) moves.push(face.moves.buy);
  }
}

function hasLeft({ piles }: State, { id }: Face): boolean {
  return (piles[id] ?? 0) > 0;
}

function addOpen(moves: TurnMove[], state: State, { sector, funds }: { sector: Special; funds: number }): void {
  const deck = state.decks[sector];
  const fresh = canRefresh(deck) && funds >= PRICE.refresh;
  let before: Face | undefined;
  for (const card of deck.open) {
    if (card === null) continue;
    const face = faceOf(state, card);
    if (face === before) continue;
    before = face;
    if (cardPriceOf(state, face) <= funds) moves.push(face.moves.buy);
    if (fresh) moves.push(face.moves.refresh);
  }
}

function barrierToPurchase(state: State, seat: Seat, face: Face): Refusal | undefined {
  const cost = { price: cardPriceOf(state, face), rule: '§3.3' };
  return noPlace(state, seat) ?? notOnSale(state, seat, face) ?? tooFewCrypto(state, seat, cost);
}

function notOnSale(state: State, seat: Seat, face: Face): Refusal | undefined {
  const place = placeOf(state, seat);
  const isSoldHere = face.deck === 'T' ? sellsPiles(state, place) : face.deck === SECTOR[place].sells;
  if (isSoldHere && face.deck === 'T')
    return hasLeft(state, face) ? undefined : because('sold-out', '§1.5', { card: face.id });
  return isSoldHere && isOpen(state, face) ? undefined : because('not-for-sale', '§3.3', { card: face.id });
}

function isOpen(state: State, face: Face): boolean {
  return isSpecial(face.deck) && slotOf(state, face.deck, face) >= 0;
}

function barrierToRefresh(state: State, seat: Seat, face: Face): Refusal | undefined {
  const homeless = noPlace(state, seat);
  if (homeless) return homeless;
  const place = placeOf(state, seat);
  if (!isSpecial(place)) return because('t-sector', '§3.4');
  if (face.deck !== place || !isOpen(state, face)) return because('not-for-sale', '§3.4', { card: face.id });
  if (!canRefresh(state.decks[place])) return because('deck-empty', '§3.4');
  return tooFewCrypto(state, seat, { price: PRICE.refresh, rule: '§3.4' });
}

/** §3.4 Nothing can take the place of a card if its deck is empty. */
export function canRefresh(deck: Pick<SpecialDeck, 'pile' | 'bottom'>): boolean {
  return deck.pile.length + deck.bottom.length > 0;
}

/** §3.3 Paid, and put on the discard pile; an open card of a special sector is replaced. */
function buyCard(turn: Turn, seat: Seat, face: Face): void {
  const { state } = turn;
  const paid = paymentOf(state, cardPriceOf(state, face));
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
