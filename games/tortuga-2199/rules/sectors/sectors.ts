import { at, type Refusal } from '@haven/kit';
import { tileOf, type WithOptions } from '../components/card-index.ts';
import type { SectorId } from '../components/sectors.ts';
import { because } from '../refusals.ts';
import type { Seat, Sector, State } from '../types.ts';

/** A state or a view: its sectors. */
export interface Sectors<S> {
  readonly sectors: Readonly<Partial<Record<SectorId, S>>>;
}

/** A state or a view: where the ships are. */
export interface Ships {
  readonly captains: readonly { readonly at: SectorId | null }[];
}

export function sectorOf<S>(table: Sectors<S>, id: SectorId): S {
  const sector = table.sectors[id];
  if (sector === undefined) throw new Error(`${id} is not on this board`);
  return sector;
}

/** The sector of a ship, asked only where it is on the board. */
export function placeOf({ captains }: Ships, seat: Seat): SectorId {
  const place = at(captains, seat).at;
  if (place === null) throw new Error(`the ship of seat ${seat} lies in the cargo bay`);
  return place;
}

/** §4.16 Without a place many actions are impossible. */
export function noPlace({ captains }: Ships, seat: Seat): Refusal | undefined {
  return at(captains, seat).at === null ? because('no-place', '§4.16') : undefined;
}

/** §3.12.2 Never past the last spot. */
export function raised(table: Sectors<Pick<Sector, 'defence'>> & WithOptions, id: SectorId, by: number): number {
  return Math.min(tileOf(table, id).most, sectorOf(table, id).defence + by);
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
