import { at } from '../game.ts';
import type { Leaf } from './expert.ts';

/** A candidate and what came of it, world by world. */
export interface Tried<Move> {
  readonly move: Move;
  readonly leaves: Leaf[];
}

/** A move, its chance to win, and how sure that is. */
export interface Looked<Move> {
  readonly move: Move;
  readonly win: number;
  /** The standard error. */
  readonly se: number;
  readonly n: number;
  /** How much more the best move wins in the same worlds, or is worth where that is more than winning. */
  readonly over: number;
}

export interface Judgement<Move> {
  readonly best: Looked<Move>;
  /** The best of those that come to something else; none if all come to the same. */
  readonly second: Looked<Move> | undefined;
  /** All that were tried, the best first. */
  readonly others: readonly Looked<Move>[];
  /** Moves that came to the same as the best one in every world. */
  readonly same: readonly Move[];
  /** What speaks for the best move against the second, in chances to win; the strongest first. */
  readonly terms: readonly { readonly name: string; readonly points: number }[];
  /** How much of the difference the terms account for. */
  readonly explained: number;
  readonly verdict: 'clear' | 'close';
  readonly playouts: number;
}

/** The second is the one that is asked about, if there is one and it is not the best. */
export function judgementOf<Move>(
  tried: readonly Tried<Move>[],
  names: readonly string[],
  about?: Move,
): Judgement<Move> {
  const ranked = tried.toSorted((a, b) => b.leaves.length - a.leaves.length || worthOf(b) - worthOf(a));
  const best = at(ranked, 0);
  const isSame = (other: Tried<Move>) => gaps(other, best).every((gap) => gap === 0);
  const asked = ranked.slice(1).find(({ move }) => move === about);
  const second = asked ?? ranked.slice(1).find((other) => !isSame(other));
  return {
    best: lookedAt(best, best),
    second: second && lookedAt(second, best),
    others: ranked.slice(1).map((other) => lookedAt(other, best)),
    same: ranked
      .slice(1)
      .filter(isSame)
      .map(({ move }) => move),
    ...comparedTo(second, best, names),
    playouts: tried.reduce((sum, { leaves }) => sum + leaves.length, 0),
  };
}

export function worthOf({ leaves }: Pick<Tried<unknown>, 'leaves'>): number {
  return meanOf(leaves.map(worthIn));
}

const worthIn = ({ win, worth = win }: Leaf) => worth;

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

export function errorOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
}

export function lookedAt<Move>(tried: Tried<Move>, best: Tried<Move>): Looked<Move> {
  const { move, leaves } = tried;
  const over = meanOf(gaps(tried, best));
  const wins = leaves.map(({ win }) => win);
  return { move, win: meanOf(wins), se: errorOf(wins), n: leaves.length, over };
}

/** World by world, how much more the best one is worth. */
export function gaps(tried: Tried<unknown>, best: Tried<unknown>): number[] {
  return pairsOf(tried, best).map(([one, other]) => worthIn(one) - worthIn(other));
}

/** What came of both in the worlds that both were tried in. */
export function pairsOf(tried: Tried<unknown>, best: Tried<unknown>): (readonly [best: Leaf, tried: Leaf])[] {
  return tried.leaves.slice(0, best.leaves.length).map((leaf, world) => [at(best.leaves, world), leaf]);
}

export const TWO_ERRORS = 2;

/** From the worlds that both were tried in. Terms are rescaled so that together they make up the difference; none that point the other way. */
export function comparedTo(
  second: Tried<unknown> | undefined,
  best: Tried<unknown>,
  names: readonly string[],
): Pick<Judgement<never>, 'terms' | 'explained' | 'verdict'> {
  if (second === undefined) return { terms: [], explained: 0, verdict: 'close' };
  const wins = gaps(second, best);
  const over = meanOf(wins);
  const raw = names.map((name, term) => ({ name, points: termGap(second, best, term) }));
  const sum = raw.reduce((total, { points }) => total + points, 0);
  const scale = sum * over > 0 ? over / sum : 0;
  const terms = raw.map(({ name, points }) => ({ name, points: points * scale }));
  return {
    terms: terms.filter(({ points }) => points !== 0).toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)),
    explained: sum === 0 ? 0 : Math.min(1, Math.max(0, sum / over)),
    verdict: over > TWO_ERRORS * errorOf(wins) ? 'clear' : 'close',
  };
}

function termGap(second: Tried<unknown>, best: Tried<unknown>, term: number): number {
  return meanOf(
    pairsOf(second, best)
      .filter(([one, other]) => one.terms.length > 0 && other.terms.length > 0)
      .map(([one, other]) => at(one.terms, term) - at(other.terms, term)),
  );
}
