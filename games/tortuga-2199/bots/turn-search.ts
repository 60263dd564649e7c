import type { Bot, Position, Rng, Seat } from '@haven/kit';
import { type Budget, type Expert, search } from '@haven/kit/search';
import { type Move, type State, type Tortuga2199, tortuga2199, type View } from '@haven/tortuga-2199-rules';
import type { judgeFrom } from './leaf.ts';
import { TERM_NAMES } from './leaf.ts';
import { outlookOf } from './outlook.ts';
import { chosenBy } from './policy.ts';
import { waysToGoOn } from './turn.ts';
import type { Weights } from './weights.ts';

/** How a captain searches who plays on by the policy. */
export interface Style {
  readonly id: string;
  readonly weights: Weights;
  readonly judge: ReturnType<typeof judgeFrom>;
  /** How many turns are played on, the present one included; or so many as it takes until it would come again. */
  readonly turns: number | 'round';
  readonly budget: Budget;
  /** How many moves are compared at most. */
  readonly breadth: number;
}

/** Compares what the policy would do with what else could be done, by how the turns to come leave everybody. */
export function searcher(style: Style): Bot<Tortuga2199> {
  const expert = expertOf(style);
  return {
    id: style.id,
    think: (position, rng) => {
      const usual = chosenBy(style.weights, position, rng);
      if (isMatterOfCourse(position, usual)) return { move: usual, reasons: [] };
      const { best, playouts } = search(expert, position, { ...style.budget, rng });
      return { move: best.move, reasons: [], playouts };
    },
  };
}

/** Cards are played sooner or later, and a ship is chosen for the whole game: no turn tells which is better. */
function isMatterOfCourse({ moves, view }: Position<Tortuga2199>, { type }: Move): boolean {
  const step = view.agenda.at(-1)?.type;
  return moves.length === 1 || type === 'play' || step === 'chooseShip' || step === 'takeReserve';
}

export function expertOf({ weights, judge, turns, breadth }: Omit<Style, 'id' | 'budget'>): Expert<Tortuga2199> {
  const { imagine } = tortuga2199;
  if (imagine === undefined) throw new Error('nothing to search: the unknown cannot be imagined');
  return {
    game: { ...tortuga2199, imagine },
    terms: TERM_NAMES,
    value: judge,
    candidates: (position, rng) => candidatesIn(weights, position, { rng, breadth }),
    policy: () => (state, seat, rng) => chosenBy(weights, positionOf(state, seat), rng),
    isCut: (now, from) => turnsUntil(now) - turnsUntil(from) >= (turns === 'round' ? from.captains.length : turns),
    isTelling: (position, move) => !isMatterOfCourse(position, move),
  };
}

function positionOf(state: State, seat: Seat): Position<Tortuga2199> {
  return { seat, view: tortuga2199.view(state, seat), moves: tortuga2199.legalMoves(state, seat) };
}

function turnsUntil({ round, turn, first, captains }: State | View): number {
  const place = (turn.seat - first + captains.length) % captains.length;
  return round * captains.length + place;
}

/** The policy's own move first, then what makes another turn of it. */
function candidatesIn(
  weights: Weights,
  position: Position<Tortuga2199>,
  { rng, breadth }: { rng: Rng; breadth: number },
): Move[] {
  const usual = chosenBy(weights, position, rng);
  const others = alternatives(weights, position).filter((move) => move !== usual);
  return [usual, ...others].slice(0, breadth);
}

function alternatives(weights: Weights, { view, seat, moves }: Position<Tortuga2199>): readonly Move[] {
  const step = view.agenda.at(-1)?.type;
  return step === 'act' ? waysToGoOn(outlookOf(view, seat, weights), moves) : moves;
}
