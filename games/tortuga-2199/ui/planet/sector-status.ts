import { faceOfToken, type SectorId, type SeenSector, type View } from '@haven/tortuga-2199-rules';
import { type Line, line, named, type Value } from '@haven/tortuga-2199-text';

/** Everything that can be seen of a sector, in one sentence. */
export function sectorStatus(view: View, id: SectorId): Line {
  const sector = view.sectors[id];
  if (sector === undefined) throw new Error(`${id} is not on this board`);
  const ships = view.captains.flatMap((captain, seat) => (captain.at === id ? [seat] : []));
  return line('status.sector', {
    sector: { sector: id },
    owned: sector.owner === null ? 'no' : 'yes',
    ...(sector.owner !== null && { owner: { seat: sector.owner } }),
    price: sector.defence + 1,
    mineral: sector.mineral ? 'yes' : 'no',
    ...creatureIn(view, sector),
    ships: ships.length > 0 ? { seats: ships } : 'none',
  });
}

/** §3.7 Only those who explored it know the creature. */
function creatureIn(view: View, { hunt, hasHunt }: SeenSector): Record<string, Value> {
  if (hunt === null) return { hunt: hasHunt ? 'hidden' : 'none' };
  return {
    hunt: 'known',
    creature: { cards: [named(hunt, view)] },
    difficulty: faceOfToken(view, hunt).difficulty ?? 0,
  };
}
