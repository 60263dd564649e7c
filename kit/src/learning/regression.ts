import { at } from '../game.ts';
import type { Course } from './course.ts';
import { learnedFrom, type Subject } from './learned.ts';

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
  /** What is kept in the end: what was learned last, or the mean of it, which single games do not pull to and fro. */
  readonly keeps?: 'last' | 'mean';
}

interface Notes {
  readonly seed: number;
  readonly round: number;
  readonly games: number;
  /** How surprising the last results were, by what was known before: ln 2 is what a coin knows of a duel. */
  readonly surprise: number;
  readonly weights: readonly number[];
  /** The mean of the weights over all that was learned since the first round. */
  readonly mean: readonly number[];
  /** How many steps it is the mean of. */
  readonly steps: number;
}

/** Learns what features are worth from who won: a seat's chance grows with the sum of what it has. */
export function regression(lore: Lore): Course<Notes, { firstGame: number }, Sample[]> {
  const { rounds, jobs, games, names, subject, keeps = 'last' } = lore;
  return {
    rounds,
    begin: (seed) => ({ seed, round: 0, games: 0, surprise: 0, weights: zeros(names), mean: zeros(names), steps: 0 }),
    jobs: ({ seed, round }) =>
      Array.from({ length: jobs }, (_, job) => ({ firstGame: seed * SEEDS + (round * jobs + job) * games })),
    work: ({ firstGame }) => Array.from({ length: games }, (_, game) => lore.samplesOf(firstGame + game)).flat(),
    learn: (notes, results) => ({
      ...notes,
      round: notes.round + 1,
      games: notes.games + jobs * games,
      ...studied(notes, results.flat(), RATE / (1 + notes.round)),
    }),
    progress: ({ round, surprise }) => ({ round, told: `surprise ${surprise.toFixed(4)}` }),
    learned: ({ seed, games: played, mean, weights }) =>
      learnedFrom(
        subject,
        { seed, games: played },
        Object.fromEntries(
          names.map((name, index) => [name, Number(at(keeps === 'mean' ? mean : weights, index).toPrecision(4))]),
        ),
      ),
  };
}

const zeros = (names: readonly string[]) => names.map(() => 0);
const SEEDS = 1_000_000;
const RATE = 0.05;
const PASSES = 4;
/** How fast a weight shrinks that nothing speaks for. */
const DOUBT = 0.002;

function studied(notes: Notes, samples: readonly Sample[], rate: number): Omit<Notes, 'seed' | 'round' | 'games'> {
  const { weights, round } = notes;
  const surprise = samples.reduce((sum, sample) => sum + surpriseOf(weights, sample), 0) / Math.max(1, samples.length);
  const learning = [...weights];
  const mean = [...notes.mean];
  let steps = round <= 1 ? 0 : notes.steps;
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const sample of samples) {
      nudge(learning, sample, rate);
      steps += 1;
      learning.forEach((weight, index) => {
        mean[index] = at(mean, index) + (weight - at(mean, index)) / steps;
      });
    }
  return { weights: learning, surprise, mean, steps };
}

/** One step towards what would have foretold the result. */
function nudge(weights: number[], { features, shares }: Sample, rate: number): void {
  const chances = chancesOf(features.map((own) => scoreOf(weights, own)));
  features.forEach((own, seat) => {
    const error = at(shares, seat) - at(chances, seat);
    own.forEach((feature, index) => {
      weights[index] = at(weights, index) * (1 - rate * DOUBT) + rate * error * feature;
    });
  });
}

function surpriseOf(weights: readonly number[], { features, shares }: Sample): number {
  const chances = chancesOf(features.map((own) => scoreOf(weights, own)));
  return shares.reduce((sum, share, seat) => sum - share * Math.log(Math.max(1e-9, at(chances, seat))), 0);
}

export function scoreOf(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) sum += (weights[index] ?? 0) * (features[index] ?? 0);
  return sum;
}

/** By score: how likely each seat is to win. */
export function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}
