import { at } from '@haven/kit';
import { type Face, faceNamed } from '../components/card-index.ts';
import { PRICE } from '../components/table.ts';
import * as moves from '../moves.ts';
import { sectorOf } from '../sectors/sectors.ts';
import type { Act, MineralMove, Payment, Seat, State, Turn, TurnState } from '../types.ts';

/** §3.6 Crypto of the turn and minerals of the cargo bay: each mineral is worth 1. */
export function fundsOf(state: State, seat: Seat): number {
  return state.turn.crypto + at(state.captains, seat).minerals;
}

/** §3.6.2 The pool is lost at the end of the turn and minerals are not: so it pays first, unless minerals are laid out. */
export function payment({ turn }: Pick<State, 'turn'>, price: number): Payment {
  const minerals = Math.max(price - turn.crypto, Math.min(price, turn.laid));
  return { crypto: price - minerals, minerals };
}

/** §3.6.2 What lies out can be taken back; one more can be laid out where that leaves more Crypto after a payment. */
export function offerMinerals(state: State, seat: Seat, { prices, acts }: Payable): void {
  const { crypto, laid } = state.turn;
  const canLay = crypto > 0 && laid < at(state.captains, seat).minerals;
  if (canLay && prices().some((price) => isChoice(state, seat, price))) acts.push(moves.layMineral);
  if (laid > 0) acts.push(moves.takeMineralBack);
}

/** What there is to be paid in Crypto is asked for only where somebody could pay it in two ways. */
interface Payable {
  readonly prices: () => readonly number[];
  readonly acts: { push: (move: MineralMove) => unknown };
}

/** Not if everything has to go: then it does not matter what goes first. */
function isChoice(state: State, seat: Seat, price: number): boolean {
  return state.turn.laid < price && price < fundsOf(state, seat);
}

export function moveMineral(turn: Turn, seat: Seat, { type }: MineralMove): void {
  turn.emit({ type: type === 'layMineral' ? 'mineralLaid' : 'mineralTakenBack', seat });
}

/** What an action costs in Crypto. */
export function cryptoPriceOf(state: State, seat: Seat, act: Act): number {
  switch (act.type) {
    case 'buy':
      return cardPriceOf(state, faceNamed(state, act.card));
    case 'refresh':
    case 'reserve':
      return PRICE[act.type];
    case 'reinforce':
      return defencePriceOf(state, act.defence);
    case 'influence':
      return act.price;
    case 'conquer':
      return act.pay === 'crypto' ? priceOf(sectorOf(state, at(state.captains, seat).at ?? 'tortuga')) : 0;
    default:
      return 0;
  }
}

type Prices = { readonly turn: Pick<TurnState, 'discounts'> };

/** §8.3.28 What a card costs this turn. */
export function cardPriceOf({ turn }: Prices, face: Face): number {
  return Math.max(0, face.price - (turn.discounts?.buying ?? 0));
}

/** §3.10 Manoeuvre for a creature; §8.3.29 some turns it is less. */
export function capturePriceOf({ turn }: Prices, face: Face): number {
  return Math.max(0, (face.difficulty ?? 0) - (turn.discounts?.capturing ?? 0));
}

/** §3.13 The full new value; §8.3.30 some turns it is less. */
export function defencePriceOf({ turn }: Prices, defence: number): number {
  return Math.max(0, defence - (turn.discounts?.reinforcing ?? 0));
}

/** §3.12 Defence + 1; §5.7 Tortuga is always 15. */
export function priceOf(sector: { readonly defence: number }): number {
  return sector.defence + 1;
}
