import { at, type Seat } from '@haven/kit';
import {
  type Action,
  type CarryingArea,
  DICE,
  faceOf,
  type SeenPlayer,
  SKULL,
  totalOf,
  type View,
} from '@haven/tortuga-rules';

/** The board of the one who looks; a spectator has none. */
export function ownBoard(view: View): SeenPlayer | undefined {
  return view.seat === null ? undefined : at(view.players, view.seat);
}

/** Whether this viewer is asked now. */
export function isAsked(view: View): boolean {
  const { seat } = view;
  return seat !== null && (view.agenda.at(-1)?.seats.includes(seat) ?? false);
}

/** §2.2 The action that a pick shows, undefined for skulls alone. */
export function symbolIn(player: SeenPlayer, letters: string): Action | undefined {
  const faces = player.rolled.flatMap((value, die) =>
    value !== null && letters.includes(at(DICE, die)) ? [faceOf(value)] : [],
  );
  return faces.find((face) => face !== SKULL);
}

/** §3.2 What the action will count once these dice lie there. */
export function totalWith(player: SeenPlayer, letters: string, action: Action): number {
  const placed = player.placed.map((now, die) => (letters.includes(at(DICE, die)) ? action : now));
  return totalOf({ placed, bonus: player.bonus }, action);
}

/** §5.2 What will be moved into an area. */
export function movingInto(player: SeenPlayer, area: CarryingArea) {
  return area === 'fleet' ? player.crew : player.island;
}

/** §5.3 The area whose order is asked for: first the fleet, then the crew. */
export function areaAsked(player: SeenPlayer): CarryingArea {
  const chests = movingInto(player, 'fleet');
  return player.order.fleet === null && chests.some((colour) => colour !== chests[0]) ? 'fleet' : 'crew';
}

/** §4.7 Whether an attack on this seat costs the attacker a box as well. */
export function defends(view: View, target: Seat, action: Action): boolean {
  return totalOf(at(view.players, target), action) > 0;
}
