import type { Store } from '../store/store.ts';
import { type Bus, NOBODY_ELSE } from './bus.ts';
import { storeBus } from './store-bus.ts';

/** How this server and others over the same data hear of each other. */
export async function openBus({ shared }: Pick<Store, 'shared'>): Promise<Bus> {
  return shared ? storeBus(shared) : NOBODY_ELSE;
}
