import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyGame } from '@haven/kit';

/** Tables that every server reads all the time get a column that only the next version knows. */
const NEXT_STEP = ['matches', 'standings', 'chairs', 'players', 'tables']
  .map((table) => `alter table ${table} add column next_age integer;`)
  .join('\n');
const LAST_STEP = /(const MIGRATIONS = \[[\s\S]*?\n)\];/;

/** The server as its next version will be: it migrates the data once more, and the rules of a game have changed. */
export function nextBuildOf(program: string, { meta: { id, version } }: AnyGame): string {
  const text = readFileSync(program, 'utf8');
  const migrated = replaced(text, LAST_STEP, (_all, steps) => `${steps},\`${NEXT_STEP}\`\n];`);
  const rules = new RegExp(`id: "${id}",\\s*version: ${version},(?:\\s*plays: \\[([^\\]]*)\\],)?`);
  const newer = replaced(migrated, rules, (_all, plays) => {
    const played = [...(plays ? [plays] : []), version].join(', ');
    return `id: "${id}",\nversion: ${version + 1},\nplays: [${played}],`;
  });
  const file = join(dirname(program), 'haven-next.mjs');
  writeFileSync(file, newer);
  return file;
}

function replaced(text: string, what: RegExp, by: (all: string, part: string) => string): string {
  const changed = text.replace(what, by);
  if (changed === text) throw new Error(`the build has nothing like ${what}`);
  return changed;
}
