import type { Box } from '@haven/ui-kit';
import { MoveUp } from 'lucide-react';
import type { Side } from '../beside/card-place.ts';

/** Light on one thing, and an arrow from the card to it; whatever is below can be used as ever. */
export function Spotlight({ box, side }: { readonly box: Box; readonly side: Side }) {
  return (
    <div className="spotlight" data-side={side} style={box} aria-hidden="true">
      <MoveUp />
    </div>
  );
}
