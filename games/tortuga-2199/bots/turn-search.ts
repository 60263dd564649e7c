import type { Bot, Position, Rng, Thought } from '@haven/kit';
import { type Budget, type Expert, type Judgement, search, sharesOf } from '@haven/kit/search';
import { type Move, type State, type Tortuga2199, tortuga2199, type View } from '@haven/tortuga-2199-rules';
import { chooseByMix } from './fight-mix.ts';
import type { judgeFrom } from './leaf.ts';
import { TERM_NAMES } from './leaf.ts';
import { outlookOf } from './outlook.ts';
import { playoutPolicy } from './playout-policy.ts';
import { chosenBy } from './policy.ts';
import { closeWays } from './turn.ts';
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
  /** What is compared in a turn: first steps of plans that seem about as good, or all else that brings something as well. */
  readonly ways: 'plans' | 'all';
  readonly proof: Proof;
}

/** The best move has to show once more that it is better than the usual one: so many turns ahead, in new worlds. */
interface Proof {
  readonly turns: number;
  readonly playouts: number;
  /** By so much of a chance to win. */
  readonly gap: number;
}

/** Compares what the policy would do with what else could be done, by how the turns to come leave everybody. */
export function searcher(style: Style): Bot<Tortuga2199> {
  return {
    id: style.id,
    think: (position, rng) => {
      const within = sharesOf(style.budget);
      const usual = chosenBy(style.weights, position, rng);
      if (isMatterOfCourse(position, usual)) return { move: usual, reasons: [] };
      const expert = { ...expertOf(style), candidates: () => candidatesIn(style, position, { usual, rng }) };
      const found = search(expert, position, { ...within(HALF), rng });
      const { best, same, playouts } = found;
      if (best.move === usual || same.includes(usual)) return { move: usual, reasons: [], playouts };
      return proven(style, position, { usual, found, rng, budget: within(ALL) });
    },
  };
}

const HALF = 0.5;
const ALL = 1;

interface Finding {
  readonly usual: Move;
  readonly found: Judgement<Move>;
  readonly rng: Rng;
  readonly budget: Budget;
}

/** The best of many owes something to luck. */
function proven(style: Style, position: Position<Tortuga2199>, { usual, found, rng, budget }: Finding): Thought<Move> {
  const { turns, playouts, gap } = style.proof;
  const expert = { ...expertOf({ ...style, turns }), candidates: () => [usual, found.best.move] };
  const proof = search(expert, position, { ...budget, playouts, rng });
  const over = proof.others.find(({ move }) => move === usual)?.over ?? 0;
  return { move: over > gap ? proof.best.move : usual, reasons: [], playouts: found.playouts + proof.playouts };
}

/** Cards are played sooner or later, and a ship is chosen for the whole game: no turn tells which is better. */
function isMatterOfCourse({ moves, view }: Position<Tortuga2199>, { type }: Move): boolean {
  const step = view.agenda.at(-1)?.type;
  return moves.length === 1 || type === 'play' || step === 'chooseShip' || step === 'takeReserve';
}

type Knowledge = Pick<Style, 'weights' | 'judge' | 'turns' | 'breadth' | 'ways'>;

export function expertOf(knowledge: Knowledge): Expert<Tortuga2199> {
  const { weights, judge, turns } = knowledge;
  const { imagine } = tortuga2199;
  if (imagine === undefined) throw new Error('nothing to search: the unknown cannot be imagined');
  return {
    game: { ...tortuga2199, imagine },
    terms: TERM_NAMES,
    value: judge,
    candidates: (position, rng) => candidatesIn(knowledge, position, { usual: chosenBy(weights, position, rng), rng }),
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
  knowledge: Pick<Style, 'weights' | 'breadth' | 'ways'>,
  position: Position<Tortuga2199>,
  { usual, rng }: { usual: Move; rng: Rng },
): Move[] {
  return [...new Set([usual, ...alternatives(knowledge, position, { usual, rng })])].slice(0, knowledge.breadth);
}

function alternatives(
  { weights, ways }: Pick<Style, 'weights' | 'ways'>,
  position: Position<Tortuga2199>,
  { usual, rng }: { usual: Move; rng: Rng },
): readonly Move[] {
  const { view, seat, moves } = position;
  switch (view.agenda.at(-1)?.type) {
    case 'act':
      return [
        ...closeWays(outlookOf(view, seat, weights), moves, CLOSE),
        ...(ways === 'all' ? deeds(moves, usual) : []),
      ];
    case 'commit':
    case 'defend':
      return [chooseByMix(weights, position, rng) ?? [], ...moves].flat();
    default:
      return moves;
  }
}

/** What brings something by itself, as cards and flights do not; first of all what could be done instead of the usual. */
function deeds(moves: readonly Move[], usual: Move): Move[] {
  const all = moves.filter(({ type }) => type !== 'play' && type !== 'move');
  return [...all.filter(({ type }) => type === usual.type), ...all];
}

/** Plans that seem worse by more than so many points are not looked into. */
const CLOSE = 1;
