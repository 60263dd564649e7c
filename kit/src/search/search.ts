import type { Position } from '../bot.ts';
import type { GameTypes } from '../game.ts';
import type { Rng } from '../rng.ts';
import { type Budget, clockOf, type Stopwatch } from './budget.ts';
import type { Expert, PlayoutPolicy } from './expert.ts';
import { type Judgement, judgementOf, type Tried, worthOf } from './judgement.ts';
import { playedOn, worldOf } from './playout.ts';

interface Wanted<T extends GameTypes> {
  readonly rng: Rng;
  /** One of the moves that is compared in any case. */
  readonly about?: T['Move'];
}

/** Says what comes of the moves of a position, whoever has to decide there. */
export interface Adviser<T extends GameTypes> {
  look(position: Position<T>, wanted: Wanted<T>): Judgement<T['Move']>;
}

export function adviserOf<T extends GameTypes>(expert: Expert<T>, budget: Budget): Adviser<T> {
  return { look: (position, wanted) => search(expert, position, { ...budget, ...wanted }) };
}

interface Inquiry<T extends GameTypes> {
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
  const compared = new Set([...(about === undefined ? [] : [about]), ...expert.candidates(position, rng)]);
  const tried = [...compared].map((move): Tried<T['Move']> => ({ move, leaves: [] }));
  const inquiry = { expert, position, policy: expert.policy(position), rng, clock };
  const stages = Math.max(1, Math.ceil(Math.log2(tried.length)));
  let left = tried;
  for (let stage = 0; stage < stages && left.length > 1; stage += 1) {
    const worlds = Math.max(1, Math.round(budget.playouts / stages / left.length));
    tryIn(inquiry, left, worlds);
    left = betterHalf(left.filter(isSeen));
  }
  const seen = tried.filter(isSeen);
  return judgementOf(seen.length > 0 ? seen : tried, expert.terms, about);
}

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
function betterHalf<Move>(tried: readonly Tried<Move>[]): Tried<Move>[] {
  return tried.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, Math.ceil(tried.length / 2));
}
