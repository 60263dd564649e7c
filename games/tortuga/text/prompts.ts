import type { Seat } from '@haven/kit';
import {
  areaToArrange,
  canPlaceAny,
  carries,
  movingInto,
  pickedDice,
  type SeenPlayer,
  type Step,
  type View,
} from '@haven/tortuga-rules';
import { isAsked, ownBoard } from './figures.ts';
import { type Line, line, type MessageKey } from './line.ts';
import { diceValues } from './moves.ts';

/** What is asked now and of whom, in one sentence. */
export function promptLine(view: View): Line {
  const step = view.agenda.at(-1);
  if (step === undefined) return line('prompts.over');
  const board = ownBoard(view);
  if (board === undefined || view.seat === null || !isAsked(view))
    return line('prompts.waiting', { seats: { seats: step.seats } });
  return asked(step, board, view.seat);
}

function asked(step: Step, board: SeenPlayer, seat: Seat): Line {
  const who = { seat: { seat } };
  switch (step.type) {
    case 'pick':
      return line(pickKey(step, board), { ...who, count: board.rolling.length });
    case 'skulls':
      return line('prompts.skulls', { ...who, ...diceValues(pickedDice(board)) });
    case 'bonus':
      return line('prompts.bonus', who);
    case 'perform':
      return line('prompts.perform', { ...who, action: { action: step.deed.action }, position: step.deed.position });
    case 'keep':
      return line(new Set(board.offered).size > 1 ? 'prompts.keep' : 'prompts.alike', who);
    case 'attack':
      return line('prompts.attack', { ...who, kind: step.deed.action, position: step.deed.position });
    case 'arrange':
      return line('prompts.arrange', { ...who, ...arrangingIn(board) });
    default:
      return step satisfies never;
  }
}

/** §2.10 Who can place nothing is told so. */
function pickKey({ open }: Extract<Step, { type: 'pick' }>, board: SeenPlayer): MessageKey {
  if (open) return 'prompts.open';
  return canPlaceAny(board) ? 'prompts.pick' : 'prompts.stuck';
}

/** §5.3, §5.6 What is moved, and how much of it finds a place. */
function arrangingIn(board: SeenPlayer) {
  const area = areaToArrange(board) ?? 'crew';
  const chests = movingInto(board, area);
  const room = carries(board, area);
  const isNext = area === 'crew' && board.order.fleet !== null;
  return { area, count: chests.length, room, fits: chests.length <= room ? 'yes' : 'no', next: isNext ? 'yes' : 'no' };
}
