import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@haven/server/bundle';
import { killPostgres } from '@haven/server/postgres-server';
import { buildPage } from '../tools/page-build.ts';
import { SERVER } from './test-server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The tests see the house as it is shipped: the page built and packed, the server in one file. */
export default async function build(): Promise<() => void> {
  if (!buildPage(ROOT)) throw new Error('there is no page to test');
  await bundle(join(ROOT, 'server/src/main.ts'), SERVER);
  const ends = [placeForPostgres(), placeForMoves()];
  return () => ends.forEach((end) => void end());
}

/** What bots play in one run of the tests is known to all of it. */
function placeForMoves(): () => void {
  const folder = join(tmpdir(), `haven-e2e-moves-${process.pid}`);
  process.env.HAVEN_E2E_MOVES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The first who needs a PostgreSQL starts it there; afterwards it is gone. */
function placeForPostgres(): () => void {
  const folder = join(tmpdir(), `haven-e2e-postgres-${process.pid}`);
  process.env.HAVEN_TEST_POSTGRES = folder;
  return () => {
    killPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
