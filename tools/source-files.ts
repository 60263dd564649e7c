import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);

/** Paths of all files below `folder`, relative to it, with forward slashes, in a stable order. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return walk(folder)
    .map((path) => relative(folder, path).split(sep).join('/'))
    .sort();
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(path);
    return entry.isFile() ? [path] : [];
  });
}

/** The folders of the games: those below games/ that hold rules. */
export function gameNames(root: string): string[] {
  const games = join(root, 'games');
  if (!existsSync(games)) return [];
  const isGame = (name: string) => ['rules', 'RULES.md'].some((part) => existsSync(join(games, name, part)));
  return readdirSync(games).filter(isGame).sort();
}
