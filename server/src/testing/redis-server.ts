import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = 'redis-server';

/** Where it cannot be had its tests are left out; where everything has to be tested it is missed. */
export function hasRedis(): boolean {
  const isThere = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, PROGRAM)));
  if (!isThere && process.env.CI) throw new Error('Redis is not installed, and all tests have to run here');
  return isThere;
}

export interface RedisServer {
  /** How to reach it: it listens on no port. */
  readonly url: string;
  start(): Promise<void>;
  /** Without a word: kill -9. */
  kill(): Promise<void>;
}

/** A Redis in a folder of its own that keeps nothing. */
export function redisIn(folder: string): RedisServer {
  const url = join(folder, 'redis.sock');
  let child: ChildProcess | undefined;
  return {
    url,
    start: async () => {
      child = spawn(PROGRAM, ['--port', '0', '--unixsocket', url, '--save', '', '--dir', folder], { stdio: 'ignore' });
      while (!existsSync(url)) await wait(5);
    },
    kill: async () => {
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      if (child?.kill('SIGKILL')) await ended;
    },
  };
}
