import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bundle } from '@haven/server/bundle';
import { launchPostgres, postgresUrl, startPostgres, stopPostgres } from '@haven/server/postgres-server';
import { createParts, type Parts } from './cluster/parts.ts';
import { proxySettings } from './cluster/proxy.ts';
import { fetchPackages, placeOf } from './debian.ts';
import { isMain } from './main.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PORT = Number(process.env.PORT ?? 2199);
const FOLDER = resolve(ROOT, process.env.HAVEN_DATA ?? 'data', 'cluster');
const SERVERS = [PORT + 1, PORT + 2];
const REDIS = PORT + 3;
/** The page as it was built last; without one there is the API alone. */
const PROGRAM = join(ROOT, 'server/dist/haven.mjs');
const AS_INSTALLED: readonly string[] = [];

/** PostgreSQL, Redis, two servers and a proxy on this machine, until Ctrl-C. */
async function main(): Promise<void> {
  const missing = fetchPackages(['postgresql', 'redis-server', 'haproxy']);
  if (missing.length > 0)
    return fail(`The cluster needs PostgreSQL, Redis and HAProxy; ${missing.join(', ')} cannot be had.`);
  mkdirSync(FOLDER, { recursive: true });
  const parts = createParts((program) => console.error(`${program} has ended; the others go on.`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(parts));
  await bundle(join(ROOT, 'server/src/main.ts'), PROGRAM);
  openDatabase();
  startRedis(parts);
  for (const port of SERVERS) startServer(parts, port);
  startProxy(parts);
  await opened();
  console.log(`Haven is open at http://localhost:${PORT}, served by two: ${SERVERS.join(' and ')}`);
}

const DATABASE = join(FOLDER, 'postgres');

function openDatabase(): void {
  if (existsSync(DATABASE)) launchPostgres(DATABASE, AS_INSTALLED);
  else startPostgres(DATABASE, AS_INSTALLED);
}

function startRedis(parts: Parts): void {
  const words = [
    '--port',
    String(REDIS),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    FOLDER,
    '--loglevel',
    'warning',
  ];
  parts.start(placeOf('redis-server') ?? '', words);
}

function startServer(parts: Parts, port: number): void {
  parts.start(process.execPath, [PROGRAM], {
    ...process.env,
    PORT: String(port),
    HAVEN_DATA: join(FOLDER, `server-${port}`),
    DATABASE_URL: postgresUrl(DATABASE),
    REDIS_URL: `redis://127.0.0.1:${REDIS}`,
    HAVEN_TRUST_PROXY: '1',
  });
}

function startProxy(parts: Parts): void {
  const file = join(FOLDER, 'haproxy.cfg');
  writeFileSync(file, proxySettings({ port: PORT, servers: SERVERS }));
  parts.start(placeOf('haproxy') ?? '', ['-db', '-f', file]);
}

async function opened(): Promise<void> {
  for (const port of [...SERVERS, PORT])
    while (
      !(await fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await wait(100);
}

async function stop(parts: Parts): Promise<void> {
  await parts.stop();
  if (existsSync(DATABASE)) stopPostgres(DATABASE);
  process.exit();
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

if (isMain(import.meta)) await main();
