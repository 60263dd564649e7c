import { at, type Refusal } from '@haven/kit';
import type { SectorId } from '../components/sectors.ts';
import { PRICE } from '../components/table.ts';
import * as moves from '../moves.ts';
import { because, ILLEGAL } from '../refusals.ts';
import { payFortress } from '../sectors/powers.ts';
import { noPlace, placeOf, sectorOf } from '../sectors/sectors.ts';
import type { Act, Seat, State } from '../types.ts';
import { tooFewManoeuvre } from './payment.ts';

/** §3.5 To a sector that shares a border; ships never block ships. */
export const move: Act<'move'> = {
  offer: (state, _step, seat) => {
    const place = at(state.captains, seat).at;
    if (place === null || state.turn.manoeuvre < PRICE.move) return []; // §4.16
    return sectorOf(state, place).next.map((sector) => moves.move[sector]);
  },
  barrier: (state, seat, { sector }) =>
    noPlace(state, seat) ??
    notNextDoor(state, seat, sector) ??
    tooFewManoeuvre(state, { price: PRICE.move, rule: '§3.5' }),
  play: (turn, _step, { sector }) => {
    turn.emit({ type: 'moved', seat: turn.seat, sector, manoeuvre: PRICE.move });
    payFortress(turn, turn.seat);
  },
};

function notNextDoor(state: State, seat: Seat, sector: SectorId): Refusal | undefined {
  if (state.sectors[sector] === undefined) return ILLEGAL;
  const { next } = sectorOf(state, placeOf(state, seat));
  return next.includes(sector) ? undefined : because('not-adjacent', '§3.5', { sector });
}

/** §3.6 The mineral of the ship's sector. */
export const collect: Act<'collect'> = {
  offer: (state, _step, seat) => {
    const place = at(state.captains, seat).at;
    if (place === null || state.turn.manoeuvre < PRICE.collect) return []; // §4.16
    return sectorOf(state, place).mineral ? [moves.collect] : [];
  },
  barrier: (state, seat) =>
    noPlace(state, seat) ?? noMineral(state, seat) ?? tooFewManoeuvre(state, { price: PRICE.collect, rule: '§3.6' }),
  play: ({ state, seat, emit }) =>
    emit({ type: 'mineralCollected', seat, sector: placeOf(state, seat), manoeuvre: PRICE.collect }),
};

function noMineral(state: State, seat: Seat): Refusal | undefined {
  return sectorOf(state, placeOf(state, seat)).mineral ? undefined : because('no-mineral', '§3.6');
}
