import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

interface Count {
  current: number;
  since: number;
}

/** More addresses are not remembered; the one that asked longest ago is forgotten first. */
const MOST_ADDRESSES = 5000;

/** Counts requests per address on the clock of the house: a minute lasts a minute, wherever the machine's clock is set to. */
export function steadyRates(now: () => number): FastifyRateLimitStoreCtor {
  return class SteadyRates implements FastifyRateLimitStore {
    readonly #counts = new Map<string, Count>();

    incr(
      address: string,
      tell: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const time = now();
      const known = this.#counts.get(address);
      const count = known && known.since + windowMs > time ? known : { current: 0, since: time };
      count.current += 1;
      this.#counts.delete(address);
      this.#counts.set(address, count);
      const [oldest] = this.#counts.keys();
      if (this.#counts.size > MOST_ADDRESSES && oldest !== undefined) this.#counts.delete(oldest);
      tell(null, { current: count.current, ttl: windowMs - (time - count.since) });
    }

    child(): FastifyRateLimitStore {
      return new SteadyRates();
    }
  };
}
