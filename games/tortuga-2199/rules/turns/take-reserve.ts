import { at } from '@haven/kit';
import { ask, endStep } from '../agenda.ts';
import * as moves from '../moves.ts';
import type { Act } from '../types.ts';

/** §3.1 Before anything else: the reserved card may join the hand. */
export const takeReserve: Act<'takeReserve', 'takeReserve'> = {
  offer: () => [moves.takeReserve],
  play: (turn) => {
    const { reserve } = at(turn.state.captains, turn.seat);
    endStep(turn);
    turn.emit({ type: 'reserveTaken', seat: turn.seat, card: reserve });
    ask(turn, 'act', turn.seat);
  },
};

/** §3.1 Or it waits for another turn. */
export const leaveReserve: Act<'leaveReserve', 'takeReserve'> = {
  offer: () => [moves.leaveReserve],
  play: (turn) => {
    endStep(turn);
    ask(turn, 'act', turn.seat);
  },
};
