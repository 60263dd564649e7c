/** What one pair has shown so far. */
export interface Standing {
  readonly a: string;
  readonly b: string;
  /** How many sit at the table: one a, the others b. */
  readonly seats: number;
  readonly wins: number;
  readonly games: number;
  /** Which code and weights have played; nothing is known of measurements that were made before it was told. */
  readonly edition?: string;
}

export type Interval = readonly [low: number, high: number];

const TWO_ERRORS = 1.96;
const SURE = 3.29;

/** Wilson's interval: true also of shares near nothing and near all, and of few games. */
export function intervalOf({ wins, games }: Pick<Standing, 'wins' | 'games'>, errors = TWO_ERRORS): Interval {
  const share = wins / games;
  const square = errors ** 2;
  const middle = share + square / (2 * games);
  const half = Math.sqrt(square * ((share * (1 - share)) / games + square / (4 * games ** 2)));
  const scale = 1 + square / games;
  return [(middle - half) / scale, (middle + half) / scale];
}

/** Whether more games would hardly change which of them is stronger: looked at often, it has to be surer than one look. */
export function isClear(standing: Standing): boolean {
  const even = 1 / standing.seats;
  const [low, high] = intervalOf(standing, SURE);
  return standing.games >= FEWEST && (low > even || high < even);
}

const FEWEST = 40;

/** How many points of rating apart: 400 for ten to one, where one against each other would be even. */
export function eloOf({ wins, games, seats }: Pick<Standing, 'wins' | 'games' | 'seats'>): number {
  const bounded = Math.min(0.999, Math.max(0.001, wins / games));
  return 400 * Math.log10(((seats - 1) * bounded) / (1 - bounded));
}
