import * as moves from '../moves.ts';
import type { Act } from '../types.ts';
import { flyOn } from './sector.ts';

/** §6.15 Out of the Galactic Enterprise, whenever you like. */
export const leave: Act<'leave'> = {
  offer: () => [moves.leave],
  play: (turn) => {
    turn.emit({ type: 'enterpriseLeft' });
    flyOn(turn);
  },
};
