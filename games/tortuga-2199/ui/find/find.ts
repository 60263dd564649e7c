import type { Seat } from '@haven/kit';
import { type Event, type Face, faceOfToken, type View } from '@haven/tortuga-2199-rules';

/** A creature that the viewer has just come to see, or that somebody has just caught. */
export interface Find {
  readonly kind: 'explored' | 'captured';
  readonly seat: Seat;
  readonly face: Face;
  /** What it brought at once. */
  readonly influence: number;
}

/** §3.7, §3.10 What others explore stays their secret. */
export function findIn(events: readonly Event[], view: View): Find | undefined {
  const [event] = events.flatMap((each) => (each.type === 'explored' || each.type === 'captured' ? each : []));
  if (event === undefined || event.token === null) return undefined;
  const gains = events.flatMap((each) => (each.type === 'influenceGained' ? each.points : []));
  const { type: kind, seat, token } = event;
  return { kind, seat, face: faceOfToken(view, token), influence: gains[0] ?? 0 };
}
