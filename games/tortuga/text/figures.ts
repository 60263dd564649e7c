import { at } from '@haven/kit';
import type { SeenPlayer, View } from '@haven/tortuga-rules';

/** The board of the one who looks; a spectator has none. */
export function ownBoard(view: View): SeenPlayer | undefined {
  return view.seat === null ? undefined : at(view.players, view.seat);
}

/** Whether this viewer is asked now. */
export function isAsked(view: View): boolean {
  const { seat } = view;
  return seat !== null && (view.agenda.at(-1)?.seats.includes(seat) ?? false);
}
