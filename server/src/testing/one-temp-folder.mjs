import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files in memory: nobody waits for a disk. What a loss of power leaves is for those tests to say that play one. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;
const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** One folder for what the tests of a run leave behind, another for the programs they start; both go with them. */
mkdirSync(BUILT, { recursive: true });
const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'haven-tests-'));
const programs = mkdtempSync(join(BUILT, 'under-test-'));
/** Where the first test that wants PostgreSQL starts it; of another user, so not inside the others. */
const postgres = `${folder}-postgres`;

function hasRoom(place) {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** Before all tests. Those that run again because something has changed start programs that have changed, too. */
export function setup(project) {
  process.env.HAVEN_TEST_FOLDERS = folder;
  process.env.HAVEN_BUNDLES = programs;
  process.env.HAVEN_TEST_POSTGRES = postgres;
  project.onTestsRerun(() => {
    rmSync(programs, { recursive: true });
    mkdirSync(programs);
  });
}

/** After all of them. */
export function teardown() {
  const servers = [postgres, `${postgres}-to-kill`];
  for (const each of servers) endPostgres(join(each, 'data/postmaster.pid'));
  for (const left of [folder, programs, ...servers]) rmSync(left, { recursive: true, force: true, maxRetries: 50 });
}

/** At once: nothing in it is needed any more. */
function endPostgres(pidFile) {
  if (!existsSync(pidFile)) return;
  const [pid] = readFileSync(pidFile, 'utf8').split('\n', 1);
  try {
    process.kill(Number(pid), 'SIGQUIT');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
