export interface Bucket {
  /** Takes one; false if there is none left at the moment. */
  take(): boolean;
}

/** Fills steadily up to a brim: short bursts pass, a steady flood does not. */
export function createBucket(rate: { perSecond: number; burst: number }, now: () => number): Bucket {
  let level = rate.burst;
  let filled = now();
  return {
    take: () => {
      const time = now();
      level = Math.min(rate.burst, level + ((time - filled) / 1000) * rate.perSecond);
      filled = time;
      if (level < 1) return false;
      level -= 1;
      return true;
    },
  };
}
