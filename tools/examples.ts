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
  newReceipt,
  play,
  type Receipt,
  recordOf,
  type Seat,
  sealOf,
  seenBy,
  simRng,
  start,
  toldOptions,
  withAnswer,
  withOpening,
  withSaltSent,
  writeMatchFile,
  writeReceipt,
} from '@haven/kit';
import { isMain } from './main.ts';

/** `npm run examples`: plays one match of each game and writes it to docs/examples, with the receipt of its first player. */
export const EXAMPLES = fileURLToPath(new URL('../docs/examples', import.meta.url));
export const exampleOf = ({ meta }: AnyGame) => join(EXAMPLES, `${meta.id}.haven.json`);
export const receiptOf = ({ meta }: AnyGame) => join(EXAMPLES, `${meta.id}.haven-receipt.json`);

/** The same bytes every time: an example has no secrets to keep, and its day is as good as any. */
const SHARE = sealOf('an example');
const DAY = Date.UTC(2026, 0, 1);
const NAMES = ['Ada', 'Blaise', 'Grace', 'Sofya'];
/** Whose chair is a person's; bots have no salts. */
const PERSON: Seat = 0;
const SALT = sealOf('the salt of Ada');

function exampleMatch(game: AnyGame): MatchFile {
  const seats = game.meta.seats.min;
  const salts = Array.from({ length: seats }, (_, seat) => (seat === PERSON ? SALT : null));
  const fairness = {
    share: SHARE,
    seal: sealOf(SHARE),
    chairs: salts.map((salt) => ({ seal: salt && sealOf(salt), salt })),
  };
  const seed = mixedSeed(SHARE, salts);
  const match = playedByBots(game, start(game, { seats, options: defaultOptions(game.options), seed, fairness }));
  const outcome = game.outcome(match.state);
  const chairs = salts.map((_, seat) => ({ name: NAMES[seat] ?? '', kind: kindOf(seat) }));
  return matchFileOf(recordOf(match), { chairs, aids: [], started: DAY, ended: DAY, ...(outcome && { outcome }) });
}

function kindOf(seat: Seat): 'human' | 'bot' {
  return seat === PERSON ? 'human' : 'bot';
}

/** What the person's browser would have kept. */
function exampleReceipt(of: AnyGame, { game, fairness, entries, options }: MatchFile): Receipt {
  const chairs = (fairness?.chairs ?? []).map(({ seal }) => (seal === null ? {} : { seal, salt: SALT }));
  const told = { seal: sealOf(SHARE), chairs, options: toldOptions(of, options) };
  const begun = newReceipt({ table: `example-of-${game}`, game, seat: PERSON, seal: told.seal, salt: SALT });
  return entries.reduce(
    (receipt, entry, index) => {
      if ('undone' in entry || entry.nonce === undefined) return receipt;
      const { asked = 0, move, nonce } = entry;
      return withAnswer(receipt, { entry: index + 1, asked, move, nonce });
    },
    withOpening(withSaltSent(begun, told), told),
  );
}

function playedByBots(game: AnyGame, opening: Match<GameTypes>): Match<GameTypes> {
  const rng = simRng(1);
  let match = opening;
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const move = moveOf(game, match, { seat, rng });
    const result = play(game, match, { seat, move, ...marksOf(game, match, seat) });
    if (result.match === undefined) throw new Error(`the bot's move was refused: ${result.refusal.code}`);
    match = result.match;
  }
  return match;
}

/** Where several decide at once, a person's answer is sealed. */
function marksOf(game: AnyGame, match: Match<GameTypes>, seat: Seat): { nonce?: string; by?: 'bot' } {
  if (seat !== PERSON) return { by: 'bot' };
  return game.toAct(match.state).length < 2 ? {} : { nonce: sealOf(`nonce ${match.entries.length}`).slice(0, 32) };
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
    writeFileSync(receiptOf(game), writeReceipt(exampleReceipt(game, file)));
    console.log(`${game.meta.id}: ${file.entries.length} moves, ${file.outcome?.verdict}`);
  }
}
