import { at } from '@haven/kit';
import { kindsAmong } from '../cards/piles.ts';
import { SECTOR, type SectorId, type Special } from '../components/sectors.ts';
import * as moves from '../moves.ts';
import type { Act, Seat, State, Turn } from '../types.ts';
import { holds } from './sectors.ts';

/** §5.2 Each power once per own turn, for the controller whose ship is there. */
function canUse(state: State, seat: Seat, power: Special): boolean {
  return holds(state, seat, power) && !state.turn.used.includes(power);
}

/** §5.3 The Fortress pays by itself as soon as it is due. */
export function payFortress(turn: Turn, seat: Seat): void {
  if (turn.state.turn.seat !== seat || !canUse(turn.state, seat, 'fortress')) return;
  turn.emit({ type: 'powerUsed', seat, power: 'fortress' });
  turn.emit({ type: 'resourcesGained', seat, crypto: 0, manoeuvre: 1, by: 'fortress' });
}

/** §5.6 A Trading Post gained in one's own turn pays at once. */
export function payBonus(turn: Turn, seat: Seat, sector: SectorId): void {
  if (SECTOR[sector].kind === 'post') turn.emit({ type: 'resourcesGained', seat, crypto: 1, manoeuvre: 0, by: sector });
  payFortress(turn, seat);
}

/** §5.4 the Lab, §5.5 the Mines, §5.8 the Vortex: where the captain is and rules. */
export function offerPower(state: State, seat: Seat, acts: Act[]): void {
  const captain = at(state.captains, seat);
  switch (captain.at) {
    case 'lab':
      if (captain.reserve !== null || !canUse(state, seat, 'lab')) return;
      for (const face of kindsAmong(state, captain.hand)) acts.push(face.moves.lab);
      return;
    case 'mines':
      if (state.cache > 0 && canUse(state, seat, 'mines')) acts.push(moves.cache);
      return;
    case 'vortex':
      if (!canUse(state, seat, 'vortex')) return;
      for (const face of kindsAmong(state, captain.played)) acts.push(face.moves.vortex);
      return;
    default:
  }
}
