import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url);
const MOST = 20;
const WALK = /\*\*From a click to the store and back\*\*, the (\d+) files[\s\S]*?\n## /;

const [walk = '', told] = WALK.exec(readFileSync(new URL('ARCHITECTURE.md', ROOT), 'utf8')) ?? [];
const stations = walk.split('\n').filter((row) => /^\| [a-z]/.test(row));
const files = new Set(
  stations.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => each(path))),
);

/** `a/{b,c}.ts` names two files. */
function each(path: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').map((name) => before + name + after);
}

test('a move passes through few files on its way to the store and back, and ARCHITECTURE.md counts them', () => {
  expect(files.size).toBe(Number(told));
  expect(files.size).toBeLessThanOrEqual(MOST);
});

test('all of them are there', () => {
  expect([...files].filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
});
