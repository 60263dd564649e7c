import type { Refusal } from '@haven/kit';
import { indexOf, tileOf } from '../components/card-index.ts';
import { SECTORS, type SectorId } from '../components/sectors.ts';
import * as moves from '../moves.ts';
import { because, ILLEGAL } from '../refusals.ts';
import { sectorOf } from '../sectors/sectors.ts';
import type { Act, Seat, State, TurnMove } from '../types.ts';
import { defencePriceOf, fundsOf, paymentOf, tooFewCrypto } from './payment.ts';

/** §3.13 Any own sector but Tortuga, from anywhere: up to the last spot, for the full new value. */
export const reinforce: Act<'reinforce'> = {
  offer: (state, _step, seat) => reinforcements(state, seat),
  barrier: (state, seat, { sector, defence }) =>
    notReinforceable(state, seat, sector) ??
    outOfRange(state, sector, defence) ??
    tooFewCrypto(state, seat, { price: defencePriceOf(state, defence), rule: '§3.13' }),
  play: ({ state, seat, emit }, _step, { sector, defence }) =>
    emit({ type: 'reinforced', seat, sector, defence, ...paymentOf(state, defencePriceOf(state, defence)) }),
};

const REINFORCEABLE = SECTORS.filter((sector) => sector !== 'tortuga');

export function reinforcements(state: State, seat: Seat): TurnMove[] {
  const acts: TurnMove[] = [];
  const funds = fundsOf(state, seat) + (state.turn.discounts?.reinforcing ?? 0); // §8.3.30
  if (funds < indexOf(state).lowestPrice) return acts;
  for (const id of REINFORCEABLE) {
    const sector = state.sectors[id];
    if (sector?.owner !== seat) continue;
    const most = Math.min(funds, tileOf(state, id).most);
    for (let defence = sector.defence + 1; defence <= most; defence += 1) acts.push(moves.reinforce(id, defence));
  }
  return acts;
}

function notReinforceable(state: State, seat: Seat, id: SectorId): Refusal | undefined {
  const sector = state.sectors[id];
  if (sector === undefined || id === 'tortuga') return ILLEGAL;
  return sector.owner === seat ? undefined : because('not-controlled', '§3.13', { sector: id });
}

function outOfRange(state: State, id: SectorId, defence: number): Refusal | undefined {
  const least = sectorOf(state, id).defence + 1;
  const { most } = tileOf(state, id);
  return least <= defence && defence <= most ? undefined : because('defence-range', '§3.13', { least, most });
}
