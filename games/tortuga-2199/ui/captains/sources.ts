import { type SeenCaptain, SOURCES } from '@haven/tortuga-2199-rules';

/** Where Influence comes from, as the race shows it. */
export const RACE = ['control', ...SOURCES] as const;
type RaceSource = (typeof RACE)[number];

export interface Share {
  readonly source: RaceSource;
  readonly points: number;
}

/** §5.1 Control tokens, then every source of tokens; what was lost in fights is taken off the others from the end. */
export function sharesOf({ total, influence, ledger }: SeenCaptain): Share[] {
  const shares = RACE.map((source) => ({ source, points: source === 'control' ? total - influence : ledger[source] }));
  let debt = shares.reduce((sum, { points }) => sum + Math.min(0, points), 0);
  const paid = shares.toReversed().map(({ source, points }) => {
    const taken = Math.min(Math.max(0, points), -debt);
    debt += taken;
    return { source, points: Math.max(0, points) - taken };
  });
  return paid.toReversed().filter(({ points }) => points > 0);
}
