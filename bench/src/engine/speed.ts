import { type AnyGame, endingOptions, playOut, randomPolicy, simRng } from '@haven/kit';
import { type Budget, measure, type Rates, type Work } from '../measure.ts';
import { perSecond, tableOf } from '../report.ts';
import { playLive } from './live-match.ts';

interface Speed {
  readonly seats: number;
  readonly inPlace: Rates;
  readonly live: Rates;
}

export interface GameSpeed {
  readonly id: string;
  readonly speeds: readonly Speed[];
}

const SEED = 2199;

export function measureGame(game: AnyGame, budget: Budget): GameSpeed {
  const { min, max } = game.meta.seats;
  const speeds = Array.from({ length: max - min + 1 }, (_, index): Speed => {
    const seats = min + index;
    return { seats, inPlace: measure(inPlace(game, seats), budget), live: measure(live(game, seats), budget) };
  });
  return { id: game.meta.id, speeds };
}

/** So many that reading the clock costs nothing beside them. */
const GAMES = 50;

/** Random games, from setup to their end, each on a state of its own. */
export function inPlace(game: AnyGame, seats: number): Work {
  const rng = simRng(SEED);
  const policy = randomPolicy<unknown>(rng);
  const options = endingOptions(game.options);
  return () => {
    let moves = 0;
    for (let games = 0; games < GAMES; games += 1) {
      moves += playOut(game, game.setup(seats, options, rng), { rng, policy });
    }
    return moves;
  };
}

function live(game: AnyGame, seats: number): Work {
  const rng = simRng(SEED);
  return () => playLive(game, { seats, rng, tellsEverybody: true });
}

/** A game is as fast as at its slowest table. */
export function figuresOf(games: readonly GameSpeed[]): Record<string, unknown> {
  return Object.fromEntries(
    games.map(({ id, speeds }) => [
      id,
      {
        movesPerSecond: slowest(speeds.map((speed) => speed.inPlace.median)),
        matchMovesPerSecond: slowest(speeds.map((speed) => speed.live.median)),
        bestMovesPerSecond: slowest(speeds.map((speed) => speed.inPlace.best)),
        bySeats: Object.fromEntries(speeds.map((speed) => [speed.seats, seatFigures(speed)])),
      },
    ]),
  );
}

const slowest = (rates: readonly number[]) => Math.round(Math.min(...rates));

function seatFigures({ inPlace, live }: Speed) {
  return { movesPerSecond: Math.round(inPlace.median), matchMovesPerSecond: Math.round(live.median) };
}

const HEADINGS = ['moves per second', 'seats', 'in place', 'best', 'live match', 'best'];

export function speedText(games: readonly GameSpeed[], { rounds, milliseconds }: Budget): string {
  const rows = games.flatMap(({ id, speeds }) => speeds.map((speed) => rowOf(id, speed)));
  return [
    'Random legal moves, default options, whole games with their setup.',
    'In place: the rules on one state, events applied and dropped.',
    'Live match: every move by its text, state copied, events kept, cryptographic dice, one message to every seat and a spectator.',
    `Median and best of ${rounds} rounds of ${milliseconds} ms of processor time, in a process that has played other games before.`,
    '',
    tableOf([HEADINGS, ...rows]),
  ].join('\n');
}

function rowOf(id: string, { seats, inPlace, live }: Speed): string[] {
  return [id, String(seats), ...[inPlace.median, inPlace.best, live.median, live.best].map(perSecond)];
}
