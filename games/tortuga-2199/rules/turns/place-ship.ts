import { endStep } from '../agenda.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
import type { Act } from '../types.ts';
import { landingsOf, place } from './turns.ts';

/** §4.11 A ship that was beaten comes back at the beginning of its captain's turn. */
export const placeShip: Act<'placeShip', 'placeShip'> = {
  offer: (state, _step, seat) => landingsOf(state, seat).map((sector) => moves.placeShip[sector]),
  barrier: (state, seat, { sector }) =>
    landingsOf(state, seat).includes(sector) ? undefined : because('no-landing', '§4.11'),
  play: (turn, _step, { sector }) => {
    endStep(turn);
    place(turn, turn.seat, sector);
  },
};
