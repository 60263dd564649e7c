import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const SOURCES = ['plan.c', 'image.c', 'calls.c', 'start.c', 'clock.c'].map((name) => pathOf(`disk/${name}`));
const HEADER = pathOf('disk/disk.h');
const LIBRARY = pathOf('../../node_modules/.cache/haven/faults.so');

const COMPILERS = ['cc', 'gcc', 'clang'];
const DEBIAN = 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y gcc libc6-dev';

/** The library that makes a disk lose its power and a clock jump; undefined where it cannot be had. */
export function faultLibrary(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  if (isFresh()) return LIBRARY;
  const compiler = findCompiler() ?? installedCompiler();
  return compiler === undefined ? undefined : compiled(compiler);
}

function isFresh(): boolean {
  return (
    existsSync(LIBRARY) && [...SOURCES, HEADER].every((source) => statSync(source).mtimeMs < statSync(LIBRARY).mtimeMs)
  );
}

function findCompiler(): string | undefined {
  return COMPILERS.find((name) => spawnSync(name, ['--version']).status === 0);
}

function installedCompiler(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  spawnSync('sh', ['-c', DEBIAN], { stdio: 'ignore' });
  return findCompiler();
}

/** Renamed into its place: somebody else may be about to load it. */
function compiled(compiler: string): string {
  mkdirSync(dirname(LIBRARY), { recursive: true });
  const made = join(dirname(LIBRARY), `faults-${process.pid}.so`);
  const options = ['-O2', '-Wall', '-Wextra', '-shared', '-fPIC', '-o', made];
  const { status, stderr } = spawnSync(compiler, [...options, ...SOURCES, '-lpthread'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the library of faults does not compile:\n${stderr}`);
  renameSync(made, LIBRARY);
  return LIBRARY;
}
