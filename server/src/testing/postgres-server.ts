import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { codeOf } from '../durable.ts';

/** Where packages put PostgreSQL, which they seldom put into the path. */
const PLACES = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];
const NOBODY = 65_534;
/** Nobody pulls the plug here: nothing has to wait for the disk. */
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off', 'jit=off'];
const MANY = 'max_connections=500';

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
export function startPostgres(folder: string, settings: readonly string[] = FAST): void {
  if (!isFirst(folder)) return;
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'haven', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  launchPostgres(folder, settings);
  writeFileSync(join(folder, 'ready'), '');
}

/** Over the data that lie there, which it recovers if it has to. */
export function launchPostgres(folder: string, settings: readonly string[]): void {
  const all = [...settings, MANY, 'listen_addresses=', `unix_socket_directories=${folder}`];
  const options = all.map((each) => `-c ${each}`).join(' ');
  run('pg_ctl', ['-D', join(folder, 'data'), '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
}

/** In its own time: whoever is connected is cut off, nothing is lost. */
export function stopPostgres(folder: string): void {
  run('pg_ctl', ['-D', join(folder, 'data'), '-w', '-m', 'fast', 'stop']);
}

function run(name: string, args: readonly string[]): void {
  execFileSync(join(postgresPrograms() ?? '', name), args, { stdio: 'ignore', ...unprivileged() });
}

/** With everything that works for it, and without a word: kill -9. Whoever buries the dead may take their time. */
export function killPostgres(folder: string): void {
  const file = join(folder, 'data/postmaster.pid');
  if (!existsSync(file)) return;
  const [first = ''] = readFileSync(file, 'utf8').split('\n', 1);
  for (const process of [Number(first), ...childrenOf(Number(first))]) killAtOnce(process);
  for (const lock of [file, join(folder, '.s.PGSQL.5432.lock')]) rmSync(lock);
}

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, of]) => (pid !== undefined && of === parent ? [pid] : []));
}

function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** How to reach it. */
export function postgresUrl(folder: string): string {
  return `postgres://haven@localhost/postgres?host=${encodeURIComponent(folder)}`;
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
