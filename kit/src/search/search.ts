import type { Position } from '../bot.ts';
import type { GameTypes } from '../game.ts';
import type { Rng } from '../rng.ts';
import { type Budget, clockOf, type Stopwatch } from './budget.ts';
import type { Expert, PlayoutPolicy } from './expert.ts';
import { type Judgement, judgementOf, type Tried, worthOf } from './judgement.ts';
import { playedOn, worldOf } from './playout.ts';

export interface Wanted<T extends GameTypes> {
  readonly rng: Rng;
  /** One of the moves that is compared in any case. */
  readonly about?: T['Move'];
}

export interface Inquiry<T extends GameTypes> {
  readonly expert: Expert<T>;
  readonly position: Position<T>;
  readonly policy: PlayoutPolicy<T>;
  readonly rng: Rng;
  readonly clock: Stopwatch;
}

/**
 * Compares the candidates in the same imagined worlds, and gives up the worse half of them again and again:
 * each stage has an equal share of the budget. The same position, stream and number of playouts give the same finding.
 */
export function search<T extends GameTypes>(
  expert: Expert<T>,
  position: Position<T>,
  { rng, about, ...budget }: Budget & Wanted<T>,
): Judgement<T['Move']> {
  const clock = clockOf(budget);
  const compared = [...new Set([...(about === undefined ? [] : [about]), ...expert.candidates(position, rng)])];
  const tried = triedOut({ expert, position, rng, clock }, compared, { playouts: budget.playouts, kept: [] });
  return judgementOf(tried, expert.terms, about);
}

interface Trial<Move> {
  readonly playouts: number;
  /** These are looked at to the end, however they fare. */
  readonly kept: readonly Move[];
}

/** What came of each of these moves; there is always at least one. */
export function triedOut<T extends GameTypes>(
  { expert, position, rng, clock }: Omit<Inquiry<T>, 'policy'>,
  moves: readonly T['Move'][],
  { playouts, kept }: Trial<T['Move']>,
): readonly Tried<T['Move']>[] {
  const tried = moves.map((move): Tried<T['Move']> => ({ move, leaves: [] }));
  const inquiry = { expert, position, policy: expert.policy(position), rng, clock };
  const stages = Math.max(1, Math.ceil(Math.log2(tried.length)));
  let left = tried;
  for (let stage = 0; stage < stages && left.length > 1; stage += 1) {
    const worlds = Math.max(1, Math.round(playouts / stages / left.length));
    tryIn(inquiry, left, worlds);
    left = betterHalf(left.filter(isSeen), kept);
  }
  if (tried.length === 1 && kept.length > 0) tryIn(inquiry, tried, Math.ceil(playouts * SHARE_OF_ONE));
  const seen = tried.filter(isSeen);
  return seen.length > 0 ? seen : tried;
}

/** A move that has no rival only needs its chance. */
const SHARE_OF_ONE = 0.25;

const isSeen = ({ leaves }: Tried<unknown>) => leaves.length > 0;

/** Once begun, a world is looked at by all: half of a comparison says nothing. Only the first is left by those who come too late. */
function tryIn<T extends GameTypes>(inquiry: Inquiry<T>, tried: readonly Tried<T['Move']>[], worlds: number): void {
  const { expert, position, rng, clock } = inquiry;
  for (let each = 0; each < worlds; each += 1) {
    const isFirst = !tried.some(isSeen);
    if (clock.isOver() && !isFirst) return;
    const world = worldOf(expert, position, rng);
    for (const { move, leaves } of tried) {
      if (isFirst && tried.some(isSeen) && clock.isOver()) return;
      leaves.push(playedOn(expert, { ...inquiry, world }, move));
    }
  }
}

/** Of equals the likelier stays: candidates come in that order. */
function betterHalf<Move>(tried: readonly Tried<Move>[], kept: readonly Move[]): Tried<Move>[] {
  const sorted = tried.toSorted((a, b) => worthOf(b) - worthOf(a));
  const half = Math.ceil(tried.length / 2);
  return sorted.filter(({ move }, place) => place < half || kept.includes(move));
}
