import { at } from '../game.ts';
import { type Rng, simRng } from '../rng.ts';
import type { Course } from './course.ts';
import { learnedFrom, type Subject } from './learned.ts';

/** Weights that are all above nothing, and how well some of them do against others. */
export interface Breed {
  readonly subject: Subject;
  readonly names: readonly string[];
  readonly start: Readonly<Record<string, number>>;
  readonly rounds: number;
  /** Pairs of candidates in a round: of each pair one goes the opposite way of the other. */
  readonly pairs: number;
  /** Trials of each candidate in a round. */
  readonly trials: number;
  /** How far the first candidates stray, as a share of each weight, and those after so many rounds. */
  readonly stray: { readonly first: number; readonly last: number; readonly rounds: number };
  /** What a game of this number is worth to the challenger. */
  trial(challenger: Genome, holder: Genome, game: number): number;
}

export type Genome = Readonly<Record<string, number>>;

interface Generation {
  readonly seed: number;
  readonly round: number;
  readonly games: number;
  /** The mean of what the candidates of the last round achieved. */
  readonly mean: number;
  readonly centre: readonly number[];
}

interface Trial {
  readonly candidate: readonly number[];
  readonly centre: readonly number[];
  readonly firstGame: number;
}

/** Candidates around the present weights play against them; the weights move towards those that do best. */
export function evolution(breed: Breed): Course<Generation, Trial, number> {
  const named = (values: readonly number[]) =>
    Object.fromEntries(breed.names.map((name, index) => [name, at(values, index)]));
  return {
    rounds: breed.rounds,
    begin: (seed) => ({ seed, round: 0, games: 0, mean: 0, centre: breed.names.map((name) => breed.start[name] ?? 1) }),
    jobs: (now) =>
      directionsIn(breed, now).map((direction) => ({
        candidate: strayed(now.centre, direction, strayIn(breed, now)),
        centre: now.centre,
        firstGame: now.seed * SEEDS + now.round * breed.trials,
      })),
    work: ({ candidate, centre, firstGame }) => {
      let sum = 0;
      for (let trial = 0; trial < breed.trials; trial += 1)
        sum += breed.trial(named(candidate), named(centre), firstGame + trial);
      return sum / breed.trials;
    },
    learn: (now, results) => ({
      ...now,
      round: now.round + 1,
      games: now.games + results.length * breed.trials,
      mean: results.reduce((sum, result) => sum + result, 0) / results.length,
      centre: strayed(now.centre, bestDirection(directionsIn(breed, now), results), strayIn(breed, now)),
    }),
    progress: ({ round, mean }) => ({ round, told: `candidates ${mean.toFixed(3)}` }),
    learned: ({ seed, games, centre }) =>
      learnedFrom(breed.subject, { seed, games }, named(centre.map((value) => Number(value.toPrecision(DIGITS))))),
  };
}

/** No two seeds play the same games. */
const SEEDS = 100_000;
const DIGITS = 4;

function strayIn({ stray }: Breed, { round }: Generation): number {
  return stray.first + ((stray.last - stray.first) * round) / Math.max(1, stray.rounds - 1);
}

/** The same for jobs and for learning: they follow from seed and round. */
function directionsIn({ names, pairs }: Breed, { seed, round }: Generation): number[][] {
  const rng = simRng(seed * SEEDS + round);
  return Array.from({ length: pairs }, () => names.map(() => bell(rng))).flatMap((direction) => [
    direction,
    direction.map((each) => -each),
  ]);
}

/** About a normal deviate: twelve even ones together. */
function bell(rng: Rng): number {
  let sum = 0;
  for (let each = 0; each < 12; each += 1) sum += rng.below(GRAIN) / GRAIN;
  return sum - 6;
}

const GRAIN = 2 ** 20;

/** Twice as much is as far as half as much. */
function strayed(centre: readonly number[], direction: readonly number[], stray: number): number[] {
  return centre.map((value, index) => {
    const way = stray * at(direction, index);
    return way >= 0 ? value * (1 + way) : value / (1 - way);
  });
}

/** The mean of the better half, the best of them counting most. */
function bestDirection(directions: readonly number[][], results: readonly number[]): number[] {
  const ranked = directions
    .map((direction, index) => ({ direction, result: at(results, index) }))
    .toSorted((a, b) => b.result - a.result)
    .slice(0, directions.length / 2);
  const all = (ranked.length * (ranked.length + 1)) / 2;
  return at(directions, 0).map((_, index) =>
    ranked.reduce((sum, { direction }, rank) => sum + (at(direction, index) * (ranked.length - rank)) / all, 0),
  );
}
