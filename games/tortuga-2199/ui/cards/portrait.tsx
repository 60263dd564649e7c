import type { Seat } from '@haven/kit';
import type { Face } from '@haven/tortuga-2199-rules';
import { lazy, Suspense } from 'react';
import { ShipArt } from '../art/ship-art.tsx';
import { portraitOf } from '../icons/portraits.ts';
import { Icon } from '../pieces.ts';

const CardScene = lazy(() => import('../art/scenes/card-scene.tsx').then((art) => ({ default: art.CardScene })));

/** The pictures come after the table: until then a card has its sign. */
export function Portrait({ face, seat }: { readonly face: Face; readonly seat: Seat }) {
  const isShip = face.deck === 'ship';
  return (
    <span className="t2-card-portrait" aria-hidden="true">
      <Suspense fallback={isShip ? null : <Icon name={portraitOf(face)} />}>
        <CardScene card={face} />
      </Suspense>
      {isShip && <ShipArt kind={face.id} seat={seat} />}
    </span>
  );
}
