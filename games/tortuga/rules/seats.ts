import { at, type Seat } from '@haven/kit';
import { meta } from './meta.ts';

/** Who sits there: of a state as of a view. */
export interface Boards<Player = unknown> {
  readonly players: readonly Player[];
}

/** And who begins. */
export interface TurnOrder<Player = unknown> extends Boards<Player> {
  readonly start: Seat;
}

/** By number of seats, then by start player: all seats clockwise. */
const ORDERS = Array.from({ length: meta.seats.max + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_start, start) => clockwise(seats, start)),
);

function clockwise(seats: number, start: Seat): readonly Seat[] {
  return Array.from({ length: seats }, (_, step) => (start + step) % seats);
}

/** §1.5 All seats, clockwise from the start player. */
export function inOrder({ players, start }: TurnOrder): readonly Seat[] {
  return at(at(ORDERS, players.length), start);
}

/** §1.5 How many come before this seat. */
export function placeInOrder({ players, start }: TurnOrder, seat: Seat): number {
  return (seat - start + players.length) % players.length;
}

export function playerOf<Player>({ players }: Boards<Player>, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return player;
}

/** §9 Two players play by rules of their own. */
export function isDuel({ players }: Boards): boolean {
  return players.length === 2;
}
