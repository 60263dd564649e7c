import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tree } from './testing/tree.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BINARIES = join(ROOT, 'node_modules/.bin');

/** The lint errors of each file, by path, under the settings of this house. */
function lint(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const settings = { 'biome.json': readFileSync(join(ROOT, 'biome.json'), 'utf8'), '.gitignore': 'node_modules/' };
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--diagnostic-level=error', '.'];
  const { stdout } = spawnSync(join(BINARIES, 'biome'), args, {
    cwd: tree({ ...settings, ...files }),
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  const errorsOf = (path: string) => diagnostics.filter(({ location }) => location.path === path);
  const names = (path: string) => errorsOf(path).map(({ category }) => category.replace(/.*\//, ''));
  return Object.fromEntries(Object.keys(files).map((path) => [path, [...new Set(names(path))]]));
}

/** One file per source, all in one folder, and the rule that each must break. */
function lintEach(folder: string, cases: readonly (readonly [rule: string, source: string])[]) {
  const path = (source: string) => `${folder}/case-${cases.findIndex((one) => one[1] === source)}.ts`;
  const found = lint(Object.fromEntries(cases.map(([, source]) => [path(source), `${source}\n`])));
  return cases.map(([, source]) => [found[path(source)]?.join(), source]);
}

const CHANCE = 'noJsRestrictedProperties';
const GLOBAL = 'noRestrictedGlobals';

const IMPURE = [
  [CHANCE, 'export const a = Math.random();'],
  [CHANCE, "export const a = Math['random']();"],
  [CHANCE, 'export const { random } = Math;'],
  [GLOBAL, 'export const a = Date.now();'],
  [GLOBAL, 'export const a = new Date(0);'],
  [GLOBAL, 'export const a = performance.now();'],
  [GLOBAL, 'export const a = fetch("/");'],
  [GLOBAL, 'export const a = setTimeout(() => 1, 1);'],
  [GLOBAL, 'export const a = globalThis.Math;'],
  [GLOBAL, 'export const a = process.env;'],
  [GLOBAL, 'export const a = crypto.randomUUID();'],
] as const;

test.each(['kit/src', 'games/barter/rules', 'games/barter/rules/steps'])(
  '%s knows no chance and no clock',
  (folder) => {
    expect(lintEach(folder, IMPURE)).toEqual(IMPURE);
  },
);

test('tests and tools may use chance and the clock', () => {
  const paths = ['kit/src/testing/a.ts', 'kit/src/a.test.ts', 'games/barter/rules/a.test.ts', 'tools/a.ts'];
  const source = 'export const a = Math.random() + Date.now();\n';
  const found = lint(Object.fromEntries(paths.map((path) => [path, source])));
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
});

test('the style of the house holds everywhere', () => {
  const cases = [
    ['noExplicitAny', 'export const a: any = 1;'],
    ['noNonNullAssertion', 'export const a = [1][0]!;'],
    ['noEnum', 'export enum A { B }'],
    ['noDefaultExport', 'export default 1;'],
    ['useImportType', "import { type A } from './a.ts';\nexport type B = A;"],
    ['useMaxParams', 'export const a = (b: 1, c: 2, d: 3, e: 4) => [b, c, d, e];'],
  ] as const;
  expect(lintEach('tools', cases)).toEqual(cases);
});

test('kit and games are compiled without the types of Node or a browser', () => {
  const args = ['-p', 'tsconfig.pure.json', '--listFilesOnly'];
  const { stdout } = spawnSync(join(BINARIES, 'tsc'), args, { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toContain('kit/src/');
  expect(stdout).not.toMatch(/@types\/node|lib\.dom|[.]test[.]ts/);
});
