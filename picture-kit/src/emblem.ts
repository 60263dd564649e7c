import type { Seat } from '@haven/kit';

/** By seat, in a box of 24 by 24: triangle, circle, square, star, lozenge, cross; a colour is never the only sign. */
const SHAPES = [
  'M12 2.5 22.5 21h-21z',
  'M12 2.5a9.5 9.5 0 0 1 0 19a9.5 9.5 0 0 1 0-19z',
  'M4.500 3h15a1.500 1.500 0 0 1 1.500 1.500v15a1.500 1.500 0 0 1-1.500 1.500h-15a1.500 1.500 0 0 1-1.500-1.500v-15a1.500 1.500 0 0 1 1.500-1.500z',
  'm12 1.500 3.100 7 7.600.800-5.700 5.100 1.700 7.500-6.700-3.900-6.700 3.900L7 14.400 1.300 9.300l7.600-.800z',
  'M12 1.500 21 12l-9 10.500L3 12z',
  'M8.500 2.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
] as const;

export function emblem(seat: Seat): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}
