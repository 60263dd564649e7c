export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Bucket {
  /** Takes so much, one if not said; false if there is not enough at the moment. */
  take(amount?: number): boolean;
  /** Takes it in any case: what is missing is owed. */
  owe(amount: number): void;
  /** Seconds until so much can be taken. */
  waitFor(amount: number): number;
  isFull(): boolean;
}

/**
 * Fills steadily up to a brim: short bursts pass, a steady flood does not.
 * What is larger than the bucket can be taken from a full one, and the rest is owed.
 */
export function createBucket({ perSecond, burst }: Rate, now: () => number): Bucket {
  let level = burst;
  let filled = now();
  /** A clock that is set back takes nothing away. */
  const fill = () => {
    const time = now();
    level = Math.min(burst, level + (Math.max(0, time - filled) / 1000) * perSecond);
    filled = time;
  };
  const missing = (amount: number) => {
    fill();
    return Math.max(0, Math.min(amount, burst) - level);
  };
  return {
    take: (amount = 1) => {
      if (missing(amount) > 0) return false;
      level -= amount;
      return true;
    },
    owe: (amount) => {
      fill();
      level -= amount;
    },
    waitFor: (amount) => missing(amount) / perSecond,
    isFull: () => missing(burst) === 0,
  };
}
