import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bots } from '@haven/games/bots';
import { gameById } from '@haven/games/rules';
import type { GameTypes } from '@haven/kit';
import type { Quest } from '@haven/kit/puzzles';
import { Command } from 'commander';
import { isMain } from './main.ts';
import { findPuzzles } from './puzzles/find-puzzles.ts';
import { puzzleFile } from './puzzles/puzzle-file.ts';

/**
 * Looks for instructive positions in games of bots: `npm run puzzles -- night-market --seed 1`.
 * The game says what is worth asking in `bots/puzzles/quests.ts`; what is found is written to `learn/puzzles/found.ts`.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Wish {
  readonly seed: number;
  readonly games: number;
}

async function questsOf(game: string): Promise<readonly Quest<GameTypes>[] | undefined> {
  const source = join(ROOT, 'games', game, 'bots/puzzles/quests.ts');
  if (!existsSync(source)) return undefined;
  const { quests } = await import(pathToFileURL(source).href);
  return quests;
}

/** What is wrong with the wish; nothing if it was done. */
async function puzzles(id: string, { seed, games }: Wish): Promise<string | undefined> {
  const game = gameById(id);
  const bot = bots[id];
  const quests = game && (await questsOf(id));
  if (game === undefined || bot === undefined || quests === undefined) return `'${id}' is no game with puzzles.`;
  if (!isCount(seed) || !isCount(games)) return 'A seed and the number of games are whole numbers.';
  const found = findPuzzles({ game, bot, quests, seed, games }, ({ id: name, way }) =>
    console.error(`${name}: ${way.join(', ')}`),
  );
  write(
    join(ROOT, 'games', id, 'learn/puzzles/found.ts'),
    puzzleFile(`npm run puzzles -- ${id} --seed ${seed}`, found),
  );
  return undefined;
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number > 0;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file]);
  console.log(relative(ROOT, file));
}

if (isMain(import.meta)) {
  await new Command('puzzles')
    .argument('<game>')
    .option('--seed <number>', 'the same seed leads to the same file', '1')
    .option('--games <number>', 'how many games are looked through at most', '200')
    .action(async (game: string, { seed, games }: Record<'seed' | 'games', string>) => {
      const problem = await puzzles(game, { seed: Number(seed), games: Number(games) });
      if (problem === undefined) return;
      console.error(problem);
      process.exitCode = 1;
    })
    .parseAsync();
}
