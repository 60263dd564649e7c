import type { Seat } from '@haven/kit';
import { capacityOf } from '../components/board.ts';
import type { Colour } from '../components/chests.ts';
import { type Boards, isDuel, playerOf } from '../seats.ts';
import type { Area, CarryingArea, Player, Token, Turn } from '../types.ts';

/** §5.6 The boat carries the fleet, the pirate the crew. */
export const TOKEN_OF = { fleet: 'boat', crew: 'pirate' } as const satisfies Record<CarryingArea, Token>;

/** §5.6 How many chests an area has room for. */
export function carries(player: Pick<Player, Token>, area: CarryingArea): number {
  return capacityOf(area === 'fleet' ? player.boat : player.pirate);
}

export function loseChest(turn: Turn, seat: Seat, { area, place }: { area: Area; place: number }): void {
  const colour = playerOf(turn.state, seat)[area][place];
  if (colour === undefined) return;
  turn.emit({ type: 'chestLost', seat, area, place, colour, to: whereItGoes(turn.state, colour) });
}

/** A state or a view: who plays, and what lies on the centre island. */
interface Shore extends Boards {
  readonly centre: readonly Colour[];
}

/** §5.5 A lost chest goes to the centre island if none of its colour lies there, else into the bag; §9.4 with two players always into the bag. */
export function whereItGoes(shore: Shore, colour: Colour): 'centre' | 'bag' {
  return isDuel(shore) || shore.centre.includes(colour) ? 'bag' : 'centre';
}
