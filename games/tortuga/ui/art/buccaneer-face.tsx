import type { Seat } from '@haven/kit';
import { lazy, Suspense } from 'react';
import { Emblem } from '../pieces.ts';
import './buccaneer-face.css';

const BuccaneerPicture = lazy(() =>
  import('./buccaneer-picture.tsx').then((art) => ({ default: art.BuccaneerPicture })),
);

/** Who sits in a seat: a face in the colour of the seat, and its emblem. */
export function BuccaneerFace({ seat }: { readonly seat: Seat }) {
  return (
    <span className="tt-face" data-seat={seat} aria-hidden="true">
      <Suspense fallback={null}>
        <BuccaneerPicture seat={seat} />
      </Suspense>
      <Emblem seat={seat} />
    </span>
  );
}
