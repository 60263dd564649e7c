import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Formats and sorts imports, as a longer or shorter name moves both; whatever else breaks the style is a failure. */
export function tidy(root: string, folders: readonly string[]): string | undefined {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', '--error-on-warnings', '--log-level=warn', ...folders];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? undefined : `The new files could not be tidied.\n${stdout}${stderr}`;
}
