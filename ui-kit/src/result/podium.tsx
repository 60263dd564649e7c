import type { Outcome } from '@haven/kit';
import type { ReactNode } from 'react';
import { KIT_LOOK, type Look } from '../theme/look.ts';
import { type Place, placesOf } from './places.ts';

interface PodiumProps {
  readonly outcome: Outcome;
  readonly look?: Look;
  /** What stands on a step. */
  children(place: Place): ReactNode;
}

/** Everybody in order, each on a step. */
export function Podium({ outcome, look = KIT_LOOK, children }: PodiumProps) {
  return (
    <ol className={`${look}-podium`}>
      {placesOf(outcome).map((place) => (
        <li key={place.seat} className={`${look}-place`} data-rank={place.rank} data-seat={place.seat}>
          {children(place)}
        </li>
      ))}
    </ol>
  );
}
