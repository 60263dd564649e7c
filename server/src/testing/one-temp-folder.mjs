import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for what the tests of a run leave behind; it goes with them. */
const folder = mkdtempSync(join(tmpdir(), 'haven-tests-'));
/** Where the first test that wants PostgreSQL starts it; of another user, so not inside the other. */
const postgres = `${folder}-postgres`;

/** Before all tests. */
export function setup() {
  process.env.HAVEN_TEST_FOLDERS = folder;
  process.env.HAVEN_TEST_POSTGRES = postgres;
}

/** After all of them. */
export function teardown() {
  endPostgres(join(postgres, 'data/postmaster.pid'));
  for (const each of [folder, postgres]) rmSync(each, { recursive: true, force: true, maxRetries: 50 });
}

/** At once: nothing in it is needed any more. */
function endPostgres(pidFile) {
  if (!existsSync(pidFile)) return;
  const [pid] = readFileSync(pidFile, 'utf8').split('\n', 1);
  process.kill(Number(pid), 'SIGQUIT');
}
