import type { Seat } from '@haven/kit';
import { drawChest } from '../actions/hunt.ts';
import { ask } from '../agenda.ts';
import { inOrder, playerOf } from '../seats.ts';
import type { CarryingArea, Turn } from '../types.ts';
import { areaToArrange, movingInto } from './arrange.ts';
import { carries, loseChest } from './carrying.ts';

/** §5.1 Everybody draws a chest; then those who have a choice arrange what they move (§5.3), all at the same time (§5.4). */
export function beginMoving(turn: Turn): void {
  turn.emit(DICE_TAKEN_BACK);
  turn.emit(MOVE_BEGAN);
  for (const seat of inOrder(turn.state)) drawChest(turn, seat);
  const seats: Seat[] = [];
  for (let seat = 0; seat < turn.state.players.length; seat += 1)
    if (areaToArrange(playerOf(turn.state, seat)) !== undefined) seats.push(seat);
  if (seats.length > 0) ask(turn, { type: 'arrange', seats });
}

const DICE_TAKEN_BACK = { type: 'diceTakenBack' } as const;
const MOVE_BEGAN = { type: 'phaseBegan', phase: 'move' } as const;

/** §5.2 Fleet to Tortuga, crew to fleet, island to crew; surplus leaves (§5.5), in start order. */
export function moveChests(turn: Turn): void {
  for (const seat of inOrder(turn.state)) {
    const player = playerOf(turn.state, seat);
    turn.emit({ type: 'chestsMoved', seat, from: 'fleet', to: 'tortuga', chests: [...player.fleet] });
    moveInto(turn, seat, 'fleet');
    moveInto(turn, seat, 'crew');
  }
}

function moveInto(turn: Turn, seat: Seat, area: CarryingArea): void {
  const player = playerOf(turn.state, seat);
  const from = area === 'fleet' ? 'crew' : 'island';
  const chests = player.order[area] ?? movingInto(player, area).slice(0, carries(player, area));
  turn.emit({ type: 'chestsMoved', seat, from, to: area, chests });
  for (let place = player[from].length - 1; place >= 0; place -= 1) loseChest(turn, seat, { area: from, place });
}
