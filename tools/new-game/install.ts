import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Bootstrap {
  isInstalled(root: string): boolean;
  stampFile(root: string): string;
  stampOf(root: string): string;
}

const { isInstalled, stampFile, stampOf } = createRequire(import.meta.url)('../bootstrap.cjs') as Bootstrap;

/** Links the new workspaces and writes them into the lockfile. Nothing is fetched as long as all else is installed. */
export function installLinks(root: string): string | undefined {
  const wasInstalled = isInstalled(root);
  const { status } = runNpm(root, [
    'install',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-fund',
    '--no-audit',
    '--silent',
  ]);
  if (status !== 0) return 'The game is written, but npm install failed: run it again.';
  // Otherwise the next check would install everything anew because the lockfile has changed.
  if (wasInstalled) writeFileSync(stampFile(root), stampOf(root));
  return undefined;
}

/** The npm that started us, if one did; otherwise the one on the path, which on Windows is a script. */
function runNpm(cwd: string, args: readonly string[]) {
  const self = process.env.npm_execpath;
  if (self?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [self, ...args], { cwd, stdio: 'inherit' });
  return spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
}
