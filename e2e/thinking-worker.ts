import { levelsOf } from '@haven/games/bots';
import { gameById } from '@haven/games/rules';
import { type Bot, defaultOptions, type GameTypes, positionOf, simRng, simulate } from '@haven/kit';
import type { Tempo, Thinker } from './thinking.ts';

/** Runs in a worker of the browser: a bot plays against itself as long as it is told to, and says how long it thought. */
addEventListener('message', ({ data }: MessageEvent<Thinker>) => postMessage(tempoOf(data)));

function tempoOf({ game: id, level, ms }: Thinker): Tempo {
  const bot = levelsOf(id).find((each) => each.id === level);
  if (bot === undefined) throw new Error(`${id} has no bot '${level}'`);
  const times: number[] = [];
  const end = performance.now() + ms;
  for (let seed = 1; performance.now() < end; seed += 1) playOn(id, bot, { seed, end, times });
  const warm = times.slice(Math.floor(times.length / 2));
  return {
    decisions: times.length,
    meanMs: warm.reduce((sum, time) => sum + time, 0) / warm.length,
    longestMs: longestOf(warm),
    firstLongestMs: longestOf(times),
  };
}

/** There are more than can be handed to a function one by one. */
function longestOf(times: readonly number[]): number {
  return times.reduce((longest, time) => Math.max(longest, time), 0);
}

interface Session {
  readonly seed: number;
  readonly end: number;
  readonly times: number[];
}

function playOn(id: string, bot: Bot<GameTypes>, { seed, end, times }: Session): void {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game '${id}'`);
  const rng = simRng(seed);
  const seats = Math.max(game.meta.seats.min, Math.min(2, game.meta.seats.max));
  const { state, play } = simulate(game, game.setup(seats, defaultOptions(game.options), rng), rng);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const position = positionOf(game, state, seat);
    const before = performance.now();
    const { move } = bot.think(position, rng);
    times.push(performance.now() - before);
    if (performance.now() >= end) return;
    play(seat, move);
  }
}
