import type { Seat } from '@haven/kit';
import { addressOf } from '@haven/ui-kit/art';
import { buccaneerOf } from './buccaneers.ts';

/** Each face is drawn once. */
const drawn = new Map<Seat, string>();

function pictureOf(seat: Seat): string {
  const known = drawn.get(seat) ?? addressOf(buccaneerOf(seat));
  drawn.set(seat, known);
  return known;
}

export function BuccaneerPicture({ seat }: { readonly seat: Seat }) {
  return <img src={pictureOf(seat)} alt="" draggable={false} />;
}
