import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, postgresUrl, startPostgres, stopPostgres } from '@haven/server/postgres-server';
import { hasRedis, redisIn } from '@haven/server/redis-server';

/** PostgreSQL as its package sets it up: what it has acknowledged lies on the disk. */
const AS_IT_COMES: readonly string[] = [];

export interface Engines {
  readonly databaseUrl: string;
  /** Empty where Redis is not installed: servers then look into the database. */
  readonly redisUrl: string;
  stop(): Promise<void>;
}

/** PostgreSQL and Redis of our own, in a folder that goes with them; undefined where PostgreSQL is not installed. */
export async function startEngines(): Promise<Engines | undefined> {
  if (postgresPrograms() === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'haven-bench-engines-'));
  const database = `${folder}-postgres`;
  startPostgres(database, AS_IT_COMES);
  const redis = hasRedis() ? redisIn(folder) : undefined;
  await redis?.start();
  return {
    databaseUrl: postgresUrl(database),
    redisUrl: redis?.url ?? '',
    stop: async () => {
      await redis?.kill();
      stopPostgres(database);
      for (const each of [folder, database]) rmSync(each, { recursive: true, force: true });
    },
  };
}
