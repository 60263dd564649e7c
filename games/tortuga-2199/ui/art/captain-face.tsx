import type { Seat } from '@haven/kit';
import { lazy, Suspense } from 'react';
import { Emblem } from '../pieces.ts';
import './captain-face.css';

const CaptainPicture = lazy(() =>
  import('./scenes/captain-picture.tsx').then((art) => ({ default: art.CaptainPicture })),
);

/** Who sits in a seat: a face in the colour of the seat, and its emblem. */
export function CaptainFace({ seat }: { readonly seat: Seat }) {
  return (
    <span className="t2-face" data-seat={seat} aria-hidden="true">
      <Suspense fallback={null}>
        <CaptainPicture seat={seat} />
      </Suspense>
      <Emblem seat={seat} />
    </span>
  );
}
