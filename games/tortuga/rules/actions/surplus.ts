import type { Seat } from '@haven/kit';
import { carries, loseChest } from '../moving/carrying.ts';
import { inOrder, playerOf } from '../seats.ts';
import type { CarryingArea, Player, Turn } from '../types.ts';

/** §4.9 After RAID: clockwise from the start player, fleet then crew, the rightmost surplus leaves. */
export function shedSurplus(turn: Turn): void {
  for (const seat of inOrder(turn.state)) {
    shedFrom(turn, seat, 'fleet');
    shedFrom(turn, seat, 'crew');
  }
}

function shedFrom(turn: Turn, seat: Seat, area: CarryingArea): void {
  const player = playerOf(turn.state, seat);
  for (let left = surplusIn(player, area); left > 0; left -= 1)
    loseChest(turn, seat, { area, place: player[area].length - 1 });
}

/** §4.9 How many chests of an area are too many for its token. */
export function surplusIn(player: Pick<Player, 'boat' | 'pirate' | CarryingArea>, area: CarryingArea): number {
  return Math.max(0, player[area].length - carries(player, area));
}
