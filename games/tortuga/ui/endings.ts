import { at, type Seat } from '@haven/kit';
import { carries, chestsToEnd, type View } from '@haven/tortuga-rules';

/** Somebody who can end the game soon: in how many rounds, and with which chests. */
export interface Ending {
  readonly seat: Seat;
  readonly rounds: 1 | 2;
  readonly home: number;
  readonly coming: number;
}

/** §7.1 After this round the fleet's chests are home, after the next those that the fleet can take from the crew. */
export function endingOf(view: View, seat: Seat): Ending | undefined {
  const player = at(view.players, seat);
  const [home, fleet] = [player.tortuga.length, player.fleet.length];
  const missing = chestsToEnd(view) - home;
  const later = fleet + Math.min(player.crew.length, carries(player, 'fleet'));
  if (view.phase === 'over' || missing > later) return undefined;
  return missing <= fleet ? { seat, rounds: 1, home, coming: fleet } : { seat, rounds: 2, home, coming: later };
}

/** Whoever can end the game soon, the nearest first. */
export function endingsIn(view: View): Ending[] {
  const endings = view.players.flatMap((_, seat) => endingOf(view, seat) ?? []);
  return endings.toSorted((one, other) => one.rounds - other.rounds);
}
