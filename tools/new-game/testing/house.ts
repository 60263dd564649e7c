import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A house like this one, of its own: whatever is done to it, this one stays as it is. */
export interface House {
  readonly root: string;
  /** Runs a file of Node's; a failure throws with all that was said. */
  run(file: string, ...args: readonly string[]): string;
  remove(): void;
}

export function copyHouse(): House {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'haven-new-game-')));
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const path of listed.split('\0').filter(isThere)) copyFile(path, root);
  for (const folder of modulesFolders()) linkTree(join(ROOT, folder), join(root, folder));
  return {
    root,
    run: (file, ...args) => run(root, file, args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A file that is listed but deleted stays away. */
function isThere(path: string): boolean {
  return path !== '' && lstatSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() === true;
}

function copyFile(path: string, root: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  copyFileSync(join(ROOT, path), join(root, path));
}

/** The house's own, and those of workspaces that need another version. */
function modulesFolders(): string[] {
  const workspaces = readdirSync(ROOT).filter((folder) => folder !== 'node_modules');
  return ['.', ...workspaces]
    .map((folder) => join(folder, 'node_modules'))
    .filter((path) => existsSync(join(ROOT, path)));
}

/** Hard links: quick, and what npm writes goes into new files. Its own notes (.package-lock.json) are copied, caches left. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkFile(source, target);
    else if (!isCache(entry.name)) linkTree(source, target);
  }
}

function isCache(name: string): boolean {
  return name === '.cache' || name.startsWith('.vite');
}

function linkFile(source: string, target: string): void {
  if (source.endsWith('/.package-lock.json') || source.endsWith('/.haven-stamp')) return copyFileSync(source, target);
  try {
    linkSync(source, target);
  } catch {
    // Another disk: links do not reach it.
    copyFileSync(source, target);
  }
}

function run(root: string, file: string, args: readonly string[]): string {
  const { VITEST: _vitest, NODE_ENV: _env, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}
