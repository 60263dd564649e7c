import type { SharedStore } from '../store/shared.ts';
import { type Bus, NOBODY_ELSE } from './bus.ts';

const LOOK_MS = 1_000;

/** Carries nothing: as soon as there is another server, whoever wants to know something looks into the store. */
export async function storeBus(shared: SharedStore): Promise<Bus> {
  let isAlone = !(await shared.hasOthers());
  const look = async () => {
    isAlone = !(await shared.hasOthers());
  };
  // A store that does not answer is told of elsewhere.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS).unref();
  return { ...NOBODY_ELSE, isWell: () => isAlone, close: async () => clearInterval(timer) };
}
