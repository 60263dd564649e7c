import type { Bot, Position, Rng, Thought } from '@haven/kit';
import { type Budget, type Expert, type Judgement, search } from '@haven/kit/search';
import { type Move, type State, type Tortuga2199, tortuga2199, type View } from '@haven/tortuga-2199-rules';
import { chooseByMix } from './fight-mix.ts';
import type { judgeFrom } from './leaf.ts';
import { TERM_NAMES } from './leaf.ts';
import { outlookOf } from './outlook.ts';
import { playoutPolicy } from './playout-policy.ts';
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
  /** The best of them are compared once more, so many turns ahead, before one is made. */
  readonly again?: Again;
}

interface Again {
  readonly turns: number;
  readonly breadth: number;
  readonly budget: Budget;
}

/** Compares what the policy would do with what else could be done, by how the turns to come leave everybody. */
export function searcher(style: Style): Bot<Tortuga2199> {
  const { id, weights, budget } = style;
  const expert = expertOf(style);
  return {
    id,
    think: (position, rng) => {
      const usual = chosenBy(weights, position, rng);
      if (isMatterOfCourse(position, usual)) return { move: usual, reasons: [] };
      const mixed = isFight(position) ? chooseByMix(weights, position, rng) : undefined;
      if (mixed) return { move: mixed, reasons: [] };
      const found = search(expert, position, { ...budget, rng });
      return confirmed(style, position, { found, rng });
    },
  };
}

interface Finding {
  readonly found: Judgement<Move>;
  readonly rng: Rng;
}

/** The best move, if the best of them are still ranked alike when seen from farther ahead. */
function confirmed(style: Style, position: Position<Tortuga2199>, { found, rng }: Finding): Thought<Move> {
  const { again } = style;
  const { best, others, playouts } = found;
  if (again === undefined || others.length === 0) return { move: best.move, reasons: [], playouts };
  const finalists = [best, ...others].slice(0, again.breadth).map(({ move }) => move);
  const expert = { ...expertOf({ ...style, turns: again.turns }), candidates: () => finalists };
  const farther = search(expert, position, { ...again.budget, rng });
  return { move: farther.best.move, reasons: [], playouts: playouts + farther.playouts };
}

/** §4.2, §4.3 */
function isFight({ view }: Position<Tortuga2199>): boolean {
  const step = view.agenda.at(-1)?.type;
  return step === 'commit' || step === 'defend';
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
    policy: () => playoutPolicy(weights),
    isCut: (now, from) => turnsUntil(now) - turnsUntil(from) >= (turns === 'round' ? from.captains.length : turns),
    isTelling: (position, move) => !isMatterOfCourse(position, move),
  };
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
