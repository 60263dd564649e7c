import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counted } from '../bus/bus.ts';
import type { ServerContext } from '../server-context.ts';

interface Count {
  current: number;
  since: number;
}

/** More addresses are not remembered; the one that asked longest ago is forgotten first. */
const MOST_ADDRESSES = 5000;

export type RateContext = Pick<ServerContext, 'now' | 'bus'>;

interface Limits {
  readonly routeInfo?: { readonly method?: unknown; readonly url?: string };
}

/** The library says to which route limits belong, though its types do not; what is no route has none. */
function nameOf({ routeInfo: { method, url } = {} }: Limits): string {
  return `${method} ${url}`;
}

/**
 * Counts requests per address on the clock of the house: a minute lasts a minute, wherever the machine's clock is set to.
 * Several servers count together, as long as they hear of each other.
 */
export function steadyRates({ now, bus }: RateContext): FastifyRateLimitStoreCtor {
  return class SteadyRates implements FastifyRateLimitStore {
    readonly #counts = new Map<string, Count>();
    #name = '';

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
      const here = { current: count.current, ttl: windowMs - (time - count.since) };
      const tellMore = (all: Counted | undefined) => tell(null, all && all.current > here.current ? all : here);
      void bus.count(`${this.#name}:${address}`, windowMs).then(tellMore, () => tell(null, here));
    }

    child(limits: object): FastifyRateLimitStore {
      const rates = new SteadyRates();
      rates.#name = nameOf(limits);
      return rates;
    }
  };
}
