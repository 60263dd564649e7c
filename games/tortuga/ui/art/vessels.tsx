/** Vessels seen from above, bow to the left: each carries one chest amidships. */
export function ShipHull() {
  return (
    <svg className="tt-vessel" viewBox="0 0 100 56" aria-hidden="true">
      <path d="M2 28C14 10 32 4 56 4h30c8 4 11 13 11 24s-3 20-11 24H56C32 52 14 46 2 28z" className="tt-hull" />
      <path d="M12 28c10-13 24-17 45-17h26c5 3 7 9 7 17s-2 14-7 17H57C36 45 22 41 12 28z" className="tt-deck" />
      <path d="M40 14v28M58 12v32M76 12v32" className="tt-planks" />
      <circle cx="29" cy="28" r="3.2" className="tt-mast" />
      <circle cx="85" cy="28" r="2.6" className="tt-mast" />
    </svg>
  );
}

export function RowingBoat() {
  return (
    <svg className="tt-vessel" viewBox="0 0 100 56" aria-hidden="true">
      <path d="m30 2 8 18M66 2l4 14M30 54l8-18M66 54l4-14" className="tt-oars" />
      <path d="M6 28c12-14 26-18 46-18h24c10 3 16 9 16 18s-6 15-16 18H52C32 46 18 42 6 28z" className="tt-hull" />
      <path d="M16 28c9-9 20-12 37-12h20c7 2 11 6 11 12s-4 10-11 12H53C36 40 25 37 16 28z" className="tt-deck" />
      <path d="M40 17v22M76 17v22" className="tt-planks" />
    </svg>
  );
}
