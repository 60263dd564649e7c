import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bots } from '@haven/games/bots';
import { games } from '@haven/games/rules';
import {
  type AnyGame,
  defaultOptions,
  type GameTypes,
  type Match,
  type MatchFile,
  matchFileOf,
  mixedSeed,
  play,
  recordOf,
  type Seat,
  sealOf,
  seenBy,
  simRng,
  start,
  writeMatchFile,
} from '@haven/kit';
import { isMain } from './main.ts';

/** `npm run examples`: plays one match of each game by its bot and writes it to docs/examples. */
export const EXAMPLES = fileURLToPath(new URL('../docs/examples', import.meta.url));
export const exampleOf = ({ meta }: AnyGame) => join(EXAMPLES, `${meta.id}.haven.json`);

/** The same bytes every time: an example has no secrets to keep, and its day is as good as any. */
const SHARE = sealOf('an example');
const DAY = Date.UTC(2026, 0, 1);
const NAMES = ['Ada', 'Blaise', 'Grace', 'Sofya'];

function exampleMatch(game: AnyGame): MatchFile {
  const seats = game.meta.seats.min;
  const salts = NAMES.slice(0, seats).map((name) => sealOf(`the salt of ${name}`));
  const fairness = {
    ...{ share: SHARE, seal: sealOf(SHARE) },
    chairs: salts.map((salt) => ({ seal: sealOf(salt), salt })),
  };
  const seed = mixedSeed(SHARE, salts);
  const match = playedByBots(game, start(game, { seats, options: defaultOptions(game.options), seed, fairness }));
  const outcome = game.outcome(match.state);
  const chairs = salts.map((_, seat) => ({ name: NAMES[seat] ?? '', kind: 'bot' as const }));
  return matchFileOf(recordOf(match), { chairs, aids: [], started: DAY, ended: DAY, ...(outcome && { outcome }) });
}

function playedByBots(game: AnyGame, opening: Match<GameTypes>): Match<GameTypes> {
  const rng = simRng(1);
  let match = opening;
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const move = moveOf(game, match, { seat, rng });
    const nonce = sealOf(`nonce ${match.entries.length}`).slice(0, 32);
    const result = play(game, match, { seat, move, nonce, by: 'bot' });
    if (result.match === undefined) throw new Error(`the bot's move was refused: ${result.refusal.code}`);
    match = result.match;
  }
  return match;
}

function moveOf(game: AnyGame, match: Match<GameTypes>, who: { seat: Seat; rng: ReturnType<typeof simRng> }): string {
  const bot = bots[game.meta.id];
  if (bot === undefined) throw new Error(`${game.meta.id} has no bot`);
  const { view, moves } = seenBy(game, match, who.seat);
  return game.notate(bot.think({ seat: who.seat, view, moves: moves.map(({ move }) => move) }, who.rng).move);
}

if (isMain(import.meta)) {
  for (const game of games) {
    const file = exampleMatch(game);
    writeFileSync(exampleOf(game), writeMatchFile(file));
    console.log(`${game.meta.id}: ${file.entries.length} moves, ${file.outcome?.verdict}`);
  }
}
