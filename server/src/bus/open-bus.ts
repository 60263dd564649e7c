import type { Store } from '../store/store.ts';
import { type Bus, NOBODY_ELSE } from './bus.ts';
import { storeBus } from './store-bus.ts';

interface BusPlace {
  /** Of Redis; empty if there is none. */
  readonly redisUrl: string;
  readonly house: string;
}

/** How this server and others over the same data hear of each other. */
export async function openBus({ shared }: Pick<Store, 'shared'>, { redisUrl, house }: BusPlace): Promise<Bus> {
  if (shared === undefined) return NOBODY_ELSE;
  if (redisUrl === '') return storeBus(shared);
  const { redisBus } = await import('./redis-bus.ts');
  return redisBus({ url: redisUrl, house });
}
