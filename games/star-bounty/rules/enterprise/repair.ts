import { REPAIR_PRICE } from '../components/prices.ts';
import * as moves from '../moves.ts';
import { because, tooPoor } from '../refusals.ts';
import type { Act, Deal, State } from '../types.ts';

export function offerRepair({ drones, credits }: State, deals: Deal[]): void {
  if (drones.wrecked > 0 && credits >= REPAIR_PRICE) deals.push(moves.repair);
}

/** §6.13 A wrecked drone is made ready again. */
export const repair: Act<'repair'> = {
  barrier: (state) =>
    state.drones.wrecked === 0 ? because('nothing-to-repair', '§6.13') : tooPoor(state, REPAIR_PRICE),
  play: (turn) => turn.emit({ type: 'droneRepaired' }),
};
