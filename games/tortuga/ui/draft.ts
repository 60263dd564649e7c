import { at, type Refusal, type Seat } from '@haven/kit';
import {
  areaToArrange,
  barrierToPick,
  type CarryingArea,
  type Colour,
  type DiceSet,
  lettersOf,
  type Move,
  movingInto,
  type SeenPlayer,
  type View,
} from '@haven/tortuga-rules';
import { stepOf, suggestedOrder } from './figures.ts';

/** An answer in the making: what has been tapped, and why the last tap was in vain. */
export interface Draft {
  readonly dice: DiceSet;
  readonly target: Seat | null;
  readonly chest: number | null;
  readonly centre: Colour | null;
  /** All chests that move, from left to right; what comes after the last place is left behind. */
  readonly order: readonly Colour[];
  readonly why: Refusal | null;
  /** No chest was moved yet, and none stands where it was advised. */
  readonly isUnmoved?: boolean;
}

export type Tap =
  | { readonly type: 'die'; readonly die: number }
  | { readonly type: 'dice'; readonly dice: DiceSet }
  | { readonly type: 'target'; readonly target: Seat; readonly chest: number | null }
  | { readonly type: 'centre'; readonly colour: Colour }
  | { readonly type: 'lift'; readonly from: number; readonly to: number }
  | { readonly type: 'suggest' };

/** What the answer looks like before anything is tapped. */
export function blankDraft(view: View, moves: readonly Move[]): Draft {
  const area = areaIn(moves);
  const order = area ? suggestedOrder(ownBoard(view), area) : [];
  return { dice: 0, target: null, chest: null, centre: null, why: null, ...onlyTarget(view, moves), order };
}

/** The same where something has to be found: chests begin as they lie, and whoever has moved none has not answered. */
export function unadvisedDraft(view: View, moves: readonly Move[]): Draft {
  const area = areaIn(moves);
  return { ...blankDraft(view, moves), order: area ? movingInto(ownBoard(view), area) : [], isUnmoved: true };
}

/** Whoever can hit only one, and takes no chest of theirs, is not asked whom. */
function onlyTarget(view: View, moves: readonly Move[]): Partial<Draft> {
  const step = stepOf(view);
  if (step?.type !== 'attack' || step.deed.position === 1) return {};
  const targets = new Set(moves.flatMap((move) => (move.type === 'attack' ? [move.target] : [])));
  const [target] = targets;
  return targets.size === 1 && target !== undefined ? { target } : {};
}

export function tapped(draft: Draft, tap: Tap, view: View): Draft {
  switch (tap.type) {
    case 'die':
      return withDice(draft, view, draft.dice ^ (1 << tap.die));
    case 'dice':
      return withDice(draft, view, tap.dice);
    case 'target':
      return { ...draft, target: tap.target, chest: tap.chest, why: null };
    case 'centre':
      return { ...draft, centre: tap.colour, why: null };
    case 'lift':
      return { ...draft, order: lifted(draft.order, tap.from, tap.to), isUnmoved: false };
    case 'suggest':
      return { ...draft, order: suggestedFor(ownBoard(view)) };
    default:
      return tap satisfies never;
  }
}

/** Dice that do not go together are not taken up; all can be put back. */
function withDice(draft: Draft, view: View, dice: DiceSet): Draft {
  const why = dice === 0 ? undefined : barrierToPick(ownBoard(view), dice);
  return why ? { ...draft, why } : { ...draft, dice, why: null };
}

function lifted(order: readonly Colour[], from: number, to: number): readonly Colour[] {
  const rest = order.filter((_, index) => index !== from);
  return rest.toSpliced(to, 0, at(order, from));
}

/** The move that the draft stands for, if it is one. */
export function moveIn(draft: Draft, moves: readonly Move[]): Move | undefined {
  return moves.find((move) => fits(draft, move));
}

function fits({ dice, target, chest, centre, order, isUnmoved }: Draft, move: Move): boolean {
  switch (move.type) {
    case 'pick':
      return move.dice === lettersOf(dice);
    case 'attack':
      return move.target === target && move.chest === chest && move.centre === centre;
    case 'arrange':
      return !isUnmoved && move.chests.every((colour, place) => order[place] === colour);
    default:
      return false;
  }
}

/** The area that is being arranged. */
export function areaIn(moves: readonly Move[]): CarryingArea | undefined {
  const [move] = moves;
  return move?.type === 'arrange' ? move.area : undefined;
}

function suggestedFor(player: SeenPlayer): readonly Colour[] {
  const area = areaToArrange(player);
  return area ? suggestedOrder(player, area) : [];
}

/** Only a seat at the table makes drafts. */
function ownBoard(view: View): SeenPlayer {
  if (view.seat === null) throw new Error('a spectator answers nothing');
  return at(view.players, view.seat);
}
