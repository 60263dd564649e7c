import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In the folder of the run, where there is one: see one-temp-folder.mjs. */
export function tempFolder(): string {
  return mkdtempSync(join(process.env.HAVEN_TEST_FOLDERS ?? tmpdir(), 'haven-'));
}
