import type { Seat } from '@haven/kit';
import type { ReactNode } from 'react';

/** By seat: triangle, circle, square, star; the colour is never the only sign. In a box of 24 by 24. */
const SHAPES: readonly ReactNode[] = [
  <path key="triangle" d="M12 2.5 22.5 21h-21z" />,
  <circle key="circle" cx="12" cy="12" r="9.5" />,
  <rect key="square" x="3" y="3" width="18" height="18" rx="1.5" />,
  <path key="star" d="m12 1.5 3.1 7 7.6.8-5.7 5.1 1.7 7.5-6.7-3.9-6.7 3.9L7 14.4 1.3 9.3l7.6-.8z" />,
];

interface EmblemProps {
  readonly seat: Seat;
  readonly className: string;
}

/** The sign of a seat. */
export function SeatEmblem({ seat, className }: EmblemProps) {
  return (
    <svg className={className} data-seat={seat} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[seat]}
    </svg>
  );
}

/** The bare shape, for use inside a larger drawing. */
export function SeatEmblemShape({ seat, className }: EmblemProps) {
  return (
    <g className={className} data-seat={seat}>
      {SHAPES[seat]}
    </g>
  );
}
