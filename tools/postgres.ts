import { spawnSync } from 'node:child_process';
import { postgresPrograms } from '@haven/server/postgres-server';
import { placeOf } from './cluster/parts.ts';
import { isMain } from './main.ts';

const DEBIAN =
  'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends postgresql redis-server';

/** Fetches PostgreSQL and Redis for the tests where that is allowed; what cannot be had is left out, which is said at the end. */
function main(): void {
  if (postgresPrograms() === undefined || placeOf('redis-server') === undefined)
    spawnSync('sh', ['-c', DEBIAN], { stdio: 'inherit' });
}

if (isMain(import.meta)) main();
