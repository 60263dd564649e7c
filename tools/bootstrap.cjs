// Makes a fresh clone able to run its tools: Node is new enough, the dependencies are those of the lockfile.
// CommonJS in plain old syntax, so that even a very old Node gets as far as the message.

const childProcess = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');
const url = require('url');

const ROOT = path.join(__dirname, '..');
const OLDEST = [20, 19];
const SIGNALS = ['SIGINT', 'SIGTERM'];
/** By its address: the tools hand it on to processes that run elsewhere. */
const TYPESCRIPT = ['--import', url.pathToFileURL(path.join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href];

function isTooOld(version) {
  const parts = version.replace(/^v/, '').split('.').map(Number);
  return parts[0] < OLDEST[0] || (parts[0] === OLDEST[0] && parts[1] < OLDEST[1]);
}

/** What node_modules depends on: the lockfile, and the machine that the native packages were chosen for. */
function stampOf(root) {
  const lockfile = fs.readFileSync(path.join(root, 'package-lock.json'));
  const machine = [process.versions.node.split('.')[0], process.platform, process.arch].join(' ');
  return crypto.createHash('sha256').update(lockfile).update(machine).digest('hex');
}

function stampFile(root) {
  return path.join(root, 'node_modules', '.haven-stamp');
}

function isInstalled(root) {
  return fs.existsSync(stampFile(root)) && fs.readFileSync(stampFile(root), 'utf8') === stampOf(root);
}

/** Tells what it does on stderr: the output of a command is its own, also when it is the first. */
function run(command, args, options) {
  const inherit = { cwd: ROOT, stdio: ['inherit', 2, 2] };
  const result = childProcess.spawnSync(command, args, Object.assign(inherit, options));
  if (result.error) throw result.error;
  return result.status === null ? 1 : result.status;
}

/** The npm that started us, if one did; otherwise the one on the path, which on Windows is a script. */
function npm(args) {
  const self = process.env.npm_execpath;
  if (self && /npm-cli\.js$/.test(self)) return run(process.execPath, [self].concat(args));
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** What an older lockfile has installed is kept: to begin anew takes minutes, and leaves nothing where it is interrupted. */
function wayToInstall(root) {
  return fs.existsSync(path.join(root, 'node_modules', '.package-lock.json')) ? 'install' : 'ci';
}

function install() {
  if (isInstalled(ROOT)) return 0;
  console.error('Installing the dependencies of package-lock.json');
  const status = npm([wayToInstall(ROOT), '--strict-allow-scripts', '--no-fund', '--no-audit']);
  if (status === 0) fs.writeFileSync(stampFile(ROOT), stampOf(ROOT));
  return status;
}

/** Where a command is that is no tool beside this file, as the program and its first words. */
const ELSEWHERE = {
  bench: { program: 'bench/src/main.ts' },
  lighthouse: { program: 'e2e/lighthouse.ts' },
  screenshots: { program: 'e2e/screenshots.ts' },
  gallery: { program: 'e2e/gallery.ts' },
  fix: { program: 'node_modules/@biomejs/biome/bin/biome', words: ['check', '--write', '.'] },
  e2e: { program: 'node_modules/@playwright/test/cli.js', words: ['test', '-c', 'e2e/playwright.config.ts'] },
};

/** What Node is told to run: `bootstrap.cjs check types` is tools/check.ts with the word `types`. */
function programOf(tool, args) {
  const place = ELSEWHERE[tool] || { program: `tools/${tool}.ts` };
  const program = [path.join(ROOT, place.program)].concat(place.words || [], args);
  return /\.ts$/.test(place.program) ? TYPESCRIPT.concat(program) : program;
}

/** Runs it to its end and ends as it did. Signals are handed on; on Windows it hears Ctrl-C anyway. */
function handOver(args) {
  const child = childProcess.spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => process.platform === 'win32' || child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exitCode = code;
    else dieOf(signal);
  });
}

function dieOf(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** The server runs as it is built. */
function start(args) {
  const status = run(process.execPath, programOf('build', []));
  if (status === 0) handOver([path.join(ROOT, 'server', 'dist', 'haven.mjs')].concat(args));
  return status;
}

function main(tool, args) {
  if (isTooOld(process.version)) {
    console.error(`Haven needs Node ${OLDEST.join('.')} or newer; this is Node ${process.version.slice(1)}.`);
    return 1;
  }
  const status = install();
  if (status !== 0) return status;
  return tool === 'start' ? start(args) : handOver(programOf(tool, args));
}

module.exports = { isInstalled, isTooOld, programOf, stampFile, stampOf };

if (require.main === module) process.exitCode = main(process.argv[2], process.argv.slice(3));
