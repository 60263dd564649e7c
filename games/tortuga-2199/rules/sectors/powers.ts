import { at, type Refusal } from '@haven/kit';
import { destroyPlayed } from '../actions/destroy.ts';
import { reserveCard, reserveFull } from '../actions/reserve.ts';
import { kindsAmong, notInHand, notPlayed } from '../cards/piles.ts';
import { SECTOR, type SectorId, type Special } from '../components/sectors.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
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

function noPower(state: State, seat: Seat, power: Special): Refusal | undefined {
  if (canUse(state, seat, power)) return undefined;
  if (state.sectors[power]?.owner !== seat) return because('not-controlled', '§5.2', { sector: power });
  return because(at(state.captains, seat).at === power ? 'power-used' : 'not-there', '§5.2', { sector: power });
}

/** §5.4 Reserve without paying. */
export const lab: Act<'lab'> = {
  offer: (state, _step, seat) => {
    const { hand, reserve } = at(state.captains, seat);
    if (reserve !== null || !canUse(state, seat, 'lab')) return [];
    return kindsAmong(state, hand).map((face) => face.moves.lab);
  },
  barrier: (state, seat, { card }) =>
    noPower(state, seat, 'lab') ?? reserveFull(state, seat) ?? notInHand(state, seat, { card, rule: '§5.4' }),
  play: (turn, _step, { card }) => {
    turn.emit({ type: 'powerUsed', seat: turn.seat, power: 'lab' });
    reserveCard(turn, card, 0);
  },
};

/** §5.5 A mineral of the cache, if there is one. */
export const cache: Act<'cache'> = {
  offer: (state, _step, seat) => (state.cache > 0 && canUse(state, seat, 'mines') ? [moves.cache] : []),
  barrier: (state, seat) => noPower(state, seat, 'mines') ?? emptyCache(state),
  play: ({ seat, emit }) => {
    emit({ type: 'powerUsed', seat, power: 'mines' });
    emit({ type: 'cacheTaken', seat });
  },
};

function emptyCache(state: State): Refusal | undefined {
  return state.cache > 0 ? undefined : because('cache-empty', '§5.5');
}

/** §5.8 Destroy a card played this turn without paying. */
export const vortex: Act<'vortex'> = {
  offer: (state, _step, seat) => {
    if (!canUse(state, seat, 'vortex')) return [];
    return kindsAmong(state, at(state.captains, seat).played).map((face) => face.moves.vortex);
  },
  barrier: (state, seat, { card }) => noPower(state, seat, 'vortex') ?? notPlayed(state, seat, { card, rule: '§5.8' }),
  play: (turn, _step, { card }) => {
    turn.emit({ type: 'powerUsed', seat: turn.seat, power: 'vortex' });
    destroyPlayed(turn, card, 0);
  },
};
