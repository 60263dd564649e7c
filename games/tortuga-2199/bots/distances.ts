import { at } from '@haven/kit';
import { SECTORS, type SectorId, type SeenSector, type View } from '@haven/tortuga-2199-rules';

/** The sectors of this board by number, and how many moves lie between them. */
export interface Distances {
  readonly ids: readonly SectorId[];
  readonly sectors: readonly SeenSector[];
  readonly moves: readonly (readonly number[])[];
}

export function distancesOf(view: View): Distances {
  const ids = SECTORS.filter((id) => view.sectors[id] !== undefined);
  const sectors = ids.flatMap((id) => view.sectors[id] ?? []);
  return { ids, sectors, moves: movesBetween(ids, sectors) };
}

/** Nobody moves a tile: views of one game share the lists of neighbours, and what follows from them. */
const MOVES = new WeakMap<readonly SectorId[], Distances['moves']>();

function movesBetween(ids: readonly SectorId[], sectors: readonly SeenSector[]): Distances['moves'] {
  const board = at(sectors, 0).next;
  const known = MOVES.get(board);
  if (known) return known;
  const next = sectors.map((sector) => sector.next.map((id) => ids.indexOf(id)));
  const moves = ids.map((_, from) => distancesFrom(next, from));
  MOVES.set(board, moves);
  return moves;
}

function distancesFrom(next: readonly (readonly number[])[], from: number): number[] {
  const distances = new Array<number>(next.length).fill(FAR);
  distances[from] = 0;
  const queue = [from];
  for (const place of queue) {
    const farther = at(distances, place) + 1;
    for (const other of at(next, place)) {
      if (distances[other] !== FAR) continue;
      distances[other] = farther;
      queue.push(other);
    }
  }
  return distances;
}

const FAR = 99;

export function distance({ moves }: Distances, from: number, to: number): number {
  return at(at(moves, from), to);
}

/** The neighbours that lead there by a shortest way. */
export function waysTo(map: Distances, from: number, to: number): SectorId[] {
  const nearer = distance(map, from, to) - 1;
  return at(map.sectors, from).next.filter((id) => distance(map, map.ids.indexOf(id), to) === nearer);
}
