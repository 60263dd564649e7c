import type { Colour } from '@haven/tortuga-rules';

/** Lid, box and gem of a chest, by what is in it. */
const COLOURS: Readonly<Record<Colour, readonly [lid: string, box: string, gem: string]>> = {
  red: ['#c0372c', '#86201a', '#ffd9cf'],
  blue: ['#2f69b8', '#1c4480', '#d6eaff'],
  yellow: ['#e6b12c', '#a97c10', '#fff6cf'],
  white: ['#f4efe4', '#c9bfa9', '#ffffff'],
  purple: ['#7a469f', '#512a70', '#f0dcff'],
};

/** A gem of its own shape for each colour: lozenge, drop, hexagon, pearl, crown. */
const GEMS: Readonly<Record<Colour, string>> = {
  red: '<path d="M24 15.5 32 25l-8 9.5L16 25z"/>',
  blue: '<path d="M24 14.5c3.5 5 7 8.5 7 12.3a7 7 0 0 1-14 0c0-3.8 3.5-7.3 7-12.3z"/>',
  yellow: '<path d="m24 16 7.8 4.5v9L24 34l-7.8-4.5v-9z"/>',
  white: '<circle cx="24" cy="25" r="8"/>',
  purple: '<path d="m15 19 4.8 3.8L24 16l4.2 6.8L33 19l-1.8 14H16.8z"/>',
};

const INK = '#2b2118';

/** A little sea chest in a box of 48 by 42. */
export function chest(colour: Colour): string {
  const [lid, box, gem] = COLOURS[colour];
  return (
    '<ellipse cx="24" cy="38.5" rx="23" ry="3.5" fill="#1e1004" opacity=".4"/>' +
    `<g stroke="${INK}" stroke-width="2"><path d="M4.5 16C5 7.5 9 3.5 14 3.5h20c5 0 9 4 9.5 12.5z" fill="${lid}"/>` +
    `<rect x="4.5" y="15" width="39" height="22" rx="2.5" fill="${box}"/></g>` +
    `<path d="M4.5 16.5h39M11.5 4v32.5M36.5 4v32.5" stroke="#d9a94e" stroke-width="2.6"/>` +
    '<path d="M8.5 12c.8-4 2.8-6 6-6h10" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.4" stroke-linecap="round"/>' +
    `<g fill="${gem}" stroke="${INK}" stroke-width="2" stroke-linejoin="round">${GEMS[colour]}</g>`
  );
}
