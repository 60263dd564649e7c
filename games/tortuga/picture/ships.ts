import { emblem, linear, placed, type Scene } from '@haven/picture-kit';

/** Where each captain's ship rides; the larger ones are nearer. */
const BERTHS = [
  { x: 300, y: 262, size: 1.75 },
  { x: 706, y: 256, size: 1.75 },
  { x: 520, y: 232, size: 1.1 },
  { x: 900, y: 226, size: 1.1 },
] as const;

export const SHIP_LIGHTS =
  linear(
    'sail',
    [
      [0, '#fffdf4'],
      [1, '#e6d3ac'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  ) +
  linear('hull', [
    [0, '#9a6232'],
    [1, '#4f2e14'],
  ]);

/** A ship for every chair that is taken, far ones first; without chairs, one of each. */
export function ships({ sitters }: Scene, colours: readonly string[]): string {
  const sailing =
    sitters.length === 0 ? [0, 1, 2, 3] : sitters.filter(({ kind }) => kind !== 'open').map(({ seat }) => seat);
  return sailing
    .toSorted((a, b) => b - a)
    .map((seat) => {
      const berth = BERTHS[seat];
      return berth
        ? placed(ship(seat, colours[seat] ?? '#fff'), `translate(${berth.x} ${berth.y}) scale(${berth.size})`)
        : '';
    })
    .join('');
}

/** Under full sail, the captain's colour at the mast and the emblem on the sail; in a box of 120 by 120. */
function ship(seat: number, colour: string): string {
  const sails =
    'M56 14C28 20 16 40 14 64c16-6 30-6 42-2zM86 26C74 32 66 44 64 62c8-3 14-3 22 0zM60 14c18 8 22 30 20 44-6-3-14-3-20 0zM90 26c12 8 16 22 14 34-5-2-9-2-14 0z';
  return (
    '<ellipse cx="60" cy="108" rx="62" ry="9" fill="#06262f" opacity=".4"/>' +
    '<path d="M58 2v76M88 16v60" stroke="#3d2411" stroke-width="4"/>' +
    `<path d="M58 0c-10-6-18 4-30-2v11c12 6 20-4 30 2z" fill="${colour}" stroke="#2b2118" stroke-width="1.2"/>` +
    `<path d="${sails}" fill="url(#sail)" stroke="#7c6237" stroke-width="1.6"/>` +
    `<g transform="translate(27 32) scale(.9)"><path d="${emblem(seat)}" fill="${colour}"/></g>` +
    '<path d="M0 74h120c-4 20-15 32-28 32H34C18 106 6 92 0 74z" fill="url(#hull)" stroke="#2b2118" stroke-width="2"/>' +
    `<path d="M4 84h111" stroke="${colour}" stroke-width="5"/><path d="M12 95h94" stroke="#2b180a" stroke-width="1.6" opacity=".7"/>` +
    '<path d="M-8 108q12-8 24 0t24 0 24 0 24 0 24 0 16 0" fill="none" stroke="#eafaf7" stroke-width="3.5" stroke-linecap="round"/>'
  );
}
