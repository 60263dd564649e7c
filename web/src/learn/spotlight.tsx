import type { Box } from '@haven/ui-kit';
import { MoveUp } from 'lucide-react';
import type { Side } from '../beside/card-place.ts';

interface SpotlightProps {
  readonly box: Box;
  /** Undefined where something lies between the card and the thing. */
  readonly side: Side | undefined;
}

/** Light on one thing, and an arrow from the card to it; whatever is below can be used as ever. */
export function Spotlight({ box, side }: SpotlightProps) {
  return (
    <div className="spotlight" data-side={side} style={box} aria-hidden="true">
      {side && <MoveUp />}
    </div>
  );
}
