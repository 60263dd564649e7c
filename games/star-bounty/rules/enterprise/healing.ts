import { at } from '@haven/kit';
import { HEART_PRICE } from '../components/prices.ts';
import { FULL_LIFE } from '../components/ship.ts';
import * as moves from '../moves.ts';
import { because, tooPoor } from '../refusals.ts';
import type { Act, Deal, State, View } from '../types.ts';

/** §6.10 So many hearts are missing and can be paid. */
export function heartsToHeal({ life, credits }: Pick<View, 'life' | 'credits'>): number {
  return Math.min(FULL_LIFE - life, Math.floor(credits / HEART_PRICE));
}

export function offerHearts(state: State, deals: Deal[]): void {
  const most = heartsToHeal(state);
  for (let hearts = 1; hearts <= most; hearts += 1) deals.push(at(moves.heal, hearts));
}

/** §6.10 One credit per missing heart; §6.11 out of critical, the first one gives two hearts of life. */
export const heal: Act<'heal'> = {
  barrier: (state, _seat, { hearts }) => {
    const missing = FULL_LIFE - state.life;
    if (missing === 0) return because('life-full', '§6.10');
    if (hearts > missing) return because('too-many-hearts', '§6.10', { missing });
    return tooPoor(state, hearts * HEART_PRICE);
  },
  play: (turn, _step, { hearts }) => turn.emit({ type: 'healed', hearts }),
};
