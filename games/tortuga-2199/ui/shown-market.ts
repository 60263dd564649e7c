import type { Seat } from '@haven/kit';
import { type Deck, SECTOR, type SectorId, type View } from '@haven/tortuga-2199-rules';

/** A market as a table shows it: the T piles, or a special sector's deck. */
export type Market = Exclude<Deck, 'start' | 'ship' | 'hunt'>;

/** What somebody wanted to look at, from where, and in which of their turns. */
export interface Wanted {
  readonly place: SectorId | null;
  readonly turn: number;
  readonly market: Market;
}

/** The market where the ship is lies open, until another one is looked at; moving on and the next turn open it again. */
export function shownMarket(view: View, seat: Seat, wanted: Wanted | null): Market {
  const { place, turn } = whenceOf(view, seat);
  if (wanted?.place === place && wanted.turn === turn) return wanted.market;
  return place === null ? 'T' : SECTOR[place].sells;
}

export function whenceOf(view: View, seat: Seat): Omit<Wanted, 'market'> {
  return { place: view.captains[seat]?.at ?? null, turn: turnsBegun(view, seat) };
}

/** §2.1 How many turns this captain has begun. */
function turnsBegun({ captains, first, round, turn }: View, seat: Seat): number {
  const after = (other: Seat) => (other - first + captains.length) % captains.length;
  return after(seat) <= after(turn.seat) ? round : round - 1;
}
