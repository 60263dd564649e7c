import { endStep } from '../agenda.ts';
import * as moves from '../moves.ts';
import type { Rules } from '../types.ts';
import { landingsOf, place } from './turns.ts';

/** §4.11 A ship that was beaten comes back at the beginning of its captain's turn. */
export const placeShip: Rules<'placeShip'> = {
  legal: (state, _step, seat) => landingsOf(state, seat).map((sector) => moves.placeShip[sector]),
  play: (turn, _step, { sector }) => {
    endStep(turn);
    place(turn, turn.seat, sector);
  },
};
