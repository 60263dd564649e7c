import { at } from '@haven/kit';
import { firstOf, kindsAmong, notPlayed } from '../cards/piles.ts';
import type { KindId } from '../components/card-set.ts';
import { PRICE } from '../components/table.ts';
import type { Act, Turn } from '../types.ts';
import { tooFewManoeuvre } from './payment.ts';

/** §3.9 Any card played this turn. */
export const destroy: Act<'destroy'> = {
  offer: (state, _step, seat) => {
    if (state.turn.manoeuvre < PRICE.destroy) return [];
    return kindsAmong(state, at(state.captains, seat).played).map((face) => face.moves.destroy);
  },
  barrier: (state, seat, { card }) =>
    notPlayed(state, seat, { card, rule: '§3.9' }) ?? tooFewManoeuvre(state, { price: PRICE.destroy, rule: '§3.9' }),
  play: (turn, _step, { card }) => destroyPlayed(turn, card, PRICE.destroy),
};

/** §3.9 Its resources stay in the pool. */
export function destroyPlayed({ state, seat, emit }: Turn, kind: KindId, manoeuvre: number): void {
  const card = firstOf(state, at(state.captains, seat).played, kind);
  emit({ type: 'destroyed', seat, card, from: 'played', manoeuvre });
}
