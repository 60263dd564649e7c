import { type Bot, positionOf } from '../bot.ts';
import { at, type Game, type GameTypes, type Outcome, type Seat } from '../game.ts';
import { simRng } from '../rng.ts';
import { simulate } from '../simulate.ts';

export interface Bout<T extends GameTypes> {
  readonly bots: readonly Bot<T>[];
  readonly options: T['Options'];
  readonly seed: number;
}

/** A whole game between bots. Everybody sees no more than their seat does. */
export function bout<T extends GameTypes>(game: Game<T>, { bots, options, seed }: Bout<T>): Outcome {
  const chance = simRng(seed);
  const whims = simRng(seed + WHIMS);
  const { state, play } = simulate(game, game.setup(bots.length, options, chance), chance);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    play(seat, at(bots, seat).think(positionOf(game, state, seat), whims).move);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('nobody is asked, yet the game is not over');
  return outcome;
}

/** The bots' own luck is not that of the game. */
const WHIMS = 1_000_000;

/** One for a victory, a part of it if it is shared. */
export function shareOf({ ranking }: Pick<Outcome, 'ranking'>, seat: Seat): number {
  const winners = ranking[0] ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** How far a seat is ahead of the best of the others; less than nothing behind them. */
export function leadOf({ sheets }: Pick<Outcome, 'sheets'>, seat: Seat): number {
  const others = sheets.filter((_, other) => other !== seat).map(({ total }) => total);
  return at(sheets, seat).total - Math.max(...others);
}
