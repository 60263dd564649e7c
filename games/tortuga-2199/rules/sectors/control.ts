import { at } from '@haven/kit';
import { tileOf, type WithOptions } from '../components/card-index.ts';
import { SECTOR, SECTORS, type SectorId, type SectorKind } from '../components/sectors.ts';
import type { Seat, Sector } from '../types.ts';

/** A state or a view: who controls what. */
export type Holdings = { readonly sectors: Readonly<Partial<Record<SectorId, Pick<Sector, 'owner'>>>> };

/** §5.1 Influence of the control tokens of one kind of sector, or of all. */
export function controlOf(state: Holdings & WithOptions, seat: Seat, kind?: SectorKind): number {
  let influence = 0;
  for (const sector of SECTORS) {
    const face = tileOf(state, sector);
    if (state.sectors[sector]?.owner === seat && (kind === undefined || face.kind === kind)) influence += face.control;
  }
  return influence;
}

/** §6.4 How many sectors a captain controls; of one kind, how many bonus tokens of it. */
export function sectorsOf(state: Holdings, seat: Seat, kind?: SectorKind): number {
  let count = 0;
  for (const sector of SECTORS) {
    if (state.sectors[sector]?.owner !== seat) continue;
    if (kind === undefined || SECTOR[sector].kind === kind) count += 1;
  }
  return count;
}

/** A state or a view: the Influence tokens. */
export interface Tokens {
  readonly captains: readonly { readonly influence: number }[];
}

/** Influence tokens and control tokens together. */
export function totalOf(state: Holdings & WithOptions & Tokens, seat: Seat): number {
  return at(state.captains, seat).influence + controlOf(state, seat);
}
