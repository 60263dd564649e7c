/** How long to think: so many playouts, which can be repeated, or so many milliseconds by somebody's clock, or whichever ends first. */
export interface Budget {
  readonly playouts: number;
  readonly ms?: number;
  /** Milliseconds since whenever; without it no time passes. */
  readonly now?: () => number;
  /** Whether nobody waits for the answer any more. */
  readonly isAborted?: () => boolean;
}

/** Says when it is over. */
export interface Stopwatch {
  isOver(): boolean;
}

export function clockOf({ ms = Number.POSITIVE_INFINITY, now = () => 0, isAborted = () => false }: Budget): Stopwatch {
  const end = now() + ms;
  return { isOver: () => isAborted() || now() >= end };
}

/** Parts of the time of one decision, all counted from now on: half of it for the first look, all of it for the last. */
export function sharesOf(budget: Budget): (share: number) => Budget {
  const { ms, now = () => 0 } = budget;
  if (ms === undefined) return () => budget;
  const begun = now();
  return (share) => ({ ...budget, ms: share * ms - (now() - begun) });
}
