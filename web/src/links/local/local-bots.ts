import { botAt } from '@haven/games/bots';
import {
  type AnyGame,
  type Bot,
  type GameTypes,
  type Level,
  type Match,
  type Position,
  pick,
  play,
  type Rng,
  type Seat,
} from '@haven/kit';

/** Plays whatever is legal: for games whose captains are still at sea. */
const stranger: Bot<GameTypes> = {
  id: 'stranger',
  think: ({ moves }: Position<GameTypes>, rng: Rng) => ({ move: pick(rng, moves), reasons: [] }),
};

/** The match after a bot has moved for a seat of its own. */
export function afterBotMove(
  game: AnyGame,
  match: Match<GameTypes>,
  { seat, rng, level }: { readonly seat: Seat; readonly rng: Rng; readonly level?: Level | undefined },
): Match<GameTypes> {
  const bot = botAt(game.meta.id, level) ?? stranger;
  const moves = game.legalMoves(match.state, seat);
  const { move } = bot.think({ seat, view: game.view(match.state, seat), moves }, rng);
  const { match: after, refusal } = play(game, match, { seat, move: game.notate(move) });
  if (after === undefined) throw new Error(`${bot.id} made a move that was refused: ${refusal.code}`);
  return after;
}
