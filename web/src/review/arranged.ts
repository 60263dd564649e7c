import type { Seat, Viewer } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import type { ToldPoint } from './told-review.ts';

/** Through whose eyes a match is looked back on: the only person at the table, if there is just one. */
export function readerOf(viewer: Viewer, seats: readonly SeatInfo[]): Seat | undefined {
  if (viewer !== 'spectator') return viewer;
  const [reader, ...others] = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return others.length === 0 ? reader : undefined;
}

export interface Arranged {
  readonly own: readonly ToldPoint[];
  readonly others: readonly ToldPoint[];
}

const MOST_OTHERS = 3;

/** The reader's own moments, and the weightiest of the others; what the reader was told of is not told again. */
export function arranged(points: readonly ToldPoint[], reader: Seat | undefined): Arranged {
  const own = points.filter(({ seat }) => seat === reader);
  const isTold = (point: ToldPoint) => point.kind === 'luck' && own.some(({ move }) => move === point.move);
  const others = toldOnce(points.filter((point) => point.seat !== reader && !isTold(point)).toSorted(byWeight));
  return { own, others: others.slice(0, MOST_OTHERS).toSorted((a, b) => a.move - b.move) };
}

const byWeight = (one: ToldPoint, other: ToldPoint) => weightOf(other) - weightOf(one);

const weightOf = ({ from, to }: ToldPoint) => Math.abs(to - from);

/** One roll is told of whoever it changed most for. */
function toldOnce(points: readonly ToldPoint[]): ToldPoint[] {
  const firstLuck = (move: number) => points.find((point) => point.kind === 'luck' && point.move === move);
  return points.filter((point) => point.kind === 'choice' || firstLuck(point.move) === point);
}
