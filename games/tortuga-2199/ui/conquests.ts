import type { Seat } from '@haven/kit';
import {
  barrierToConquest,
  manoeuvrePriceOf,
  PRICE,
  type SectorId,
  sectorOf,
  type View,
} from '@haven/tortuga-2199-rules';
import type { RuleId } from '@haven/tortuga-2199-text';

/** What a conquest costs, and whether the Manoeuvre of now is enough for it and for the way there. */
export interface Conquest {
  readonly price: number;
  readonly isPayable: boolean;
}

/** Whether a lesson has come to conquests: before that, prices and defence would puzzle whoever looks at the map. */
export function knowsConquests({ untaught = [] }: { readonly untaught?: readonly string[] }): boolean {
  return !untaught.includes(CONQUEST);
}

const CONQUEST: RuleId = '§3.12';

/** §3.12 The sectors that a captain in turn could conquer: where the spaceship is, and one move away. */
export function conquestsNear(view: View, me: Seat | null): ReadonlyMap<SectorId, Conquest> {
  const here = me === null || view.turn.seat !== me ? null : (view.captains[me]?.at ?? null);
  if (me === null || here === null) return new Map();
  const open = [here, ...sectorOf(view, here).next].filter((id) => barrierToConquest(view, me, id) === undefined);
  return new Map(open.map((id) => [id, conquestOf(view, id, id === here ? 0 : PRICE.move)]));
}

function conquestOf(view: View, id: SectorId, way: number): Conquest {
  const price = manoeuvrePriceOf(view, id);
  return { price, isPayable: view.turn.manoeuvre >= price + way };
}
