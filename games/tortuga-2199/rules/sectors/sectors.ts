import { at } from '@haven/kit';
import { tileOf } from '../components/card-index.ts';
import type { SectorId } from '../components/sectors.ts';
import type { Seat, Sector, State } from '../types.ts';

export function sectorOf(state: State, id: SectorId): Sector {
  const sector = state.sectors[id];
  if (sector === undefined) throw new Error(`${id} is not on this board`);
  return sector;
}

/** §3.12.2 Never past the last spot. */
export function raised(state: State, id: SectorId, by: number): number {
  return Math.min(tileOf(state, id).most, sectorOf(state, id).defence + by);
}

/** §5.2 Controlling a sector and being there. */
export function holds(state: State, seat: Seat, id: SectorId): boolean {
  return at(state.captains, seat).at === id && state.sectors[id]?.owner === seat;
}

/** The sectors at most so many moves away, the present one left out. */
export function within(state: State, from: SectorId, moves: number): SectorId[] {
  const found: SectorId[] = [from];
  let edge = 0;
  for (let step = 0; step < moves; step += 1) {
    const end = found.length;
    for (; edge < end; edge += 1) {
      for (const next of sectorOf(state, at(found, edge)).next) if (!found.includes(next)) found.push(next);
    }
  }
  found.shift();
  return found;
}
