import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rungsOf } from '@haven/games/bots';
import { gameById } from '@haven/games/rules';
import { Command } from 'commander';
import { editionOf } from './ladder/edition.ts';
import type { Meeting, Played } from './ladder/meeting.ts';
import { addTo, beginRecord, readRecord, stillTrue } from './ladder/record.ts';
import { chartOf, renewed, standingsIn, tableOf, withChapter } from './ladder/report.ts';
import { isClear, type Standing } from './ladder/standing.ts';
import { isMain } from './main.ts';
import { type Team, teamOf } from './team/team.ts';

/**
 * Which bot is stronger, and by how much: `npm run ladder -- night-market --games 400`.
 * Neighbouring levels meet, seats exchanged for every deal; it stops early where the answer is clear.
 * Interrupted, it goes on after the last game that was played, as long as the bots still play the same.
 * With `--write` docs/bots.md tells the result, beside what it knows of other pairs; with `--json` the last line says it for machines.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOCUMENT = join(ROOT, 'docs/bots.md');
/** Kept with the code, so that games which take hours add up. */
const RECORDS = join(ROOT, 'docs/records/ladder');

interface Wish {
  readonly games: number;
  readonly seats: number;
  readonly pairs: readonly (readonly [a: string, b: string])[];
  /** Play on though the answer is clear. */
  readonly all: boolean;
  readonly threads: number;
}

async function climb(id: string, wish: Wish): Promise<Standing[]> {
  const team = teamOf<Meeting, Played>(new URL('./ladder/thread.mjs', import.meta.url), { game: id }, wish.threads);
  const edition = editionOf(ROOT, id);
  const standings: Standing[] = [];
  try {
    for (const [a, b] of wish.pairs) {
      const file = join(RECORDS, `${id}-${a}-${b}-${wish.seats}.jsonl`);
      standings.push(await meet({ team, wish, a, b, file, edition }));
    }
  } finally {
    await team.end();
  }
  return standings;
}

interface Contest {
  readonly team: Team<Meeting, Played>;
  readonly wish: Wish;
  readonly a: string;
  readonly b: string;
  /** Where the games are kept. */
  readonly file: string;
  readonly edition: string;
}

const BATCH = 20;

async function meet(contest: Contest): Promise<Standing> {
  const { wish, file, edition } = contest;
  const games = [...(await gamesKept(contest))].slice(0, wish.games);
  while (games.length < wish.games && (wish.all || !isSettled(contest, games))) {
    const last = Math.min(wish.games, BATCH * (1 + Math.floor(games.length / BATCH)));
    const numbers = Array.from({ length: last - games.length }, (_, each) => games.length + each);
    games.push(...(await play(contest, numbers, (played) => addTo(file, played))));
    console.error(chartOf([standingOf(contest, games)]));
  }
  return { ...standingOf(contest, games), edition };
}

async function gamesKept(contest: Contest): Promise<readonly Played[]> {
  const { file, edition } = contest;
  const record = readRecord<Played>(file);
  const games = await stillTrue(record, edition, (numbers) => play(contest, numbers, () => {}));
  beginRecord(file, edition, games);
  if (games.length > 0) console.error(`${games.length} games of ${contest.a} and ${contest.b} are known`);
  return games;
}

function play(
  { team, wish: { seats }, a, b }: Contest,
  numbers: readonly number[],
  keep: (played: Played) => void,
): Promise<Played[]> {
  const meetings = numbers.map((number) => ({ a, b, seats, number }));
  return team.work(meetings, (_done, { result }) => keep(result));
}

/** Looked at after whole batches alone: whoever looked after every game would be sure too soon. */
function isSettled(contest: Contest, games: readonly Played[]): boolean {
  return games.length > 0 && games.length % BATCH === 0 && isClear(standingOf(contest, games));
}

function standingOf({ a, b, wish: { seats } }: Contest, games: readonly Played[]): Standing {
  return { a, b, seats, wins: games.reduce((sum, { share }) => sum + share, 0), games: games.length };
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
