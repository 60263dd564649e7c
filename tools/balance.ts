import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rungsOf } from '@haven/games/bots';
import { Command } from 'commander';
import { type Played, pageOf, summaryOf } from './balance/report.ts';
import { type Errand, nameOf, type Survey, type Surveyed, surveyOf, type Table } from './balance/survey.ts';
import { withFigures } from './figures.ts';
import { editionOf } from './ladder/edition.ts';
import { addTo, beginRecord, readRecord, stillTrue } from './ladder/record.ts';
import { isMain } from './main.ts';
import { type Team, teamOf } from './team/team.ts';

/**
 * Whether a game is fair to everybody at every kind of table: `npm run balance -- night-market --games 600`.
 * The game says what to look at in `bots/testing/balance.ts`. Interrupted, it goes on after the last game.
 * Writes docs/balance/night-market.md, a page of charts, and what stands between the marks of the game's README.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Wish {
  readonly id: string;
  readonly level: string;
  readonly games: number;
  readonly threads: number;
  /** Such as `standard-2`; all if none is named. */
  readonly tables: readonly string[];
}

interface Inquiry extends Wish {
  readonly team: Team<Errand, Surveyed>;
  readonly survey: Survey;
  readonly edition: string;
}

async function allTables(inquiry: Inquiry): Promise<Played[]> {
  const played: Played[] = [];
  for (const [index, table] of inquiry.survey.tables.entries())
    if (isWished(inquiry, table)) played.push({ table, games: await gamesAt(inquiry, index) });
  return played;
}

function isWished({ tables }: Wish, table: Table): boolean {
  return tables.length === 0 || tables.includes(nameOf(table));
}

async function gamesAt(inquiry: Inquiry, table: number): Promise<Surveyed[]> {
  const { id, level, team, edition, games, survey } = inquiry;
  const { name = '', seats = 0 } = survey.tables[table] ?? {};
  const file = join(ROOT, '.cache/balance', `${id} ${level} ${name} ${seats}.jsonl`);
  const errands = (numbers: readonly number[]) => numbers.map((number) => ({ level, table, number }));
  const known = await stillTrue(readRecord<Surveyed>(file), edition, (numbers) => team.work(errands(numbers)));
  beginRecord(file, edition, known);
  const missing = Array.from({ length: Math.max(0, games - known.length) }, (_, each) => known.length + each);
  const more = await team.work(errands(missing), (done, { result }) => {
    addTo(file, result);
    showProgress(`${name}, ${seats} players`, (known.length + done) / games);
  });
  return [...known.slice(0, games), ...more];
}

const BAR = 30;

function showProgress(title: string, share: number): void {
  const bar = '█'.repeat(Math.round(BAR * share)).padEnd(BAR, '░');
  if (process.stderr.isTTY) process.stderr.write(`\r${bar} ${title} `);
  if (share === 1) console.error(process.stderr.isTTY ? '' : `${title}: done`);
}

/** What is wrong with the wish; nothing if it was done. */
async function balance(wish: Wish): Promise<string | undefined> {
  const { id, level, games, threads, tables } = wish;
  const survey = await surveyOf(ROOT, id);
  if (survey === undefined) return `'${id}' is no game whose balance can be measured.`;
  const levels = rungsOf(id).map((bot) => bot.id);
  if (!levels.includes(level)) return `Levels are ${levels.join(', ')}.`;
  const names = survey.tables.map(nameOf);
  if (!tables.every((name) => names.includes(name))) return `Tables are ${names.join(', ')}.`;
  if (!isCount(games) || !isCount(threads)) return 'At least one game, and one thread.';
  const team = teamOf<Errand, Surveyed>(new URL('./balance/thread.mjs', import.meta.url), { game: id }, threads);
  try {
    const edition = editionOf(ROOT, id);
    const played = await allTables({ ...wish, team, survey, edition });
    write({ game: id, level, edition }, played, survey.goods);
  } finally {
    await team.end();
  }
  return undefined;
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number > 0;
}

function write(
  heading: { game: string; level: string; edition: string },
  played: readonly Played[],
  goods: readonly string[],
): void {
  const page = join(ROOT, 'docs/balance', `${heading.game}.md`);
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, `${pageOf(heading, played, goods)}\n`);
  const readme = join(ROOT, 'games', heading.game, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  const written = withFigures(text, summaryOf(heading, played), 'balance');
  if (written !== undefined) writeFileSync(readme, written);
}

if (isMain(import.meta)) {
  await new Command('balance')
    .argument('<game>')
    .option('--games <number>', 'how many games at each kind of table', '600')
    .option('--level <name>', 'who plays', 'captain')
    .option('--tables <names>', 'which kinds of table, such as standard-2,peaceful-4', '')
    .option('--threads <number>', 'how many games are played at a time', String(availableParallelism()))
    .action(async (id: string, words: Record<'games' | 'level' | 'tables' | 'threads', string>) => {
      const { level, games, threads } = words;
      const tables = words.tables.split(',').filter((name) => name !== '');
      const problem = await balance({ id, level, tables, games: Number(games), threads: Number(threads) });
      if (problem === undefined) return;
      console.error(problem);
      process.exitCode = 1;
    })
    .parseAsync();
}
