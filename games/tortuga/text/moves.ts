import { at } from '@haven/kit';
import {
  type Attack,
  type Colour,
  coinsOf,
  type Deed,
  isDuel,
  LAST_BONUS,
  type Move,
  movingInto,
  setOf,
  symbolOf,
  type View,
} from '@haven/tortuga-rules';
import { defends, ownBoard, totalWith } from './figures.ts';
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
  const action = board && symbolOf(board, setOf(dice));
  if (board === undefined || action === undefined) return line('moves.pick', { what: 'skulls', ...lettersIn(dice) });
  return line('moves.pick', {
    what: 'action',
    ...lettersIn(dice),
    action: { action },
    total: totalWith(board, dice, action),
  });
}

/** `A C`, and how many. */
function lettersIn(dice: string) {
  return { dice: [...dice].join(' '), count: dice.length };
}

function turnLine({ action }: Kind<'turn'>, view: View): Line {
  const board = ownBoard(view);
  const dice = pickedDice(view);
  const total = board ? totalWith(board, dice, action) : 0;
  return line('moves.turn', { ...lettersIn(dice), action: { action }, total });
}

/** §2.8 The skulls that this viewer has kept. */
export function pickedDice(view: View): string {
  return ownBoard(view)?.pick?.split('-')[1] ?? '';
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

/** §4.1, §4.2, §9.2 How far the token goes. */
function performLine(view: View): Line {
  const { action, position } = deedIn(view);
  return line('moves.perform', { kind: action, boxes: position === 1 && !isDuel(view) ? 2 : 1 });
}

function attackLine({ target, chest, centre }: Attack, view: View): Line {
  const { action } = deedIn(view);
  const area = action === 'board' ? 'fleet' : 'crew';
  const stolen = chest === null ? undefined : at(at(view.players, target)[area], chest);
  const colour = stolen ?? centre;
  return line('moves.attack', {
    kind: action,
    target: { seat: target },
    spoils: stolen ? 'stolen' : centre ? 'centre' : 'none',
    ...(colour && { chest: { chests: [colour] } }),
    place: (chest ?? 0) + 1,
    defended: defends(view, target, action) ? 'yes' : 'no',
  });
}

function arrangeLine({ area, chests }: Kind<'arrange'>, view: View): Line {
  const board = ownBoard(view);
  const left = board ? without(movingInto(board, area), chests) : [];
  return line('moves.arrange', {
    area,
    chests: { chests },
    leaving: left.length,
    left: { chests: left },
  });
}

/** §5.3 What finds no place. */
function without(chests: readonly Colour[], carried: readonly Colour[]): Colour[] {
  const rest = [...chests];
  for (const colour of carried) rest.splice(rest.indexOf(colour), 1);
  return rest;
}
