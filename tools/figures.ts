import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { isMain } from './main.ts';

/**
 * What a game's README tells of its bots, measured again: `npm run figures -- night-market --games 200`.
 * The game says how in `bots/testing/figures.ts`; what stands between the two marks of the README is replaced.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Figures {
  /** The tables, from so many games of each kind. */
  figures(games: number): string;
}

/** The text with everything between its marks of that name replaced; undefined if it has no marks. */
export function withFigures(text: string, figures: string, name = 'figures'): string | undefined {
  const { first, last } = marksOf(name);
  const from = text.indexOf(first);
  const to = text.indexOf(last);
  if (from < 0 || to < from) return undefined;
  return `${text.slice(0, from)}${first}\n\n${figures.trim()}\n\n${text.slice(to)}`;
}

function marksOf(name: string): { readonly first: string; readonly last: string } {
  return { first: `<!-- ${name} -->`, last: `<!-- end of ${name} -->` };
}

async function write(id: string, games: number): Promise<string | undefined> {
  const source = join(ROOT, 'games', id, 'bots/testing/figures.ts');
  if (!/^[a-z0-9-]+$/.test(id) || !existsSync(source)) return `'${id}' is no game with figures of its bots.`;
  if (!Number.isInteger(games) || games < 2) return 'At least two games of each kind.';
  const { figures } = (await import(pathToFileURL(source).href)) as Figures;
  const readme = join(ROOT, 'games', id, 'README.md');
  const text = withFigures(readFileSync(readme, 'utf8'), figures(games));
  const { first, last } = marksOf('figures');
  if (text === undefined) return `${readme} has no marks ${first} and ${last}.`;
  writeFileSync(readme, text);
  return undefined;
}

if (isMain(import.meta)) {
  new Command('figures')
    .argument('<game>')
    .option('--games <number>', 'how many games of each kind', '100')
    .action(async (game: string, { games }: { games: string }) => {
      const problem = await write(game, Number(games));
      if (problem === undefined) return;
      console.error(problem);
      process.exitCode = 1;
    })
    .parse();
}
