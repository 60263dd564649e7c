import type { Colour } from '@haven/tortuga-rules';
import type { ReactNode } from 'react';
import './chest.css';

/** A gem of its own shape for each colour: lozenge, drop, hexagon, pearl, crown. */
const GEMS: Readonly<Record<Colour, ReactNode>> = {
  red: <path d="M24 15.5 32 25l-8 9.5L16 25z" />,
  blue: <path d="M24 14.5c3.5 5 7 8.5 7 12.3a7 7 0 0 1-14 0c0-3.8 3.5-7.3 7-12.3z" />,
  yellow: <path d="m24 16 7.8 4.5v9L24 34l-7.8-4.5v-9z" />,
  white: <circle cx="24" cy="25" r="8" />,
  purple: <path d="m15 19 4.8 3.8L24 16l4.200 6.8L33 19l-1.8 14H16.8z" />,
};

/** A little sea chest; its wood has the colour of what is in it. */
export function ChestArt({ colour }: { readonly colour: Colour }) {
  return (
    <svg className="tt-chest-art" data-colour={colour} viewBox="0 0 48 42" aria-hidden="true">
      <ellipse cx="24" cy="38.5" rx="21" ry="3" className="tt-chest-shadow" />
      <path d="M4.5 16C5 7.5 9 3.5 14 3.5h20c5 0 9 4 9.5 12.5z" className="tt-chest-lid" />
      <rect x="4.5" y="15" width="39" height="22" rx="2.5" className="tt-chest-body" />
      <path d="M4.5 16.5h39M11.5 4v32.5M36.5 4v32.5" className="tt-chest-iron" />
      <path d="M8.5 12c.8-4 2.8-6 6-6h10" className="tt-chest-shine" />
      <g className="tt-chest-gem">{GEMS[colour]}</g>
    </svg>
  );
}
