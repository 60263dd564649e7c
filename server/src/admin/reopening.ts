import { rmSync } from 'node:fs';
import type { Restored } from '@haven/wire';
import { swapBack, swapIn } from './restore.ts';

/** How the house is opened: over its data, with the news of how they were restored, and with the means to do that. */
interface Opening {
  readonly restored: Restored | null;
  restore(file: string): void;
}

interface Closable {
  close(): Promise<unknown>;
}

/** A house that may close and open again over the data of a backup. Whoever sits there is told to come back soon. */
export async function openReopening<A extends Closable>(
  folder: string,
  open: (opening: Opening) => Promise<A>,
): Promise<Closable> {
  let changing: Promise<unknown> = Promise.resolve();
  let isClosing = false;
  const restore = (file: string) => {
    changing = changing.then(() => reopen(file));
  };
  const reopen = async (file: string) => {
    if (isClosing) return;
    await app.close();
    app = await restoredHouse({ folder, file, open: (restored) => open({ restored, restore }) });
  };
  let app = await open({ restored: null, restore });
  return {
    close: async () => {
      isClosing = true;
      await changing;
      await app.close();
    },
  };
}

interface Restoring<A> {
  readonly folder: string;
  readonly file: string;
  open(restored: Restored): Promise<A>;
}

/** The house over the new data; over the old ones if those cannot be opened. */
async function restoredHouse<A>({ folder, file, open }: Restoring<A>): Promise<A> {
  let previous: string | undefined;
  try {
    previous = swapIn(folder, file, Date.now());
    return await open({ previous });
  } catch (error) {
    if (previous !== undefined) swapBack(folder, previous, Date.now());
    return open({ failure: error instanceof Error ? error.message : String(error) });
  } finally {
    rmSync(file, { force: true });
  }
}
