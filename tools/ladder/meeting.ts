import { rungsOf } from '@haven/games/bots';
import { gameById } from '@haven/games/rules';
import { type Bot, defaultOptions, type GameTypes } from '@haven/kit';
import { bout, shareOf } from '@haven/kit/learning';

/** One game: a sits among others who are all b. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  /** Every deal is played from each seat in turn. */
  readonly number: number;
}

/** What the game was worth to a: one for a victory, a part of it if it is shared. */
export function shareIn(id: string, { a, b, seats, number }: Meeting): number {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game '${id}'`);
  const own = number % seats;
  const bots = Array.from({ length: seats }, (_, seat) => botNamed(id, seat === own ? a : b));
  const options = defaultOptions(game.options);
  return shareOf(bout(game, { bots, options, seed: Math.floor(number / seats) }), own);
}

function botNamed(id: string, level: string): Bot<GameTypes> {
  const bot = rungsOf(id).find((each) => each.id === level);
  if (bot === undefined) throw new Error(`${id} has no bot '${level}'`);
  return bot;
}
