import { type ChildProcess, spawn } from 'node:child_process';

/** Processes that end together. */
export interface Parts {
  start(program: string, words: readonly string[], environment?: NodeJS.ProcessEnv): ChildProcess;
  /** The last one first, each when those after it have ended. */
  stop(): Promise<void>;
}

/** Hears of one that has ended by itself. */
export function createParts(lost: (program: string) => void): Parts {
  const running: ChildProcess[] = [];
  return {
    start: (program, words, environment = process.env) => {
      // In a group of its own: Ctrl-C is for whoever started all of them.
      const child = spawn(program, words, {
        env: environment,
        stdio: ['ignore', 'inherit', 'inherit'],
        detached: true,
      });
      running.push(child);
      child.once('exit', () => running.includes(child) && lost(program));
      return child;
    },
    stop: async () => {
      for (const child of running.splice(0).reverse()) await ended(child);
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
}
