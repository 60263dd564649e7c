import { bots } from '@haven/games/bots';
import { type AnyGame, type GameTypes, type Match, play, type Rng, type Seat, seenBy, simRng } from '@haven/kit';

/** Who plays a golden game: the bot of the game, chance, or now one and now the other. */
export const PLAYERS = ['bots', 'chance', 'both'] as const;
export type Player = (typeof PLAYERS)[number];

/** How often chance has its way where both play. */
const ONE_IN = 4;

/** Plays a match to its end; nothing if it has not ended after so many moves. */
export function playedOut(
  game: AnyGame,
  opening: Match<GameTypes>,
  wish: { readonly player: Player; readonly most: number },
): Match<GameTypes> | undefined {
  const rng = simRng(1);
  let match = opening;
  for (let made = 0; made <= wish.most; made += 1) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) return match;
    match = moved(game, match, { seat, move: chosenBy(wish.player, { game, match, seat, rng }) });
  }
  return undefined;
}

interface Choice {
  readonly game: AnyGame;
  readonly match: Match<GameTypes>;
  readonly seat: Seat;
  readonly rng: Rng;
}

function chosenBy(player: Player, choice: Choice): string {
  const isByChance = player === 'chance' || (player === 'both' && choice.rng.below(ONE_IN) === 0);
  return isByChance ? chanceMove(choice) : botMove(choice);
}

function chanceMove({ game, match, seat, rng }: Choice): string {
  const moves = game.legalMoves(match.state, seat);
  return game.notate(moves[rng.below(moves.length)]);
}

function botMove({ game, match, seat, rng }: Choice): string {
  const bot = bots[game.meta.id];
  if (bot === undefined) throw new Error(`${game.meta.id} has no bot`);
  const { view, moves } = seenBy(game, match, seat);
  return game.notate(bot.think({ seat, view, moves: moves.map((each) => each.move) }, rng).move);
}

function moved(game: AnyGame, match: Match<GameTypes>, wish: { seat: Seat; move: string }): Match<GameTypes> {
  const result = play(game, match, wish);
  if (result.match === undefined) throw new Error(`"${wish.move}" was refused: ${result.refusal.code}`);
  return result.match;
}
