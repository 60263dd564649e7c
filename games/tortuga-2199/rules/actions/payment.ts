import { at, type Refusal } from '@haven/kit';
import type { Face } from '../components/card-index.ts';
import { because } from '../refusals.ts';
import type { Payment, Seat, State, TurnState } from '../types.ts';

/** §3.6 Crypto of the turn and minerals of the cargo bay: each mineral is worth 1. */
export function fundsOf({ turn, captains }: Funds, seat: Seat): number {
  return turn.crypto + at(captains, seat).minerals;
}

/** A state or a view: what can be spent. */
interface Funds {
  readonly turn: Pick<TurnState, 'crypto'>;
  readonly captains: readonly { readonly minerals: number }[];
}

/** §3.6.2 The pool is lost at the end of the turn and minerals are not: so it pays first, unless minerals are laid out. */
export function paymentOf({ turn }: { readonly turn: Pick<TurnState, 'crypto' | 'laid'> }, price: number): Payment {
  const minerals = Math.max(price - turn.crypto, Math.min(price, turn.laid));
  return { crypto: price - minerals, minerals };
}

/** What something costs, and the rule that says so. */
interface Cost {
  readonly price: number;
  readonly rule: string;
}

export function tooFewCrypto(state: State, seat: Seat, { price, rule }: Cost): Refusal | undefined {
  const have = fundsOf(state, seat);
  return have < price ? because('too-few-crypto', rule, { price, have }) : undefined;
}

export function tooFewManoeuvre({ turn }: Pick<State, 'turn'>, { price, rule }: Cost): Refusal | undefined {
  const have = turn.manoeuvre;
  return have < price ? because('too-few-manoeuvre', rule, { price, have }) : undefined;
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
