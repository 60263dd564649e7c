import type { Seat } from '@haven/kit';
import { addressOf } from '@haven/ui-kit/art';
import { captainOf } from './captains.ts';

/** Each face is drawn once. */
const drawn = new Map<Seat, string>();

function pictureOf(seat: Seat): string {
  const known = drawn.get(seat) ?? addressOf(captainOf(seat));
  drawn.set(seat, known);
  return known;
}

export function CaptainPicture({ seat }: { readonly seat: Seat }) {
  return <img src={pictureOf(seat)} alt="" draggable={false} />;
}
