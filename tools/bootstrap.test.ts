import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tree } from './testing/tree.ts';

interface Bootstrap {
  isInstalled(root: string): boolean;
  isTooOld(version: string): boolean;
  programOf(tool: string, args: readonly string[]): string[];
  stampFile(root: string): string;
  stampOf(root: string): string;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const load = createRequire(import.meta.url);
const { isInstalled, isTooOld, programOf, stampFile, stampOf } = load('./bootstrap.cjs') as Bootstrap;

test.each([
  ['v14.21.3', true],
  ['v18.20.8', true],
  ['v20.18.3', true],
  ['v20.19.0', false],
  ['v22.0.0', false],
  ['v26.10.0', false],
])('Node %s is too old: %s', (version, expected) => {
  expect(isTooOld(version)).toBe(expected);
});

test('dependencies are installed as long as the lockfile stays the same', () => {
  const root = tree({ 'package-lock.json': '{}', 'node_modules/a/package.json': '{}' });
  expect(isInstalled(root)).toBe(false);
  writeFileSync(stampFile(root), stampOf(root));
  expect(isInstalled(root)).toBe(true);
  writeFileSync(join(root, 'package-lock.json'), '{ "packages": {} }');
  expect(isInstalled(root)).toBe(false);
});

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test.each(Object.entries(scripts))('npm run %s installs what it needs and runs a program that is there', (_, line) => {
  const [, tool = ''] = /^node tools\/bootstrap\.cjs ([a-z0-9-]+)$/.exec(line) ?? [];
  const program = tool === 'start' ? 'build' : tool;
  expect(programOf(program, []).filter((word) => word.startsWith(ROOT) && existsSync(word))).toHaveLength(1);
});

test('every command that the guides name is one of package.json', () => {
  const guides = ['README.md', 'CONTRIBUTING.md'].map((name) => readFileSync(join(ROOT, name), 'utf8')).join();
  const named = [...guides.matchAll(/npm run ([a-z0-9-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

const BOOTSTRAP = readFileSync(join(ROOT, 'tools/bootstrap.cjs'), 'utf8');
const TYPESCRIPT = `import ${JSON.stringify(load.resolve('tsx'))};`;
const TELLS_ITS_WORDS =
  'const words: string[] = process.argv.slice(2); console.log(JSON.stringify(words)); process.exitCode = 7;';
const WAITS = "console.log('waiting'); setInterval(() => {}, 1_000);";

/** A clone in which nothing is installed. Its one dependency lies beside it, so that npm needs no network. */
function freshClone(): string {
  const dependencies = { tsx: 'file:near/tsx' };
  const near = { name: 'tsx', version: '1.0.0' };
  const link = { resolved: 'near/tsx', link: true };
  const packages = { '': { name: 'clone', dependencies }, 'near/tsx': near, 'node_modules/tsx': link };
  return tree({
    'package.json': JSON.stringify({ name: 'clone', dependencies }),
    'package-lock.json': JSON.stringify({ name: 'clone', lockfileVersion: 3, packages }),
    'near/tsx/package.json': JSON.stringify(near),
    'near/tsx/dist/loader.mjs': TYPESCRIPT,
    'tools/bootstrap.cjs': BOOTSTRAP,
    'tools/words.ts': TELLS_ITS_WORDS,
  });
}

function installedClone(): string {
  const root = tree({
    'package-lock.json': '{}',
    'node_modules/tsx/dist/loader.mjs': TYPESCRIPT,
    'tools/bootstrap.cjs': BOOTSTRAP,
    'tools/waits.ts': WAITS,
  });
  writeFileSync(stampFile(root), stampOf(root));
  return root;
}

test('the first command in a fresh clone installs, then runs with its words and ends with its exit code', () => {
  const root = freshClone();
  const words = ['--lang', 'fr', 'two words', '"quoted"', '--', '$HOME *'];
  const run = () =>
    spawnSync(process.execPath, [join(root, 'tools/bootstrap.cjs'), 'words', ...words], { encoding: 'utf8' });
  const first = run();
  expect(first.stderr).toContain('Installing the dependencies');
  expect(first.stdout).toBe(`${JSON.stringify(words)}\n`);
  expect(first.status).toBe(7);
  const second = run();
  expect(second.stdout).toBe(`${JSON.stringify(words)}\n`);
  expect(second.stderr).toBe('');
  expect(second.status).toBe(7);
});

test('a signal reaches the command, and the bootstrap ends by it too', async () => {
  const root = installedClone();
  const bootstrap = spawn(process.execPath, [join(root, 'tools/bootstrap.cjs'), 'waits'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of bootstrap.stdout) if (String(chunk).includes('waiting')) break;
  bootstrap.kill('SIGTERM');
  expect(await once(bootstrap, 'exit')).toEqual([null, 'SIGTERM']);
});
