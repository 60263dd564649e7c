import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bots } from '@haven/games/bots';
import { gameById, games } from '@haven/games/rules';
import { type AnyGame, type GameTypes, type Match, play, readOptions, seenBy, simRng, start } from '@haven/kit';
import { rerunTranscript, writeTranscript } from '@haven/kit/testing';
import { Command } from 'commander';
import { isMain } from './main.ts';

/**
 * Golden games: `npm run golden` plays every stored game again and writes what comes of it today, for `git diff` to show;
 * `npm run golden -- star-bounty escape --seed 7` adds a new one, played by the game's own bot.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folderOf = (game: AnyGame) => join(ROOT, 'games', game.meta.id, 'rules/golden');

function rewriteAll(): void {
  for (const game of games) {
    for (const file of readdirSync(folderOf(game)).filter((name) => name.endsWith('.txt'))) {
      const path = join(folderOf(game), file);
      const old = readFileSync(path, 'utf8');
      const text = writeTranscript(game, rerunTranscript(game, old));
      if (text !== old) writeFileSync(path, text);
      console.log(`${text === old ? 'same   ' : 'changed'} ${game.meta.id}/${file}`);
    }
  }
}

interface Wish {
  readonly seed: string;
  readonly seats: string;
  readonly options: string;
}

function addGame(id: string, name: string, wish: Wish): void {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game '${id}'; there are ${games.map(({ meta }) => meta.id).join(', ')}`);
  const { options, refusal } = readOptions(game.options, JSON.parse(wish.options));
  if (refusal) throw new Error(`${refusal.code} ${JSON.stringify(refusal.values)}`);
  const seed = wish.seed.padStart(64, '0');
  const match = playByBots(game, start(game, { seats: Number(wish.seats), options, seed }));
  writeFileSync(join(folderOf(game), `${name}.txt`), writeTranscript(game, match));
  console.log(`${name}: ${match.entries.length} moves, ${game.outcome(match.state)?.verdict}`);
}

function playByBots(game: AnyGame, opening: Match<GameTypes>): Match<GameTypes> {
  const bot = bots[game.meta.id];
  if (bot === undefined) throw new Error(`${game.meta.id} has no bot`);
  const rng = simRng(1);
  let match = opening;
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const { view, moves } = seenBy(game, match, seat);
    const { move } = bot.think({ seat, view, moves: moves.map((each) => each.move) }, rng);
    const result = play(game, match, { seat, move: game.notate(move) });
    if (result.match === undefined) throw new Error(`the bot's move was refused: ${result.refusal.code}`);
    match = result.match;
  }
  return match;
}

if (isMain(import.meta)) {
  new Command('golden')
    .argument('[game]', 'add a game of this kind')
    .argument('[name]', 'its file name')
    .option('--seed <hex>', 'the seed of the new game', '1')
    .option('--seats <number>', 'how many play', '1')
    .option('--options <json>', 'table options', '{}')
    .action((game?: string, name?: string, wish?: Wish) =>
      game && name && wish ? addGame(game, name, wish) : rewriteAll(),
    )
    .parse();
}
