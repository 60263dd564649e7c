import { at, type Seat } from '../game.ts';
import type { Decision, Glance } from './glance.ts';
import { luckOf, type TurningPoint, turningPointsIn } from './turning-points.ts';

/** How everybody stood after so many moves. */
export interface Stand {
  readonly move: number;
  /** The chance of every seat to win. */
  readonly chances: readonly number[];
}

/** Of a seat's choices in a third of the match: how many there were, and to how many nothing was clearly better. */
export interface Phase {
  readonly choices: number;
  readonly sound: number;
}

export interface SeatReview {
  /** What dice and draws added to the chance to win, those of others included; below zero if they took more. */
  readonly luck: number;
  /** What better moves would have added to it. */
  readonly missed: number;
  /** The beginning, the middle and the end. */
  readonly phases: readonly Phase[];
}

export interface Review<Move> {
  readonly stands: readonly Stand[];
  /** The moments that mattered most to each seat, in their order. */
  readonly points: readonly TurningPoint<Move>[];
  readonly seats: readonly SeatReview[];
}

const PHASES = 3;

/** What the glances at all moves of a match come to. */
export function reviewOf<Move>(looked: readonly Glance<Move>[]): Review<Move> {
  const glances = chargedOnce(looked.toSorted((a, b) => a.move - b.move));
  const stands = glances.flatMap((glance, move) => standAt(glance, glances[move - 1]));
  const seats = stands[0]?.chances ?? [];
  return {
    stands,
    points: turningPointsIn(glances, seats.length),
    seats: seats.map((_, seat) => seatReview(glances, seat)),
  };
}

function standAt({ move, chances }: Glance<unknown>, before: Glance<unknown> | undefined): Stand[] {
  const known = chances ?? before?.fortune?.after;
  return known === undefined ? [] : [{ move, chances: known }];
}

/** What the seat's next choice could still make good is charged to that one alone, unless chance came between. */
function chargedOnce<Move>(glances: readonly Glance<Move>[]): Glance<Move>[] {
  return glances.map((glance, place) => {
    const next = nextChoice(glances, place);
    if (glance.decision === undefined || next === undefined) return glance;
    const { win, loss, chosen } = glance.decision;
    const still = Math.max(win, next.win + next.loss);
    const charged = Math.max(0, win + loss - still);
    const blame = charged > 0 ? glance.decision : { chosen, best: chosen };
    return { ...glance, decision: { ...blame, win: still, loss: charged } };
  });
}

function nextChoice<Move>(glances: readonly Glance<Move>[], place: number): Decision<Move> | undefined {
  const { seat, fortune } = at(glances, place);
  const next = glances[place + 1];
  if (fortune !== undefined || next === undefined || next.seat !== seat) return undefined;
  return next.decision ?? nextChoice(glances, place + 1);
}

function seatReview(glances: readonly Glance<unknown>[], seat: Seat): SeatReview {
  const own = glances.filter((glance) => glance.seat === seat);
  return {
    luck: sumOf(glances.map((glance) => luckOf(glance)[seat] ?? 0)),
    missed: sumOf(own.map(({ decision }) => decision?.loss ?? 0)),
    phases: Array.from({ length: PHASES }, (_, phase) => phaseOf(own.filter(isIn(phase, glances.length)))),
  };
}

const isIn = (phase: number, length: number) => (glance: Glance<unknown>) =>
  Math.floor((glance.move * PHASES) / length) === phase;

function phaseOf(own: readonly Glance<unknown>[]): Phase {
  const decisions = own.flatMap(({ decision }) => decision ?? []);
  return { choices: decisions.length, sound: decisions.filter(({ loss }) => loss === 0).length };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
