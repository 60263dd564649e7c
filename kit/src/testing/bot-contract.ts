import { expect, test } from 'vitest';
import { type Bot, positionOf } from '../bot.ts';
import { defaultOptions, type Game, type GameTypes, type Seat } from '../game.ts';
import { bout, shareOf } from '../learning/bout.ts';
import { pick, simRng } from '../rng.ts';
import { simulate } from '../simulate.ts';
import { effort } from './effort.ts';
import { type Deal, deal } from './table.ts';

interface BotPlan<T extends GameTypes> {
  /** At each of these it is asked what comes up in a game of random moves. */
  readonly tables: readonly Deal<T>[];
  /** Of so many duels with random play, seats exchanged, it wins this share. */
  readonly wins: { readonly share: number; readonly of: number };
}

/** What any bot promises: legal moves, the same ones again, from nothing but what its seat sees, and better than chance. */
export function botContract<T extends GameTypes>(game: Game<T>, bot: Bot<T>, { tables, wins }: BotPlan<T>): void {
  const choose = (state: T['State'], seat: Seat) => bot.think(positionOf(game, state, seat), simRng(7)).move;
  test.each(tables)(`${bot.id} with $seats seats: a legal move, always the same, whatever it cannot see`, (table) => {
    for (const { state, seat, asked } of questions(game, table)) {
      const move = choose(state, seat);
      expect(game.legalMoves(state, seat)).toContainEqual(move);
      expect(choose(state, seat)).toEqual(move);
      expect(choose(imaginedBy(game, { state, seat, asked }), seat)).toEqual(move);
    }
  });
  test(`${bot.id} wins at least ${100 * wins.share} % of ${wins.of} games against random play, seats exchanged`, () => {
    const shares = Array.from({ length: wins.of }, (_, duel) => shareInDuel(game, bot, duel));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(wins.share * wins.of);
  });
}

interface Question<T extends GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly asked: number;
}

/** Another world that looks the same from this seat. */
function imaginedBy<T extends GameTypes>(game: Game<T>, { state, seat, asked }: Question<T>): T['State'] {
  const other = game.imagine?.(game.view(state, seat), simRng(asked));
  if (other === undefined) throw new Error('nothing was imagined');
  return other;
}

/** Of all that is asked in a game of random moves every third question, and every one where somebody wants to know. */
const EVERY = effort({ daily: 3, thorough: 1 });

/** Questions of a game of random moves, with the state as it is when the seat is asked. */
function* questions<T extends GameTypes>(game: Game<T>, { seed = 1, ...table }: Deal<T>): Generator<Question<T>> {
  const { state, play } = simulate(game, deal(game, { ...table, seed }).state, simRng(seed));
  const whims = simRng(seed);
  for (let asked = 0, [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state), asked += 1) {
    if (asked % EVERY === 0) yield { state, seat, asked };
    play(seat, pick(whims, game.legalMoves(state, seat)));
  }
}

function shareInDuel<T extends GameTypes>(game: Game<T>, bot: Bot<T>, duel: number): number {
  const own = duel % 2;
  const random: Bot<T> = { id: 'random', think: ({ moves }, rng) => ({ move: pick(rng, moves), reasons: [] }) };
  const bots = own === 0 ? [bot, random] : [random, bot];
  const options = defaultOptions(game.options) as T['Options'];
  return shareOf(bout(game, { bots, options, seed: Math.floor(duel / 2) }), own);
}
