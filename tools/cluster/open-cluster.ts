import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { placeOf } from '../debian.ts';
import { freePorts } from './free-ports.ts';
import { type Lasting, lasting } from './lasting.ts';
import { proxySettings } from './proxy.ts';

type Environment = Readonly<Record<string, string>>;

interface ClusterPlan {
  /** The server in one file. */
  readonly program: string;
  /** For the data folders of the servers, and what else there is. */
  readonly folder: string;
  readonly databaseUrl: string;
  /** Of both servers. */
  readonly environment?: Environment;
  /** People say themselves where they come from, as another proxy before this one would. */
  readonly isInner?: true;
}

/** One of the servers. */
export interface ClusterNode extends Lasting {
  /** Its own; people go through the proxy. */
  readonly address: string;
  /** The program it is started with, from its next life on. */
  run(program: string): void;
}

/** Two servers over one PostgreSQL and one Redis, and a proxy before them that sends everybody to the next one. */
export interface Cluster {
  /** Of the proxy. */
  readonly address: string;
  readonly nodes: readonly [ClusterNode, ClusterNode];
  readonly redis: Lasting;
  readonly redisUrl: string;
  readonly proxy: Lasting;
  /** Waits until both servers are open and the proxy knows it. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const LOOK_MS = 50;
/** Two servers that start at once on a crowded machine; past this they never will. */
const OPENING_MS = 600_000;

export async function openCluster(plan: ClusterPlan): Promise<Cluster> {
  const { folder } = plan;
  const [door = 0, first = 0, second = 0, word = 0] = await freePorts(4);
  const redisUrl = `redis://127.0.0.1:${word}`;
  const redis = lasting(() => startRedis(folder, word));
  const nodes = [nodeAt(first, redisUrl, plan), nodeAt(second, redisUrl, plan)] as const;
  const settings = join(folder, 'haproxy.cfg');
  writeFileSync(
    settings,
    proxySettings({ port: door, servers: [first, second], ...(plan.isInner && { isInner: true }) }),
  );
  const proxy = lasting(() => spawn(placeOf('haproxy') ?? 'haproxy', ['-db', '-q', '-f', settings], SILENT));
  const address = `http://127.0.0.1:${door}`;
  const parts = [redis, ...nodes, proxy];
  for (const part of parts) part.start();
  const ready = async () => {
    for (const place of [...nodes.map((node) => node.address), address]) await answers(place);
  };
  await ready();
  return {
    address,
    nodes,
    redis,
    redisUrl,
    proxy,
    ready,
    close: async () => {
      await Promise.all(parts.map((part) => part.end()));
    },
  };
}

const SILENT = { stdio: 'ignore' } as const;

function startRedis(folder: string, port: number) {
  const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return spawn(placeOf('redis-server') ?? 'redis-server', words, SILENT);
}

function nodeAt(port: number, redisUrl: string, plan: ClusterPlan): ClusterNode {
  const data = join(plan.folder, `server-${port}`);
  mkdirSync(data, { recursive: true });
  let { program } = plan;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    HAVEN_LOG: 'silent',
    HAVEN_TRUST_PROXY: plan.isInner ? '2' : '1',
    ...plan.environment,
    PORT: String(port),
    HAVEN_DATA: data,
    DATABASE_URL: plan.databaseUrl,
    REDIS_URL: redisUrl,
  };
  return {
    ...lasting(() => spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })),
    address: `http://127.0.0.1:${port}`,
    run: (other) => {
      program = other;
    },
  };
}

/** A server that is ready says so, and so does the proxy as soon as it knows of one. */
async function answers(address: string): Promise<void> {
  const late = performance.now() + OPENING_MS;
  while (!(await isReady(address))) {
    if (performance.now() > late) throw new Error(`nobody is ready at ${address}`);
    await wait(LOOK_MS);
  }
}

export function isReady(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(1_000);
  return fetch(`${address}/ready`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
