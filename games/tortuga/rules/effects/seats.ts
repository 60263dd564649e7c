import { at, type Seat } from '@haven/kit';
import type { Player, State } from '../types.ts';

/** §1.5 All seats, clockwise from the start player. */
export function inOrder(state: Pick<State, 'players' | 'start'>): Seat[] {
  const seats = state.players.length;
  return state.players.map((_, step) => (state.start + step) % seats);
}

export function playerOf(state: State, seat: Seat): Player {
  return at(state.players, seat);
}

/** §9 Two players play by rules of their own. */
export function isDuel(state: Pick<State, 'players'>): boolean {
  return state.players.length === 2;
}
