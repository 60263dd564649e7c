import { incomingDamage, isDouble, type Move, moves } from '@haven/star-bounty-rules';
import { assignedBits, bitsOf, piecesIn } from './frame.ts';
import { impactOptions } from './impact.ts';
import { type Effect, NOTHING_SPENT, type Option, worthiest } from './option.ts';
import type { Moment, Query } from './query.ts';
import { type Odds, rowOfEnd } from './rows.ts';
import type { Known, Solver } from './solver.ts';
import * as moments from './state.ts';
import { finishingOptions, volleyOptions } from './volley.ts';

export interface Advice {
  readonly odds: Odds;
  readonly best: Option;
  readonly options: readonly Option[];
}

/** The best line at the moment of the query, and what else could be done. `hand` may leave pieces out of the thinking. */
export function adviceFor(solver: Solver, query: Query, hand = bitsOf(solver.frame, query.hand)): Advice {
  const options = optionsAt(solver, stateOf(query, hand), query.moment);
  const best = worthiest(options);
  if (best === undefined) throw new Error('every moment of a battle offers something');
  return { odds: best.odds, best, options };
}

/**
 * The best way to end the battle with the shot on the table, if it can be ended. Once the first club of the worthiest
 * set is played this is still the best: what would come after has lost that club and gained no more than its value.
 */
export function finishFor(solver: Solver, query: Query): Option | undefined {
  if (query.moment.type !== 'volley') return undefined;
  const state = stateOf(query, bitsOf(solver.frame, query.hand));
  return worthiest(finishingOptions(solver, state, knownOf(query.moment)));
}

function stateOf({ assigned, life, health, boost }: Query, hand: number): number {
  return moments.packed({ hand, drones: assignedBits(assigned), life, health, boost });
}

function optionsAt(solver: Solver, state: number, moment: Moment): Option[] {
  switch (moment.type) {
    case 'fire':
      return [throwOption(solver, state, { effect: 'fire', move: moves.fire })];
    case 'brace':
      return [throwOption(solver, state | moments.BRACING, { effect: 'brace', move: moves.brace })];
    case 'reengage': {
      const on = throwOption(solver, moments.fresh(state), { effect: 'reengage', move: moves.reengage });
      return [on, ...flights(solver, state)];
    }
    case 'volley':
      return volleyOptions(solver, state, knownOf(moment));
    case 'impact':
      return impactOptions(solver, state, knownOf(moment));
    default:
      return moment satisfies never;
  }
}

/** Your own shot has no coin and never shows heads. */
function knownOf({ roll }: Extract<Moment, { roll: unknown }>): Known {
  return { amount: incomingDamage(roll), double: isDouble(roll) };
}

/** Nothing is spent before a throw: all of it can wait until the dice lie. */
function throwOption(solver: Solver, state: number, { effect, move }: { effect: Effect; move: Move }): Option {
  const odds = solver.rows.odds(solver.rowOf(state));
  return { ...NOTHING_SPENT, effect, moves: [move], life: moments.lifeOf(state), odds };
}

/** §5.10 */
function flights(solver: Solver, state: number): Option[] {
  const { ticket } = solver.frame.query;
  if (ticket === null) return [];
  const life = moments.lifeOf(state);
  const odds = solver.rows.odds(rowOfEnd('fled', life));
  return [{ ...NOTHING_SPENT, effect: 'flee', moves: [moves.flee[ticket]], life, odds }];
}

/** The pieces that matter most when not all can be thought about: all clubs, and the strongest of the others. */
export function strongest({ frame }: Solver, hand: number, parts: number): number {
  const kept = piecesIn(frame, hand & frame.parts)
    .sort((one, other) => other.value - one.value || one.price - other.price)
    .slice(0, parts)
    .map(({ part }) => part);
  return (hand & frame.clubs) | bitsOf(frame, kept);
}
