// Makes a fresh clone able to run its tools: Node is new enough, the dependencies are those of the lockfile.
// CommonJS in plain old syntax, so that even a very old Node gets as far as the message.

const childProcess = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');

const ROOT = path.join(__dirname, '..');
const OLDEST = [20, 19];

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

function run(command, args, options) {
  const inherit = { cwd: ROOT, stdio: 'inherit' };
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

function install() {
  if (isInstalled(ROOT)) return 0;
  console.log('Installing the dependencies of package-lock.json');
  const status = npm(['ci', '--strict-allow-scripts', '--no-fund', '--no-audit']);
  if (status === 0) fs.writeFileSync(stampFile(ROOT), stampOf(ROOT));
  return status;
}

/** Runs one of the tools beside this file: `bootstrap.cjs check types` is `tsx tools/check.ts types`. */
function hand(tool, args) {
  const tsx = path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  return run(process.execPath, [tsx, path.join(__dirname, `${tool}.ts`)].concat(args));
}

/** Runs a server: hands signals on and waits for it to end by itself. On Windows it hears Ctrl-C anyway. */
function serve(args) {
  const child = childProcess.spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => process.platform === 'win32' || child.kill(signal));
  }
  child.on('exit', (code) => {
    process.exitCode = code === null ? 1 : code;
  });
}

/** `start` and `dev` live until a signal ends them; all others are tools that do their work and end. */
const LASTING = {
  start: () => hand('build', []) || serve([path.join(ROOT, 'server', 'dist', 'haven.mjs')]),
  dev: () => serve(['--import', 'tsx', path.join(__dirname, 'dev.ts')]),
};

function main(tool, args) {
  if (isTooOld(process.version)) {
    console.error(`Haven needs Node ${OLDEST.join('.')} or newer; this is Node ${process.version.slice(1)}.`);
    return 1;
  }
  const status = install();
  if (status !== 0) return status;
  return LASTING[tool] ? LASTING[tool]() : hand(tool, args);
}

module.exports = { isInstalled, isTooOld, stampFile, stampOf };

if (require.main === module) process.exitCode = main(process.argv[2], process.argv.slice(3));
