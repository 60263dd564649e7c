import type { Seat } from '@haven/kit';

/** By seat, in a box of 24 by 24: triangle, circle, square, star, lozenge, cross; a colour is never the only sign. */
const SHAPES = [
  'M12 2.5 22.5 21h-21z',
  'M12 2.5a9.5 9.5 0 0 1 0 19a9.5 9.5 0 0 1 0-19z',
  'M4.5 3h15a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-15a1.5 1.5 0 0 1 1.5-1.5z',
  'm12 1.5 3.1 7 7.6.8-5.7 5.1 1.7 7.5-6.7-3.9-6.7 3.9L7 14.4 1.3 9.3l7.6-.8z',
  'M12 1.5 21 12l-9 10.5L3 12z',
  'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
] as const;

export function emblem(seat: Seat): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}
