/** Some work in whole units; returns how many moves it made. */
export type Work = () => number;

/** Milliseconds. */
type Clock = () => number;

export interface Budget {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly clock?: Clock;
}

export interface Rates {
  readonly median: number;
  readonly best: number;
}

export interface Comparison {
  readonly ours: Rates;
  readonly theirs: Rates;
  /** The median of the ratios of neighbouring slices. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Moves per second of several rounds. */
export function measure(work: Work, budget: Budget): Rates {
  warmUp(work, budget);
  return summary(rounds(budget, () => rateOf(work, budget)));
}

/** Alternates short slices of both, so that whatever else the machine does falls on both alike. */
export function compare(ours: Work, theirs: Work, budget: Budget): Comparison {
  warmUp(ours, budget);
  warmUp(theirs, budget);
  const pairs = rounds(budget, () => ({ ours: rateOf(ours, budget), theirs: rateOf(theirs, budget) }));
  const ratios = pairs.map((pair) => pair.ours / pair.theirs);
  return {
    ours: summary(pairs.map((pair) => pair.ours)),
    theirs: summary(pairs.map((pair) => pair.theirs)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

/** Lets the compiler see a third as many rounds before any counts: half-compiled code would flatter the other side. */
function warmUp(work: Work, budget: Budget): void {
  for (let round = 0; round < budget.rounds / 3; round += 1) rateOf(work, budget);
}

function rounds<V>(budget: Budget, round: () => V): V[] {
  return Array.from({ length: budget.rounds }, round);
}

/**
 * Processor time of this process, its garbage collector and compiler included.
 * On a busy machine wall time measures the neighbours: it once gave twice the ratio.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Repeats the work until the time is up; the last unit is finished and counts with its time. */
function rateOf(work: Work, { milliseconds, clock = processorTime }: Budget): number {
  const start = clock();
  let moves = 0;
  let elapsed = 0;
  do {
    moves += work();
    elapsed = clock() - start;
  } while (elapsed < milliseconds);
  return (moves / elapsed) * 1000;
}

function summary(rates: readonly number[]): Rates {
  return { median: median(rates), best: Math.max(...rates) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError('no median of nothing');
  return (lower + upper) / 2;
}
