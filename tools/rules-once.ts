import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesBelow } from './source-files.ts';

/** The head of a comment that stands over a function. */
const CITES =
  /\/\*\* §(\d+(?:\.\d+)*)(?:(?!\*\/)[\s\S])*\*\/\n(?:export )?(?:function |const \w+ = (?:\([^)]*\)[^=]*|\w+) =>)/g;
const IMPORT = /^(?:import|export) (?!type )([^;]*?) from '([^']+)';/gm;
const ONLY_TYPES = /^\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}$/;

/**
 * Outside `rules/` a rule is worded, shown or weighed, and never told again: a file that heads a function with its §
 * has to ask the rules, itself or through the files of the game that it imports. Components only show what they are given.
 */
export function restatedRules(root: string, game: string): string[] {
  const folder = join(root, 'games', game);
  const files = filesBelow(folder).filter((path) => /^(?:text|ui|bots)\/.*\.tsx?$/.test(path) && !isTest(path));
  const sources = new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  return [...sources].flatMap(([path, text]) => {
    if (path.endsWith('.tsx')) return [];
    const cited = [...text.matchAll(CITES)].map(([, rule = '']) => `§${rule}`);
    return cited.length === 0 || asksRules(sources, path)
      ? []
      : [`${path} tells ${cited.join(', ')} without the rules`];
  });
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|(?:^|\/)testing\//.test(path);
}

function asksRules(sources: ReadonlyMap<string, string>, first: string): boolean {
  const seen = new Set<string>();
  const open = [first];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const imported = valuesImportedBy(sources.get(path) ?? '');
    if (imported.some((from) => /^@haven\/[\w-]+-rules$/.test(from))) return true;
    const here = dirname(path);
    open.push(...imported.filter((from) => from.startsWith('.')).map((from) => posix.join(here, from)));
  }
  return false;
}

function valuesImportedBy(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => (ONLY_TYPES.test(names) ? [] : [from]));
}
