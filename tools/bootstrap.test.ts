import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tree } from './testing/tree.ts';

interface Bootstrap {
  isInstalled(root: string): boolean;
  isTooOld(version: string): boolean;
  stampFile(root: string): string;
  stampOf(root: string): string;
}

const load = createRequire(import.meta.url);
const { isInstalled, isTooOld, stampFile, stampOf } = load('./bootstrap.cjs') as Bootstrap;

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
