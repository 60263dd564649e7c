import type { ChildProcess } from 'node:child_process';

/** A process that is started again whenever it ends by itself, as systemd and Docker do. */
export interface Lasting {
  /** Of the present life. */
  pid(): number | undefined;
  /** So many lives it has had. */
  lives(): number;
  /** Whatever comes of it; a life that ends by it is followed by another. */
  signal(signal: NodeJS.Signals): void;
  /** Ends it for good, or until `start`. */
  end(signal?: NodeJS.Signals): Promise<void>;
  start(): void;
}

const AGAIN_MS = 200;
const running = new Set<ChildProcess>();
process.once('exit', endAll);

/** Leaves no process behind, whatever became of whoever started them. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

export function lasting(launch: () => ChildProcess): Lasting {
  let child: ChildProcess | undefined;
  let again: NodeJS.Timeout | undefined;
  let lives = 0;
  let isWanted = false;
  const live = () => {
    lives += 1;
    const born = launch();
    child = born;
    running.add(born);
    born.once('exit', () => {
      running.delete(born);
      if (isWanted && child === born) again = setTimeout(live, AGAIN_MS);
    });
  };
  return {
    pid: () => child?.pid,
    lives: () => lives,
    signal: (signal) => void child?.kill(signal),
    end: async (signal = 'SIGKILL') => {
      isWanted = false;
      clearTimeout(again);
      await ended(child, signal);
    },
    start: () => {
      if (isWanted) return;
      isWanted = true;
      live();
    },
  };
}

async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  // One that stands still does not hear anything else.
  child.kill('SIGCONT');
  await end;
}
