import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { codeOf } from '../durable.ts';

/** Where packages put PostgreSQL, which they seldom put into the path. */
const PLACES = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];
const NOBODY = 65_534;
/** Nobody pulls the plug here: nothing has to wait for the disk. */
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

/** The folder with its programs, or undefined where PostgreSQL is not installed. */
export function postgresPrograms(): string | undefined {
  const found = PLACES.filter((place) => existsSync(place)).flatMap((place) =>
    readdirSync(place).map((name) => join(place, name, 'bin')),
  );
  const inPath = (process.env.PATH ?? '').split(delimiter);
  return [...inPath, ...found.sort().reverse()].find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Starts PostgreSQL in a folder of its own, for whoever can reach that folder: it listens on no port. Several tests may
 * want it at the same time; the first one makes the folder.
 */
export function startPostgres(folder: string): void {
  if (!isFirst(folder)) return;
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (name: string, args: readonly string[]) =>
    execFileSync(join(postgresPrograms() ?? '', name), args, { stdio: 'ignore', ...user });
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'haven', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const settings = [...FAST, 'listen_addresses=', `unix_socket_directories=${folder}`].map((each) => `-c ${each}`);
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings.join(' '), 'start']);
  writeFileSync(join(folder, 'ready'), '');
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o755 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** PostgreSQL does not let an administrator run it. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout) || NOBODY;
  return { uid: idOf('-u'), gid: idOf('-g') };
}
