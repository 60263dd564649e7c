import type { Store } from '../store/store.ts';
import { type Bus, NOBODY_ELSE } from './bus.ts';
import { redisBus } from './redis-bus.ts';
import { storeBus } from './store-bus.ts';

interface BusPlace {
  /** Of Redis; empty if there is none. */
  readonly redisUrl: string;
  readonly house: string;
}

/** How this server and others over the same data hear of each other. */
export async function openBus({ shared }: Pick<Store, 'shared'>, { redisUrl, house }: BusPlace): Promise<Bus> {
  if (shared === undefined) return NOBODY_ELSE;
  return redisUrl === '' ? storeBus(shared) : redisBus({ url: redisUrl, house });
}
