import { type AnyGame, at, type Bot, defaultOptions, type GameTypes, positionOf, simRng, simulate } from '@haven/kit';
import { processorTime } from '../measure.ts';
import { perSecond, tableOf } from '../report.ts';

/** How one bot thinks, in milliseconds of processor time. */
export interface Tempo {
  readonly game: string;
  readonly bot: string;
  readonly decisions: number;
  readonly mean: number;
  /** One decision in a hundred takes longer. */
  readonly slow: number;
  readonly longest: number;
  /** Of bots that search. */
  readonly playoutsPerSecond: number;
}

interface Tally {
  readonly times: number[];
  playouts: number;
}

/** The bot plays against itself until the budget is spent; the first half only warms it up. */
export function measureBot(game: AnyGame, bot: Bot<GameTypes>, budget: number): Tempo {
  thinkFor(game, bot, { budget: budget / 2, seed: 1 });
  const { times, playouts } = thinkFor(game, bot, { budget: budget / 2, seed: 2 });
  const sorted = times.toSorted((a, b) => a - b);
  const sum = times.reduce((total, time) => total + time, 0);
  return {
    game: game.meta.id,
    bot: bot.id,
    decisions: times.length,
    mean: sum / times.length,
    slow: at(sorted, Math.floor(0.99 * sorted.length)),
    longest: at(sorted, sorted.length - 1),
    playoutsPerSecond: (1000 * playouts) / Math.max(sum, Number.EPSILON),
  };
}

function thinkFor(game: AnyGame, bot: Bot<GameTypes>, { budget, seed }: { budget: number; seed: number }): Tally {
  const tally: Tally = { times: [], playouts: 0 };
  const end = processorTime() + budget;
  for (let match = 0; processorTime() < end || tally.times.length === 0; match += 1)
    thinkThrough(game, bot, { tally, end, seed: 1_000 * seed + match });
  return tally;
}

interface Session {
  readonly tally: Tally;
  readonly end: number;
  readonly seed: number;
}

function thinkThrough(game: AnyGame, bot: Bot<GameTypes>, { tally, end, seed }: Session): void {
  const rng = simRng(seed);
  const seats = Math.max(game.meta.seats.min, Math.min(2, game.meta.seats.max));
  const { state, play } = simulate(game, game.setup(seats, defaultOptions(game.options), rng), rng);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const position = positionOf(game, state, seat);
    const before = processorTime();
    const { move, playouts = 0 } = bot.think(position, rng);
    tally.times.push(processorTime() - before);
    tally.playouts += playouts;
    if (processorTime() >= end) return;
    play(seat, move);
  }
}

const HEAD = ['bot', 'decisions', 'ms a decision', 'one in 100', 'longest', 'playouts/s'];

export function tempoText(tempos: readonly Tempo[]): string {
  const rows = tempos.map(({ game, bot, decisions, mean, slow, longest, playoutsPerSecond }) => [
    `${game} ${bot}`,
    String(decisions),
    mean.toFixed(2),
    slow.toFixed(1),
    longest.toFixed(1),
    playoutsPerSecond === 0 ? '–' : perSecond(playoutsPerSecond),
  ]);
  return `Bots, milliseconds of processor time:\n${tableOf([HEAD, ...rows])}`;
}

export function figuresOf(tempos: readonly Tempo[]): Record<string, Omit<Tempo, 'game' | 'bot'>> {
  return Object.fromEntries(tempos.map(({ game, bot, ...figures }) => [`${game} ${bot}`, figures]));
}
