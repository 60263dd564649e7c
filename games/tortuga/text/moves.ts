import { at } from '@haven/kit';
import {
  type Action,
  type Attack,
  aimOf,
  BOXES_AHEAD,
  type CarryingArea,
  type Colour,
  canDefend,
  coinsOf,
  type Deed,
  type DiceSet,
  effectFor,
  LAST_BONUS,
  leftBehind,
  lettersOf,
  type Move,
  movingInto,
  pickedDice,
  type SeenPlayer,
  setOf,
  sizeOf,
  symbolOf,
  totalOf,
  type View,
  withPlaced,
} from '@haven/tortuga-rules';
import { ownBoard } from './figures.ts';
import { type Line, line } from './line.ts';

type Kind<K extends Move['type']> = Extract<Move, { type: K }>;

/** The label of a move's button, with what it brings. */
export function moveLine(move: Move, view: View): Line {
  switch (move.type) {
    case 'pick':
      return pickLine(move, view);
    case 'turn':
      return turnLine(move, view);
    case 'bonus':
      return bonusLine(move, view);
    case 'perform':
      return performLine(view);
    case 'keep':
      return line('moves.keep', { coins: coinsOf(move.tile) });
    case 'attack':
      return attackLine(move, view);
    case 'forfeit':
      return line('moves.forfeit', { action: { action: deedIn(view).action } });
    case 'arrange':
      return arrangeLine(move, view);
    default:
      return move satisfies never;
  }
}

function pickLine({ dice }: Kind<'pick'>, view: View): Line {
  if (dice === '') return line('moves.pick', { what: 'none' });
  const board = ownBoard(view);
  const set = setOf(dice);
  const action = board && symbolOf(board, set);
  if (board === undefined || action === undefined) return line('moves.pick', { what: 'skulls', ...diceValues(set) });
  return line('moves.pick', {
    what: 'action',
    ...diceValues(set),
    action: { action },
    total: totalWith(board, set, action),
  });
}

/** A and C, and how many. */
export function diceValues(dice: DiceSet) {
  return { dice: { words: [...lettersOf(dice)] }, count: sizeOf(dice) };
}

/** What the action will count once these dice lie there. */
export function totalWith(board: SeenPlayer, dice: DiceSet, action: Action): number {
  return totalOf(withPlaced(board, dice, action), action);
}

function turnLine({ action }: Kind<'turn'>, view: View): Line {
  const board = ownBoard(view);
  const dice = board ? pickedDice(board) : 0;
  const total = board ? totalWith(board, dice, action) : 0;
  return line('moves.turn', { ...diceValues(dice), action: { action }, total });
}

function bonusLine({ action }: Kind<'bonus'>, view: View): Line {
  const now = ownBoard(view)?.bonus[action] ?? 0;
  return line('moves.bonus', { way: now + 1 === LAST_BONUS ? 'flip' : 'take', action: { action } });
}

function deedIn(view: View): Deed {
  const step = view.agenda.at(-1);
  if (step?.type !== 'attack' && step?.type !== 'perform') throw new Error('nobody is asked to act');
  return step.deed;
}

function performLine(view: View): Line {
  const deed = deedIn(view);
  return line('moves.perform', { kind: deed.action, boxes: BOXES_AHEAD[effectFor(view, deed)] });
}

function attackLine({ target, chest, centre }: Attack, view: View): Line {
  const { action } = deedIn(view);
  const victim = at(view.players, target);
  const stolen = chestAt(victim, aimOf(action).area, chest);
  const colour = stolen ?? centre;
  return line('moves.attack', {
    kind: action,
    target: { seat: target },
    spoils: stolen ? 'stolen' : centre ? 'centre' : 'none',
    ...(colour && { chest: { chests: [colour] } }),
    place: (chest ?? 0) + 1,
    defended: canDefend(victim, action) ? 'yes' : 'no',
  });
}

/** §4.5 The chest of a rival that is named by its place. */
export function chestAt(victim: SeenPlayer, area: CarryingArea, place: number | null): Colour | undefined {
  return place === null ? undefined : at(victim[area], place);
}

function arrangeLine({ area, chests }: Kind<'arrange'>, view: View): Line {
  const board = ownBoard(view);
  const left = board ? leftBehind(movingInto(board, area), chests) : [];
  return line('moves.arrange', {
    area,
    chests: { chests },
    leaving: left.length,
    left: { chests: left },
  });
}
