import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for what the tests of a run leave behind; it goes with them. */
const folder = mkdtempSync(join(tmpdir(), 'haven-tests-'));

/** Before all tests. */
export function setup() {
  process.env.HAVEN_TEST_FOLDERS = folder;
}

/** After all of them. */
export function teardown() {
  rmSync(folder, { recursive: true, force: true });
}
