import { at } from '@haven/kit';
import { faceNamed } from '../components/card-index.ts';
import { PRICE } from '../components/table.ts';
import * as moves from '../moves.ts';
import type { Act, Payment, Seat, State } from '../types.ts';
import { sectorOf } from './sectors.ts';

/** §3.6 Crypto of the turn and minerals of the cargo bay: each mineral is worth 1. */
export function fundsOf(state: State, seat: Seat): number {
  return state.turn.crypto + at(state.captains, seat).minerals;
}

/** §3.6.2 The pool is lost at the end of the turn and minerals are not: so it pays first, unless minerals are laid out. */
export function payment({ turn }: Pick<State, 'turn'>, price: number): Payment {
  const minerals = Math.max(price - turn.crypto, Math.min(price, turn.laid));
  return { crypto: price - minerals, minerals };
}

/** §3.6.2 One more mineral can be laid out where Crypto could pay in its place. */
export function offerMineral(state: State, seat: Seat, acts: Act[]): void {
  const { crypto, laid } = state.turn;
  if (crypto === 0 || laid >= at(state.captains, seat).minerals) return;
  if (acts.some((act) => cryptoPriceOf(state, seat, act) > laid)) acts.push(moves.layMineral);
}

function cryptoPriceOf(state: State, seat: Seat, act: Act): number {
  switch (act.type) {
    case 'buy':
      return faceNamed(state, act.card).price;
    case 'refresh':
    case 'reserve':
      return PRICE[act.type];
    case 'reinforce':
      return act.defence;
    case 'influence':
      return act.price;
    case 'conquer':
      return act.pay === 'crypto' ? priceOf(sectorOf(state, at(state.captains, seat).at ?? 'tortuga')) : 0;
    default:
      return 0;
  }
}

/** §3.12 Defence + 1; §5.7 Tortuga is always 15. */
export function priceOf(sector: { readonly defence: number }): number {
  return sector.defence + 1;
}
