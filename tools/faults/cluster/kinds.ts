import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick, type Rng } from '@haven/kit';
import type { ClusterNode } from '../../cluster/open-cluster.ts';
import { pause } from '../rules.ts';
import type { ClusterHouse } from './house.ts';

/** Something that happens to a house while people play, and is over when this is fulfilled. */
export interface Kind {
  readonly name: string;
  /** In words, for the table of results. */
  readonly what: string;
  happen(house: ClusterHouse, rng: Rng): Promise<void>;
}

const nodeOf = ({ cluster }: ClusterHouse, rng: Rng): ClusterNode => pick(rng, cluster.nodes);

/** Every process is started again by itself, but for PostgreSQL. */
const PLAIN: readonly Kind[] = [
  {
    name: 'node-kill',
    what: 'kill -9 of a server',
    happen: async (house, rng) => nodeOf(house, rng).signal('SIGKILL'),
  },
  {
    name: 'nodes-kill',
    what: 'kill -9 of both servers',
    happen: async ({ cluster }) => cluster.nodes.forEach((node) => node.signal('SIGKILL')),
  },
  {
    name: 'node-freeze',
    what: 'a server stands still for up to four seconds',
    happen: (house, rng) => frozen([nodeOf(house, rng).pid()], rng),
  },
  {
    name: 'node-leave',
    what: 'a server is told to stop',
    happen: async (house, rng) => {
      const node = nodeOf(house, rng);
      const lives = node.lives();
      node.signal('SIGTERM');
      while (node.lives() === lives) await pause(LOOK_MS);
    },
  },
  {
    name: 'redis-kill',
    what: 'kill -9 of Redis, away for up to four seconds',
    happen: async ({ cluster }, rng) => {
      await cluster.redis.end();
      await pause(awayFor(rng));
      cluster.redis.start();
    },
  },
  {
    name: 'redis-freeze',
    what: 'Redis stands still for up to four seconds',
    happen: ({ cluster }, rng) => frozen([cluster.redis.pid()], rng),
  },
  {
    name: 'postgres-kill',
    what: 'kill -9 of PostgreSQL, away for up to a second',
    happen: async ({ postgres }, rng) => {
      postgres.kill();
      await pause(rng.below(SHORT_MS));
      postgres.launch();
    },
  },
  {
    name: 'postgres-freeze',
    what: 'PostgreSQL stands still for up to four seconds',
    happen: ({ postgres }, rng) => frozen(processesOf(postgres.folder), rng),
  },
  {
    name: 'postgres-full',
    what: 'no room on the disk of PostgreSQL for up to four seconds',
    happen: async ({ postgres }, rng) => {
      postgres.fill();
      await pause(awayFor(rng));
      postgres.free();
    },
  },
  {
    name: 'postgres-cut',
    what: 'some connections to PostgreSQL are cut',
    happen: async ({ postgres }, rng) => {
      const some = `application_name = 'haven' and pid % 3 = ${rng.below(3)}`;
      await postgres.ask(`select pg_terminate_backend(pid) from pg_stat_activity where ${some}`);
    },
  },
  {
    name: 'redis-cut',
    what: 'all connections to Redis are cut',
    happen: ({ cluster }) => {
      const { port } = new URL(cluster.redisUrl);
      for (const type of ['normal', 'pubsub']) spawnSync('redis-cli', ['-p', port, 'client', 'kill', 'type', type]);
      return Promise.resolve();
    },
  },
  {
    name: 'people-cut',
    what: 'kill -9 of the proxy: everybody is cut off',
    happen: async ({ cluster }) => cluster.proxy.signal('SIGKILL'),
  },
];

const LONGEST_MS = 4_000;
const SHORT_MS = 1_000;
const LOOK_MS = 20;

/** Mostly shorter, one time in four perhaps longer than the three seconds after which somebody is taken for dead. */
function awayFor(rng: Rng): number {
  return rng.below(rng.below(4) === 0 ? LONGEST_MS : SHORT_MS);
}

/** Two of them at once. */
const MIXED: Kind = {
  name: 'mixed',
  what: 'two of these at once',
  happen: async (house, rng) => {
    const [one, other] = [pick(rng, PLAIN), pick(rng, PLAIN)];
    // Who is away for one reason cannot be away for another.
    const isTwice = one.name.split('-')[0] === other.name.split('-')[0];
    await Promise.all((isTwice ? [one] : [one, other]).map((kind) => kind.happen(house, rng)));
  },
};

export const KINDS: readonly Kind[] = [...PLAIN, MIXED];

async function frozen(processes: readonly (number | undefined)[], rng: Rng): Promise<void> {
  const pids = processes.filter((pid) => pid !== undefined);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await pause(awayFor(rng));
  for (const pid of pids) signalIfThere(pid, 'SIGCONT');
}

/** The first of PostgreSQL and all that work for it. */
function processesOf(folder: string): number[] {
  const [first = ''] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n', 1);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return [Number(first), ...pairs.flatMap(([pid, parent]) => (pid && parent === Number(first) ? [pid] : []))];
}

/** Whoever stood still may have been ended meanwhile. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone.
  }
}
