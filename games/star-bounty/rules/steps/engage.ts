import { at } from '@haven/kit';
import { ask } from '../effects/agenda.ts';
import { flights, takeFlight } from '../effects/flight.ts';
import { engage as engageMove } from '../moves.ts';
import type { Rules } from '../types.ts';

/** §2.4 Choose one enemy of the front row; it alone fights until it is beaten or you flee. §5.10 Or flee. */
export const engage: Rules<'engage'> = {
  legal: (state, step) => {
    const enemies = at(state.rows, 0).enemies.map((enemy) => engageMove[enemy]);
    return step.mayFlee ? [...enemies, ...flights(state)] : enemies;
  },
  play: (turn, _step, move) => {
    if (move.type === 'flee') return takeFlight(turn, move.prisoner);
    turn.emit({ type: 'engaged', enemy: move.enemy });
    ask(turn, 'fire');
  },
};
