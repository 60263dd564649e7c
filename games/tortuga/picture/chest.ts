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
  red: '<path d="M24 15.500 32 25l-8 9.500L16 25z"/>',
  blue: '<path d="M24 14.500c3.500 5 7 8.500 7 12.300a7 7 0 0 1-14 0c0-3.800 3.500-7.300 7-12.300z"/>',
  yellow: '<path d="m24 16 7.800 4.500v9L24 34l-7.800-4.500v-9z"/>',
  white: '<circle cx="24" cy="25" r="8"/>',
  purple: '<path d="m15 19 4.800 3.800L24 16l4.200 6.800L33 19l-1.800 14H16.800z"/>',
};

const INK = '#2b2118';

/** A little sea chest in a box of 48 by 42. */
export function chest(colour: Colour): string {
  const [lid, box, gem] = COLOURS[colour];
  return (
    '<ellipse cx="24" cy="38.500" rx="23" ry="3.500" fill="#1e1004" opacity=".4"/>' +
    `<g stroke="${INK}" stroke-width="2"><path d="M4.500 16C5 7.500 9 3.500 14 3.500h20c5 0 9 4 9.500 12.500z" fill="${lid}"/>` +
    `<rect x="4.500" y="15" width="39" height="22" rx="2.500" fill="${box}"/></g>` +
    `<path d="M4.500 16.500h39M11.500 4v32.500M36.500 4v32.500" stroke="#d9a94e" stroke-width="2.600"/>` +
    '<path d="M8.500 12c.8-4 2.800-6 6-6h10" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.400" stroke-linecap="round"/>' +
    `<g fill="${gem}" stroke="${INK}" stroke-width="2" stroke-linejoin="round">${GEMS[colour]}</g>`
  );
}
