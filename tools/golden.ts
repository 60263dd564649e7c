import { readFileSync, writeFileSync } from 'node:fs';
import { gameById, games } from '@haven/games/rules';
import { type AnyGame, readOptions, start } from '@haven/kit';
import { retell, writeTranscript } from '@haven/kit/testing';
import { Command } from 'commander';
import { gapsOf, goldenCoverageOf, report, shownByStored } from './golden/coverage.ts';
import { playedOut } from './golden/players.ts';
import { type Candidate, candidates, chosenFrom, type Documents } from './golden/search.ts';
import { goldenFile, rulesFolder, storedGames } from './golden/stored.ts';
import { witnessOf } from './golden/touched-rules.ts';
import { isMain } from './main.ts';

/**
 * Golden games: `npm run golden` plays every stored game again and writes what comes of it today, for `git diff` to show;
 * `npm run golden -- --coverage` says which § none of them carries out;
 * `npm run golden -- star-bounty escape --seed 7` adds a new one, played by the game's own bot;
 * `npm run golden -- star-bounty --search 40` plays many and adds those that show most in little room, until there are so many.
 */
function rewriteAll(): void {
  for (const game of games) {
    for (const { file, text } of storedGames(game)) {
      const again = retell(game, text);
      if (again !== text) writeFileSync(goldenFile(game, file), again);
      console.log(`${again === text ? 'same   ' : 'changed'} ${game.meta.id}/${file}`);
    }
  }
}

async function coverage(): Promise<number> {
  let gaps = 0;
  for (const game of games) {
    const found = await goldenCoverageOf(game);
    console.log(report(found));
    gaps += gapsOf(found).length;
  }
  return gaps === 0 ? 0 : 1;
}

interface Wish {
  readonly seed: string;
  readonly seats: string;
  readonly options: string;
  readonly coverage?: true;
  readonly search?: string;
  readonly runs: string;
  readonly document: readonly string[];
}

function addGame(game: AnyGame, name: string, wish: Wish): void {
  const { options, refusal } = readOptions(game.options, JSON.parse(wish.options));
  if (refusal) throw new Error(`${refusal.code} ${JSON.stringify(refusal.values)}`);
  const opening = start(game, { seats: Number(wish.seats), options, seed: wish.seed.padStart(64, '0') });
  const match = playedOut(game, opening, { player: 'bots', most: Number.POSITIVE_INFINITY });
  if (match === undefined) throw new Error('the match has no end');
  writeFileSync(goldenFile(game, `${name}.txt`), writeTranscript(game, match));
  console.log(`${name}: ${match.entries.length} moves, ${game.outcome(match.state)?.verdict}`);
}

async function search(game: AnyGame, wish: Wish): Promise<void> {
  const witness = await witnessOf(rulesFolder(game));
  const shown = await shownByStored(game, witness);
  const found: Candidate[] = [];
  const documents = wish.document.map(documentIn);
  const stored = storedGames(game).map(({ file }) => file);
  for await (const each of candidates(game, witness, { runs: Number(wish.runs), documents })) {
    if (!stored.includes(`${each.name}.txt`)) found.push(each);
  }
  for (const { name, text } of chosenFrom(found, shown, Number(wish.search) - stored.length)) {
    writeFileSync(goldenFile(game, `${name}.txt`), text);
    console.log(`${name}: ${text.length} bytes`);
  }
}

/** `cardSet=my-set.json`: an option and the file of its document. */
function documentIn(wish: string): Documents {
  const [option = '', file = ''] = wish.split('=');
  return { [option]: JSON.parse(readFileSync(file, 'utf8')) };
}

function gameNamed(id: string): AnyGame {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game '${id}'; there are ${games.map(({ meta }) => meta.id).join(', ')}`);
  return game;
}

async function main(id: string | undefined, name: string | undefined, wish: Wish): Promise<void> {
  if (wish.coverage) process.exitCode = await coverage();
  else if (id && wish.search) await search(gameNamed(id), wish);
  else if (id && name) addGame(gameNamed(id), name, wish);
  else if (id) throw new Error('the new game needs a name, or --search');
  else rewriteAll();
}

if (isMain(import.meta)) {
  await new Command('golden')
    .argument('[game]', 'add a game of this kind')
    .argument('[name]', 'its file name')
    .option('--seed <hex>', 'the seed of the new game', '1')
    .option('--seats <number>', 'how many play', '1')
    .option('--options <json>', 'table options', '{}')
    .option('--coverage', 'say which rules no golden game carries out')
    .option('--search <count>', 'add games until there are so many')
    .option('--runs <number>', 'how many games the search plays', '200')
    .option('--document <option=file>', 'tables of the search that bring this along', gathered, [])
    .action(main)
    .parseAsync();
}

function gathered(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
