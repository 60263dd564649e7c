import { at, type Refusal } from '@haven/kit';
import { firstOf, notInHand } from '../cards/piles.ts';
import type { KindId } from '../components/card-set.ts';
import { PRICE } from '../components/table.ts';
import { because } from '../refusals.ts';
import type { Act, Seat, State, Turn } from '../types.ts';
import { fundsOf, paymentOf, tooFewCrypto } from './payment.ts';

/** §3.8 A card from hand waits for another turn; offered with the other moves of the hand. */
export const reserve: Act<'reserve'> = {
  barrier: (state, seat, { card }) =>
    notInHand(state, seat, { card, rule: '§3.8' }) ??
    reserveFull(state, seat) ??
    tooFewCrypto(state, seat, { price: PRICE.reserve, rule: '§3.8' }),
  play: (turn, _step, { card }) => reserveCard(turn, card, PRICE.reserve),
};

export function canReserve(state: State, seat: Seat): boolean {
  return at(state.captains, seat).reserve === null && fundsOf(state, seat) >= PRICE.reserve;
}

/** §3.8 One card at a time. */
export function reserveFull({ captains }: State, seat: Seat): Refusal | undefined {
  return at(captains, seat).reserve === null ? undefined : because('reserve-full', '§3.8');
}

export function reserveCard({ state, seat, emit }: Turn, kind: KindId, price: number): void {
  const card = firstOf(state, at(state.captains, seat).hand, kind);
  emit({ type: 'reserved', seat, card, ...paymentOf(state, price) });
}
