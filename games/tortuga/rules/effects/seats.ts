import { at, type Seat } from '@haven/kit';
import { meta } from '../meta.ts';
import type { Player, State } from '../types.ts';

const MOST_SEATS = meta.seats.max;

/** By number of seats, then by start player: all seats clockwise. */
const ORDERS = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_start, start) => clockwise(seats, start)),
);

function clockwise(seats: number, start: Seat): readonly Seat[] {
  return Array.from({ length: seats }, (_, step) => (start + step) % seats);
}

/** Who sits there, and who begins: of a state as of a view. */
interface Table {
  readonly players: readonly unknown[];
  readonly start: Seat;
}

/** §1.5 All seats, clockwise from the start player. */
export function inOrder({ players, start }: Table): readonly Seat[] {
  return at(at(ORDERS, players.length), start);
}

export function playerOf({ players }: State, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return player;
}

/** §9 Two players play by rules of their own. */
export function isDuel({ players }: Pick<Table, 'players'>): boolean {
  return players.length === 2;
}
