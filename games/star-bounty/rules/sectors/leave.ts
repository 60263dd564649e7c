import { openDeals } from '../enterprise/deals.ts';
import type { Act, Deal } from '../types.ts';
import { flyOn } from './sector.ts';

/** §6.15 Out of the Galactic Enterprise, whenever you like. All other deals are offered along with it. */
export const leave: Act<'leave', Deal> = {
  offer: openDeals,
  play: (turn) => {
    turn.emit({ type: 'enterpriseLeft' });
    flyOn(turn);
  },
};
