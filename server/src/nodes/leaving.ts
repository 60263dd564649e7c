import type { ServerContext } from '../server-context.ts';

/** How one of several servers goes without anybody waiting for it. */
export interface Leaving {
  isLeaving(): boolean;
  /** Whether those who are here are on their way to another server, which is told where they are. */
  isHandingOver(): boolean;
  leave(): Promise<void>;
}

/** A proxy asks four times a second whether a server is ready: by then it sends nobody here any more. */
const NOTICED_MS = 600;
/** Whoever does not know by then whether there are others goes at once. */
const KNOWN_MS = 300;

/** `isReady` turns first, while everybody is still served; jobs that were not begun are left to the others. */
export function createLeaving({ store }: ServerContext, leaveJobs: () => Promise<void>): Leaving {
  let [isLeaving, isHandingOver] = [false, false];
  return {
    isLeaving: () => isLeaving,
    isHandingOver: () => isHandingOver,
    leave: async () => {
      isLeaving = true;
      isHandingOver = (await within(KNOWN_MS, store.shared?.hasOthers())) === true;
      if (isHandingOver) await Promise.all([leaveJobs(), pause(NOTICED_MS)]);
    },
  };
}

function within(ms: number, asked: Promise<boolean> | undefined): Promise<boolean | undefined> {
  if (asked === undefined) return Promise.resolve(false);
  return Promise.race([asked.catch(() => undefined), pause(ms)]).then((known) => known ?? undefined);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
