import type { Seat } from '@haven/kit';

const SHAPES = [
  'M12 3 22 21H2z',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  'M3 3h18v18H3z',
  'm12 1 3.200 7.300 7.800.800-5.900 5.200 1.700 7.700-6.800-4-6.800 4 1.700-7.700L1 9.100l7.800-.800z',
];

/** The sign of a seat, by which it is known without its colour. */
export function Emblem({ seat, colour }: { readonly seat: Seat; readonly colour?: string | undefined }) {
  return (
    <svg
      className="emblem"
      data-seat={seat}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={colour ? { color: colour } : {}}
    >
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  );
}
