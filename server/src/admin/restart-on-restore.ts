import type { Restored } from '@haven/wire';
import { hasArrivals, swapBack, swapIn } from './arrival.ts';

/** How the house is opened: over its data, with the news of how they were restored, and with the means to do that. */
export interface Opening {
  readonly restored: Restored | null;
  /** Puts the data that came in under this name in the place of the present ones. */
  restore(arrival: string): void;
}

interface Closable {
  close(): Promise<unknown>;
}

interface Restartable<A extends Closable> {
  readonly folder: string;
  open(opening: Opening): Promise<A>;
  /** The house can neither be closed nor opened any more: somebody has to end the process. */
  giveUp(why: unknown): void;
}

/** Past this a house that closes hangs, and its data may not be touched. */
const CLOSE_MS = 2_000;

/** A house that may close and open again over the data of a backup. Whoever sits there is told to come back soon. */
export async function openRestartable<A extends Closable>(reopening: Restartable<A>): Promise<Closable> {
  const { folder, open, giveUp } = reopening;
  let changing: Promise<unknown> = Promise.resolve();
  let isClosing = false;
  const restore = (arrival: string) => {
    changing = changing.then(() => reopen(arrival)).catch(giveUp);
  };
  const reopen = async (arrival: string) => {
    if (isClosing) return;
    await closeInTime(app);
    app = CLOSED;
    if (isClosing) return;
    app = await restoredHouse({ folder, arrival, open: (restored) => open({ restored, restore }) });
  };
  let app: Closable = await open({ restored: null, restore });
  return {
    close: async () => {
      isClosing = true;
      await changing;
      await app.close();
    },
  };
}

/** Between two houses, and after the last one. */
const CLOSED: Closable = { close: () => Promise.resolve() };

async function closeInTime(house: Closable): Promise<void> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error(`the house did not close within ${CLOSE_MS} ms`)), CLOSE_MS);
  });
  await Promise.race([house.close(), late]).finally(() => clearTimeout(clock));
}

interface Restoring<A> {
  readonly folder: string;
  readonly arrival: string;
  open(restored: Restored): Promise<A>;
}

/** The house over the new data; over the old ones if those cannot be opened. What was begun and cannot be finished is
 * left to the next start. */
async function restoredHouse<A>({ folder, arrival, open }: Restoring<A>): Promise<A> {
  let previous: string | undefined;
  try {
    previous = swapIn(folder, arrival);
    return await open({ previous });
  } catch (error) {
    if (hasArrivals(folder)) throw error;
    if (previous !== undefined) swapBack(folder, previous);
    return open({ failure: error instanceof Error ? error.message : String(error) });
  }
}
