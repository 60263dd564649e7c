import { at } from '@haven/kit';
import { SECTORS, type SectorId, type SeenSector, type View } from '@haven/tortuga-2199-rules';

/** The sectors of this board by number, and how many moves lie between them. */
export interface Chart {
  readonly ids: readonly SectorId[];
  readonly sectors: readonly SeenSector[];
  readonly distances: readonly (readonly number[])[];
}

export function chartOf(view: View): Chart {
  const ids = SECTORS.filter((id) => view.sectors[id] !== undefined);
  const sectors = ids.flatMap((id) => view.sectors[id] ?? []);
  const next = sectors.map((sector) => sector.next.map((id) => ids.indexOf(id)));
  return { ids, sectors, distances: ids.map((_, from) => distancesFrom(next, from)) };
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

export function distance({ distances }: Chart, from: number, to: number): number {
  return at(at(distances, from), to);
}

/** The neighbours that lead there by a shortest way. */
export function waysTo(chart: Chart, from: number, to: number): SectorId[] {
  const nearer = distance(chart, from, to) - 1;
  return at(chart.sectors, from).next.filter((id) => distance(chart, chart.ids.indexOf(id), to) === nearer);
}
