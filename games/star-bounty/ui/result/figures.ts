import type { Seen } from '@haven/kit';
import { ALIVE_BONUS, prisonersOf, type StarBounty } from '@haven/star-bounty-rules';

type Position = Seen<StarBounty>;

/** One point of the chart: how things stood after a move. */
export interface Point {
  readonly life: number;
  readonly credits: number;
  readonly sector: number;
}

export function pointsOf(history: readonly Position[]): Point[] {
  return history.map(({ view: { life, credits, sector } }) => ({ life, credits, sector }));
}

/** A stretch of the run in one sector, from point to point. */
export interface Band {
  readonly sector: number;
  readonly from: number;
  readonly to: number;
}

export function bandsOf(points: readonly Point[]): Band[] {
  const bands: Band[] = [];
  points.forEach(({ sector }, at) => {
    const last = bands.at(-1);
    if (last?.sector === sector) bands.splice(-1, 1, { ...last, to: at });
    else bands.push({ sector, from: last?.to ?? at, to: at });
  });
  return bands;
}

export interface RunFigures {
  readonly captured: number;
  readonly destroyed: number;
  readonly fled: number;
  readonly lowest: number;
  readonly moves: number;
  readonly sector: number;
}

/** Who was taken, and how. Prisoners given up in flight count as captured. */
export function runFigures(seen: Position, history: readonly Position[]): RunFigures {
  const { view } = seen;
  const fled = timesFled(history);
  const aboard = prisonersOf(view).length;
  const captured = view.ledger.captures / ALIVE_BONUS + aboard + fled;
  return {
    captured,
    destroyed: view.discard.length + view.collection.length - captured,
    fled,
    lowest: Math.min(view.life, ...history.map((each) => each.view.life)),
    moves: Math.max(0, history.length - 1),
    sector: view.sector,
  };
}

/** §5.10 Whoever comes to the Galactic Enterprise with enemies left has fled there. */
function timesFled(history: readonly Position[]): number {
  const isRefuge = ({ view }: Position) => view.step?.type === 'enterprise' && view.rows.length > 0;
  return history.filter((position, at) => {
    const before = history[at - 1];
    return isRefuge(position) && before !== undefined && !isRefuge(before);
  }).length;
}
