import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { editionOf } from './ladder/edition.ts';
import { addTo, beginRecord, readRecord } from './ladder/record.ts';
import { isMain } from './main.ts';

/**
 * What a game's README tells of its bots, measured again: `npm run figures -- night-market --games 200`.
 * The game says how in `bots/testing/figures.ts`, and may go on where it was interrupted; what stands between the two marks of the README is replaced.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Figures {
  /** The tables, from so many games of each kind; a game that takes long may have what is played kept. */
  figures(games: number, kept: Kept): string;
}

/** The game of this number in a series: as it is known from an interrupted run, or played now. */
export type Kept = <Game>(series: string, number: number, play: () => Game) => Game;

interface Known<Game> {
  readonly number: number;
  readonly moves: string;
  readonly game: Game;
}

/** Games are known in order, by the same code alone. */
export function keptIn(folder: string, edition: string): Kept {
  const series = new Map<string, unknown[]>();
  const fileOf = (name: string) => join(folder, `${name}.jsonl`);
  const knownIn = <Game>(name: string): Game[] => {
    const record = readRecord<Known<Game>>(fileOf(name));
    const games = record.edition === edition ? record.games : [];
    beginRecord(fileOf(name), edition, games);
    return games.map(({ game }) => game);
  };
  return <Game>(name: string, number: number, play: () => Game): Game => {
    const games = (series.get(name) ?? knownIn<Game>(name)) as Game[];
    series.set(name, games);
    const known = games[number];
    if (known !== undefined) return known;
    const game = play();
    if (number === games.length) {
      games.push(game);
      const told: Known<Game> = { number, moves: '', game };
      addTo(fileOf(name), told);
      console.error(`${name}: ${games.length}`);
    }
    return game;
  };
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
  const kept = keptIn(join(ROOT, '.cache/figures', id), editionOf(ROOT, id));
  const readme = join(ROOT, 'games', id, 'README.md');
  const text = withFigures(readFileSync(readme, 'utf8'), figures(games, kept));
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
