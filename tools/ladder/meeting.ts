import { rungsOf } from '@haven/games/bots';
import { gameById } from '@haven/games/rules';
import { type Bot, defaultOptions, fingerprint, type GameTypes } from '@haven/kit';
import { bout, shareOf } from '@haven/kit/learning';

/** One game: a sits among others who are all b. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  /** Every deal is played from each seat in turn. */
  readonly number: number;
}

/** A game that was played: what it was worth to a, one for a victory, a part of it if it is shared. */
export interface Played {
  readonly number: number;
  readonly share: number;
  /** A few digits that stand for all its moves. */
  readonly moves: string;
}

export function playedIn(id: string, { a, b, seats, number }: Meeting): Played {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game '${id}'`);
  const own = number % seats;
  const made: unknown[] = [];
  const bots = Array.from({ length: seats }, (_, seat) => watched(botNamed(id, seat === own ? a : b), made));
  const options = defaultOptions(game.options);
  const share = shareOf(bout(game, { bots, options, seed: Math.floor(number / seats) }), own);
  return { number, share, moves: fingerprint(made).slice(0, DIGITS) };
}

const DIGITS = 12;

/** A bot whose moves are written down. */
function watched(bot: Bot<GameTypes>, made: unknown[]): Bot<GameTypes> {
  return {
    ...bot,
    think: (position, rng) => {
      const thought = bot.think(position, rng);
      made.push(thought.move);
      return thought;
    },
  };
}

export function botNamed(id: string, level: string): Bot<GameTypes> {
  const bot = rungsOf(id).find((each) => each.id === level);
  if (bot === undefined) throw new Error(`${id} has no bot '${level}'`);
  return bot;
}
