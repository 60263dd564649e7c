import { at, type Position, type Seat } from '@haven/kit';
import type { PlayoutPolicy } from '@haven/kit/search';
import {
  type Face,
  faceOf,
  type Move,
  moves,
  type State,
  type Tortuga2199,
  type TurnState,
  tortuga2199,
} from '@haven/tortuga-2199-rules';
import { waysTo } from './distances.ts';
import { hasAbility } from './hand.ts';
import { outlookOf } from './outlook.ts';
import { chosenBy } from './policy.ts';
import { type Course, courseOf, type Flight } from './turn.ts';
import type { Weights } from './weights.ts';

/**
 * How everybody plays on in a search: as the policy does, but a turn is not thought through again
 * for every card of a hand that is played anyhow, and for every step of a flight.
 */
export function playoutPolicy(weights: Weights): PlayoutPolicy<Tortuga2199> {
  const courses = new WeakMap<TurnState, Course>();
  return (state, seat, rng) => {
    if (state.agenda.at(-1)?.type !== 'act') return chosenBy(weights, positionOf(state, seat), rng);
    const settled = settledMove(state, seat, courses.get(state.turn));
    if (settled) return settled;
    const { view, moves: legal } = positionOf(state, seat);
    const course = courseOf(outlookOf(view, seat, weights), legal, GLANCE);
    courses.set(state.turn, course);
    return course.move ?? moves.end;
  };
}

/** Plans are compared less thoroughly than by who has to decide: nearly always the same one is found. */
const GLANCE = 30;

function positionOf(state: State, seat: Seat): Position<Tortuga2199> {
  return { seat, view: tortuga2199.view(state, seat), moves: tortuga2199.legalMoves(state, seat) };
}

/** What needs no more thought. */
function settledMove(state: State, seat: Seat, course: Course | undefined): Move | undefined {
  if (!course?.isPeaceful) return undefined;
  return nextCard(state, seat)?.moves.play ?? stepOn(state, seat, course.flight) ?? endOf(state, seat);
}

/** Cards that draw others, then the weakest. Those that wait for a place need the plan. */
function nextCard(state: State, seat: Seat): Face | undefined {
  let next: Face | undefined;
  for (const card of at(state.captains, seat).hand) {
    const face = faceOf(state, card);
    if (hasAbility(face, 'draw')) return face;
    if (!waitsForPlace(face) && (next === undefined || face.manoeuvre < next.manoeuvre)) next = face;
  }
  return next;
}

function waitsForPlace(face: Face): boolean {
  return hasAbility(face, 'move', 'move-anywhere', 'collect', 'collect-or-cache');
}

function stepOn({ captains, turn }: State, seat: Seat, flight: Flight | undefined): Move | undefined {
  const { at: here } = at(captains, seat);
  if (flight === undefined || here === null || turn.manoeuvre === 0) return undefined;
  const { distances, to } = flight;
  const [next] = waysTo(distances, distances.ids.indexOf(here), to);
  return next && moves.move[next];
}

/** Nothing is left to do anything with, and no power to use. */
function endOf({ captains, turn, sectors }: State, seat: Seat): Move | undefined {
  const { hand, minerals, at: here } = at(captains, seat);
  if (hand.length + minerals + turn.crypto + turn.manoeuvre > 0) return undefined;
  return here !== null && sectors[here]?.owner === seat ? undefined : moves.end;
}
