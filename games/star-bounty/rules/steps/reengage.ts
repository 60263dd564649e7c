import { ask } from '../effects/agenda.ts';
import { flights, takeFlight } from '../effects/flight.ts';
import * as moves from '../moves.ts';
import type { Rules } from '../types.ts';

/** §5.9 Re-engage: fire again. §5.10 Or flee. */
export const reengage: Rules<'reengage'> = {
  legal: (state) => [moves.reengage, ...flights(state)],
  play: (turn, _step, move) => (move.type === 'flee' ? takeFlight(turn, move.prisoner) : ask(turn, 'fire')),
};
