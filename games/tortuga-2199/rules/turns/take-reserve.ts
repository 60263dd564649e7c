import { at } from '@haven/kit';
import { ask, endStep } from '../agenda.ts';
import * as moves from '../moves.ts';
import type { Rules } from '../types.ts';

/** §3.1 Before anything else: the reserved card may join the hand. */
export const takeReserve: Rules<'takeReserve'> = {
  legal: () => [moves.takeReserve, moves.leaveReserve],
  play: (turn, _step, move) => {
    const { reserve } = at(turn.state.captains, turn.seat);
    endStep(turn);
    if (move.type === 'takeReserve') turn.emit({ type: 'reserveTaken', seat: turn.seat, card: reserve });
    ask(turn, 'act', turn.seat);
  },
};
