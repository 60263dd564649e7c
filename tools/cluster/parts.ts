import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = { 'redis-server': 'redis-server', haproxy: 'haproxy' } as const;
/** Where Debian puts what is for administrators, which is not in everybody's path. */
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export type Program = keyof typeof PROGRAMS;

export function placeOf(program: Program): string | undefined {
  return PLACES.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** Fetches what is missing from Debian where that is allowed; what is missing still. */
export function fetchPrograms(): readonly Program[] {
  const missing = () => (Object.keys(PROGRAMS) as Program[]).filter((program) => placeOf(program) === undefined);
  const packages = missing().map((program) => PROGRAMS[program]);
  if (packages.length > 0) {
    const install = `apt-get install -q -y --no-install-recommends ${packages.join(' ')}`;
    spawnSync('sh', ['-c', `apt-get update -q && DEBIAN_FRONTEND=noninteractive ${install}`], { stdio: 'inherit' });
  }
  return missing();
}

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
