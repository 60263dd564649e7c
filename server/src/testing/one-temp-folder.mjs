import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before all tests: one folder for what they leave behind. What is returned runs after them. */
export default function takeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'haven-tests-'));
  process.env.HAVEN_TEST_FOLDERS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
