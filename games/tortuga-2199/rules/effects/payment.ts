import { at } from '@haven/kit';
import type { Payment, Seat, State } from '../types.ts';

/** §3.6 Crypto of the turn and minerals of the cargo bay: each mineral is worth 1. */
export function fundsOf(state: State, seat: Seat): number {
  return state.turn.crypto + at(state.captains, seat).minerals;
}

/** §3.6 The pool is lost at the end of the turn and minerals are not: so the pool pays first (*ruling*). */
export function payment(state: State, price: number): Payment {
  const crypto = Math.min(price, state.turn.crypto);
  return { crypto, minerals: price - crypto };
}
