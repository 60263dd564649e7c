import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@haven/games/rules';
import { createApp, openSqlite } from '@haven/server';
import pino from 'pino';
import { tellParent } from './child.ts';
import { LIFTED } from './lifted.ts';
import { percentile } from './load.ts';

/** The real server with the real games and store; only the limits that keep one visitor from doing this are lifted. */
const folder = mkdtempSync(join(tmpdir(), 'haven-bench-'));
const { http, context } = await createApp({
  games,
  store: openSqlite(join(folder, 'haven.db')),
  secret: new Uint8Array(32),
  log: pino({ level: 'silent' }),
  sealingMs: 1,
  /** A match that everybody has left goes out of memory after a minute. */
  idleMs: 60_000,
  limits: LIFTED,
});

/** What the server's own metric is told of each move, from hearing it to having stored it and told everybody. */
let seconds: number[] = [];
const { moveSeconds } = context.metrics;
const observe = moveSeconds.observe.bind(moveSeconds) as (...told: unknown[]) => void;
moveSeconds.observe = (...told: unknown[]) => {
  seconds.push(Number(told.at(-1)));
  observe(...told);
};

/** How the server stands since it was asked last. */
export interface Standing {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  readonly rssMb: number;
  readonly heapMb: number;
  readonly errors: number;
}

async function answer(): Promise<void> {
  const ms = seconds.map((each) => each * 1000);
  seconds = [];
  const { rss, heapUsed } = process.memoryUsage();
  const errors = (await context.metrics.errors.get()).values.reduce((sum, { value }) => sum + value, 0);
  tellParent({
    moves: ms.length,
    p50: percentile(ms, 0.5),
    p99: percentile(ms, 0.99),
    longest: percentile(ms, 1),
    rssMb: rss / 1e6,
    heapMb: heapUsed / 1e6,
    errors,
  } satisfies Standing);
}

async function end(): Promise<void> {
  await http.close();
  rmSync(folder, { recursive: true });
}

process.on('message', () => void answer());
process.on('disconnect', () => void end());
await http.listen({ port: 0, host: '127.0.0.1' });
tellParent((http.server.address() as AddressInfo).port);
