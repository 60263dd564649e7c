import { at, type Seat } from '@haven/kit';
import { type Action, DICE, type SeenPlayer, totalOf, type View } from '@haven/tortuga-rules';

/** The board of the one who looks; a spectator has none. */
export function ownBoard(view: View): SeenPlayer | undefined {
  return view.seat === null ? undefined : at(view.players, view.seat);
}

/** Whether this viewer is asked now. */
export function isAsked(view: View): boolean {
  const { seat } = view;
  return seat !== null && (view.agenda.at(-1)?.seats.includes(seat) ?? false);
}

/** §3.2 What the action will count once these dice lie there. */
export function totalWith(player: SeenPlayer, letters: string, action: Action): number {
  const placed = player.placed.map((now, die) => (letters.includes(at(DICE, die)) ? action : now));
  return totalOf({ placed, bonus: player.bonus }, action);
}

/** §4.7 Whether an attack on this seat costs the attacker a box as well. */
export function defends(view: View, target: Seat, action: Action): boolean {
  return totalOf(at(view.players, target), action) > 0;
}
