import { at } from '../game.ts';
import type { Course } from './course.ts';
import { learnedFrom, type Subject } from './learned.ts';
import { chancesOf, scoreOf } from './score.ts';

/** A position of a game that was played to its end: what each seat had, and what it won. */
export interface Sample {
  readonly features: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

export interface Lore {
  readonly subject: Subject;
  /** The names of the features. */
  readonly names: readonly string[];
  readonly rounds: number;
  readonly jobs: number;
  /** Games of each job. */
  readonly games: number;
  samplesOf(game: number): Sample[];
}

/** How weights are found: what is known before the first game, and after the samples of a round. */
export interface Method<Known extends { readonly weights: readonly number[] }> {
  begin(names: readonly string[]): Known;
  study(known: Known, samples: readonly Sample[], round: number): Known;
}

interface Notes<Known> {
  readonly seed: number;
  readonly round: number;
  readonly games: number;
  /** How surprising the last results were, by what was known before: ln 2 is what a coin knows of a duel. */
  readonly surprise: number;
  readonly known: Known;
}

/** Learns what features are worth from who won: a seat's chance grows with the sum of what it has. */
export function courseBy<Known extends { readonly weights: readonly number[] }>(
  { begin, study }: Method<Known>,
  { rounds, jobs, games, names, subject, samplesOf }: Lore,
): Course<Notes<Known>, { firstGame: number }, Sample[]> {
  return {
    rounds,
    begin: (seed) => ({ seed, round: 0, games: 0, surprise: 0, known: begin(names) }),
    jobs: ({ seed, round }) =>
      Array.from({ length: jobs }, (_, job) => ({ firstGame: seed * SEEDS + (round * jobs + job) * games })),
    work: ({ firstGame }) => Array.from({ length: games }, (_, game) => samplesOf(firstGame + game)).flat(),
    learn: ({ seed, round, games: played, known }, results) => ({
      seed,
      round: round + 1,
      games: played + jobs * games,
      surprise: surpriseOf(known.weights, results.flat()),
      known: study(known, results.flat(), round),
    }),
    progress: ({ round, surprise }) => ({ round, told: `surprise ${surprise.toFixed(4)}` }),
    learned: ({ seed, games: played, known: { weights } }) =>
      learnedFrom(
        subject,
        { seed, games: played },
        Object.fromEntries(names.map((name, index) => [name, Number(at(weights, index).toPrecision(4))])),
      ),
  };
}

const SEEDS = 1_000_000;

function surpriseOf(weights: readonly number[], samples: readonly Sample[]): number {
  const sum = samples.reduce((total, { features, shares }) => {
    const chances = chancesOf(features.map((own) => scoreOf(weights, own)));
    return shares.reduce((rest, share, seat) => rest - share * Math.log(Math.max(1e-9, at(chances, seat))), total);
  }, 0);
  return sum / Math.max(1, samples.length);
}
