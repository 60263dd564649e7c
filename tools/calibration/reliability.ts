import { at } from '@haven/kit';
import { chancesOf, type Sample, scoreOf } from '@haven/kit/learning';
import { intervalOf } from '../ladder/standing.ts';

/** Positions in which about the same chance was told. */
interface Bin {
  positions: number;
  /** The sum of the chances that were told. */
  told: number;
  /** The sum of what came of them: one for a victory, a part of it if it is shared. */
  won: number;
}

/** What was told, from never to always, and what came of it. */
export type Reliability = readonly Bin[];

const BINS = 20;

export function nothingTold(): Reliability {
  return Array.from({ length: BINS }, () => ({ positions: 0, told: 0, won: 0 }));
}

/** Of each position one seat is asked, each in turn: the chances of a duel say the same twice. */
export function tellAll(bins: Reliability, samples: readonly Sample[], weights: readonly number[]): void {
  samples.forEach(({ features, shares }, position) => {
    const seat = position % features.length;
    const chance = at(chancesOf(features.map((own) => scoreOf(weights, own))), seat);
    const bin = at(bins, Math.min(BINS - 1, Math.floor(chance * BINS)));
    bin.positions += 1;
    bin.told += chance;
    bin.won += at(shares, seat);
  });
}

export function positionsIn(bins: Reliability): number {
  return bins.reduce((sum, { positions }) => sum + positions, 0);
}

/** How far what is told is from what comes of it, on average. */
export function errorOf(bins: Reliability): number {
  const gaps = bins.reduce((sum, { told, won }) => sum + Math.abs(told - won), 0);
  return gaps / Math.max(1, positionsIn(bins));
}

export function reliabilityTable(bins: Reliability): string {
  const rows = bins
    .filter(({ positions }) => positions > 0)
    .map(({ positions, told, won }) => {
      const [low, high] = intervalOf({ wins: won, games: positions });
      return `| ${percent(told / positions)} | ${percent(won / positions)} (${percent(low)}-${percent(high)}) | ${positions} |`;
    });
  return ['| told, % | won, % | positions |', '| --- | --- | --- |', ...rows].join('\n');
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}
