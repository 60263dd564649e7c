import { type Advice, adviceFor, strongest } from './advice.ts';
import { bitsOf, piecesIn } from './frame.ts';
import type { Query } from './query.ts';
import { Solver } from './solver.ts';

/** An answer: exact, or a floor found with only the strongest parts of the defence in mind and the others kept. */
export interface Reply {
  readonly advice: Advice;
  readonly exact: boolean;
  /** Moments thought through so far. */
  readonly states: number;
}

/** How many diamonds and spades the first answers think about. */
const FLOORS = [2, 3, 4] as const;

/**
 * Answers a query step by step: a floor at once, better ones as they come, the exact one last.
 * Each turn thinks about at most `slice` moments and gives a reply, or undefined if it needs another turn.
 */
export function* refine(solver: Solver, query: Query, slice: number): Generator<Reply | undefined, void> {
  const hand = bitsOf(solver.frame, query.hand);
  const parts = piecesIn(solver.frame, hand & solver.frame.parts).length;
  for (const kept of [...FLOORS.filter((floor) => floor < parts), parts]) {
    const pieces = strongest(solver, hand, kept);
    const think = () => adviceFor(solver, query, pieces);
    let advice = solver.within(slice, think);
    for (; advice === undefined; advice = solver.within(slice, think)) yield undefined;
    yield { advice, exact: kept === parts, states: solver.states };
  }
}

/** The exact answer, however long it takes. */
export function solve(query: Query, solver = new Solver(query)): Reply {
  return { advice: adviceFor(solver, query), exact: true, states: solver.states };
}

/** Whether what a solver knows serves this query too: the same battle with the same worth, later on. */
export function covers({ frame }: Solver, query: Query): boolean {
  const first = frame.query;
  if (first.enemy !== query.enemy || !query.hand.every((part) => first.hand.includes(part))) return false;
  return battleKey(first) === battleKey(query);
}

function battleKey({ systems, ready, assigned, lenient, ticket, worth }: Query): string {
  const prices = Object.values(worth.parts);
  const ends = [worth.captured, worth.destroyed, worth.fled, worth.dead, worth.drone, prices];
  return `${Object.values(systems)} ${ready + assigned.length} ${lenient} ${ticket} ${ends}`;
}
