import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { LIST_FILES } from './lists.ts';
import { namesOf } from './names.ts';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** What speaks against this name, in one line. */
export function complaintAbout(root: string, id: string): string | undefined {
  if (!NAME.test(id)) return `'${id}' is no name for a game: small letters, digits and hyphens, as in night-market.`;
  if (existsSync(join(root, 'games', id))) return `There is a games/${id} already.`;
  const { value } = namesOf(id);
  if (!isFree(value)) return `'${value}' is a word of TypeScript: choose another name.`;
  const list = LIST_FILES.find((file) => wordsOf(readFileSync(join(root, file), 'utf8')).has(value));
  return list && `'${value}' means something else in ${list}: choose another name.`;
}

function isFree(word: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, word);
  return scanner.scan() === ts.SyntaxKind.Identifier;
}

function wordsOf(source: string): ReadonlySet<string> {
  return new Set(source.match(/[\w$]+/g));
}
