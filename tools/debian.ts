import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { postgresPrograms } from '@haven/server/postgres-server';
import { isMain } from './main.ts';

/** Where Debian puts what is for administrators, which is not in everybody's path. */
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export function placeOf(program: string): string | undefined {
  return PLACES.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

const IS_THERE = {
  postgresql: () => postgresPrograms() !== undefined,
  'redis-server': () => placeOf('redis-server') !== undefined,
  haproxy: () => placeOf('haproxy') !== undefined,
};

export type Package = keyof typeof IS_THERE;

export function missingOf(packages: readonly Package[]): readonly Package[] {
  return packages.filter((name) => !IS_THERE[name]());
}

/** Fetches what is missing from Debian where that is allowed; what is missing still. */
export function fetchPackages(packages: readonly Package[]): readonly Package[] {
  const missing = missingOf(packages);
  if (missing.length === 0) return missing;
  const install = `apt-get install -q -y --no-install-recommends ${missing.join(' ')}`;
  spawnSync('sh', ['-c', `apt-get update -q && DEBIAN_FRONTEND=noninteractive ${install}`], { stdio: 'inherit' });
  return missingOf(packages);
}

/** Whether a whole cluster can be had; where everything has to be tested it is missed. */
export function hasCluster(): boolean {
  const missing = missingOf(FOR_TESTS);
  if (missing.length > 0 && process.env.CI)
    throw new Error(`all tests have to run here, without ${missing.join(', ')}`);
  return missing.length === 0;
}

/** What the tests try the server on beside SQLite; where it cannot be had they leave it out, and say so. */
export const FOR_TESTS: readonly Package[] = ['postgresql', 'redis-server', 'haproxy'];

if (isMain(import.meta)) fetchPackages(FOR_TESTS);
