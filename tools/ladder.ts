import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { rungsOf } from '@haven/games/bots';
import { gameById } from '@haven/games/rules';
import { Command } from 'commander';
import type { Meeting } from './ladder/meeting.ts';
import { chartOf, renewed, standingsIn, tableOf, withChapter } from './ladder/report.ts';
import { isClear, type Standing } from './ladder/standing.ts';
import { isMain } from './main.ts';
import { type Team, teamOf } from './team/team.ts';

/**
 * Which bot is stronger, and by how much: `npm run ladder -- night-market --games 400`.
 * Neighbouring levels meet, seats exchanged for every deal; it stops early where the answer is clear.
 * With `--write` docs/bots.md tells the result, beside what it knows of other pairs; with `--json` the last line says it for machines.
 */
const DOCUMENT = fileURLToPath(new URL('../docs/bots.md', import.meta.url));

interface Wish {
  readonly games: number;
  readonly seats: number;
  readonly pairs: readonly (readonly [a: string, b: string])[];
  /** Play on though the answer is clear. */
  readonly all: boolean;
  readonly threads: number;
}

async function climb(id: string, wish: Wish): Promise<Standing[]> {
  const team = teamOf<Meeting, number>(new URL('./ladder/thread.mjs', import.meta.url), { game: id }, wish.threads);
  const standings: Standing[] = [];
  try {
    for (const [a, b] of wish.pairs)
      standings.push(await meet(team, wish, { a, b, seats: wish.seats, wins: 0, games: 0 }));
  } finally {
    await team.end();
  }
  return standings;
}

const BATCH = 20;

async function meet(team: Team<Meeting, number>, wish: Wish, standing: Standing): Promise<Standing> {
  const { a, b, seats, games } = standing;
  if (games >= wish.games || (!wish.all && isClear(standing))) return standing;
  const batch = Math.min(BATCH, wish.games - games);
  const meetings = Array.from({ length: batch }, (_, each) => ({ a, b, seats, number: games + each }));
  const shares = await team.work(meetings);
  const wins = shares.reduce((sum, share) => sum + share, standing.wins);
  const after = { a, b, seats, wins, games: games + batch };
  console.error(chartOf([after]));
  return meet(team, wish, after);
}

/** Each level against the one below it. */
function neighbours(id: string): [string, string][] {
  const levels = rungsOf(id);
  return levels.slice(1).flatMap((bot, index): [string, string][] => {
    const below = levels[index];
    return below ? [[bot.id, below.id]] : [];
  });
}

/** `captain:sailor,admiral:sailor` */
function pairsIn(id: string, text: string | undefined): [string, string][] | undefined {
  if (text === undefined) return neighbours(id);
  const pairs = text.split(',').map((pair) => pair.split(':'));
  const known = rungsOf(id).map((bot) => bot.id);
  const isPair = (pair: string[]): pair is [string, string] =>
    pair.length === 2 && pair.every((name) => known.includes(name));
  return pairs.every(isPair) ? pairs : undefined;
}

interface Words {
  readonly games: string;
  readonly seats: string;
  readonly threads: string;
  readonly pairs?: string;
  readonly all?: true;
  readonly json?: true;
  readonly write?: true;
}

/** What is wrong with the wish; nothing if it was done. */
async function ladder(id: string, words: Words): Promise<string | undefined> {
  const game = gameById(id);
  if (game === undefined) return `No game '${id}'.`;
  const pairs = pairsIn(id, words.pairs);
  if (pairs === undefined) return `Pairs are of ${rungsOf(id).map((bot) => bot.id)}, as in captain:sailor.`;
  const { min, max } = game.meta.seats;
  const { games, seats, threads, all = false } = words;
  const wish = { games: Number(games), seats: Number(seats), threads: Number(threads), pairs, all };
  if (!isCount(wish.games) || !isCount(wish.threads)) return 'At least one game, and one thread.';
  if (!(Number.isInteger(wish.seats) && wish.seats >= Math.max(2, min) && wish.seats <= max))
    return `${id} has ${min} to ${max} seats, and a ladder two at least.`;
  const standings = await climb(id, wish);
  console.log(`${tableOf(standings)}\n\n${chartOf(standings)}`);
  if (words.write) write(id, standings);
  if (words.json) console.log(JSON.stringify({ pairs: standings }));
  return undefined;
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number > 0;
}

function write(id: string, measured: readonly Standing[]): void {
  const text = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '# Bots\n';
  const standings = renewed(standingsIn(text, id), measured);
  const chapter = `## ${id}\n\n${tableOf(standings)}\n\n\`\`\`\n${chartOf(standings)}\n\`\`\``;
  writeFileSync(DOCUMENT, withChapter(text, id, chapter));
}

if (isMain(import.meta)) {
  await new Command('ladder')
    .argument('<game>')
    .option('--games <number>', 'how many games of each pair at most', '400')
    .option('--seats <number>', 'how many sit at the table: one of the first, the others of the second', '2')
    .option('--pairs <list>', 'captain:sailor,admiral:sailor instead of all neighbours')
    .option('--threads <number>', 'how many games are played at a time', String(availableParallelism()))
    .option('--all', 'play on where the answer is clear')
    .option('--write', 'write the result to docs/bots.md')
    .option('--json', 'end with a line for machines')
    .action(async (game: string, words: Words) => {
      const problem = await ladder(game, words);
      if (problem === undefined) return;
      console.error(problem);
      process.exitCode = 1;
    })
    .parseAsync();
}
