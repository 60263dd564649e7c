import { linear, placed, type Scene } from '@haven/picture-kit';

/** Four hulls seen from above, bow up, around the middle of a box of 64 by 64; by seat. */
const HULLS = [
  {
    wings: 'M0-6 28 20 22 24 10 14 0 20-10 14-22 24-28 20z',
    body: 'M0-30 7-8 9 16 4 24-4 24-9 16-7-8z',
    glass: 'M0-20 3.5-8 0-4-3.5-8z',
    engines: [-5, 5],
  },
  {
    wings: 'M-24-10-14-18V18l-6 6-8-6zM24-10 14-18V18l6 6 8-6z',
    body: 'M0-26 12-18 14 16 8 24H-8l-6-8 2-34z',
    glass: 'M-5-16H5l2 7H-7z',
    engines: [-20, 0, 20],
  },
  {
    wings: 'M-10-4-22 2v16l12 4zM10-4 22 2v16l-12 4z',
    body: 'M0-28C8-24 12-14 12-4v22l-5 7H-7l-5-7V-4c0-10 4-20 12-24z',
    glass: 'M-6-14C-4-19 4-19 6-14l-2 4h-8z',
    engines: [-7, 7],
  },
  {
    wings: 'M0 4 20 26 8 18 0 22-8 18-20 26z',
    body: 'M0-31C6-18 7-4 5 18L0 25-5 18C-7-4-6-18 0-31z',
    glass: 'M0-18 2.6-8 0-2-2.6-8z',
    engines: [0],
  },
] as const;

/** Where the captains fly, two on each side of the planet, and which way they turn. */
const COURSES = [
  { x: 232, y: 262, turn: 62, size: 2 },
  { x: 972, y: 250, turn: -64, size: 2 },
  { x: 128, y: 420, turn: 38, size: 1.5 },
  { x: 1080, y: 410, turn: -40, size: 1.5 },
] as const;

const TRAIL = 150;
const fireOf = (colour: string) => `fire-${colour.slice(1)}`;

/** Fire that fades with the way behind the engine, in the colour of each captain. */
export function shipLights(colours: readonly string[]): string {
  const along = `gradientUnits="userSpaceOnUse" x1="0" y1="22" x2="0" y2="${TRAIL}"`;
  return colours
    .map((colour) =>
      linear(
        fireOf(colour),
        [
          [0, '#fff'],
          [0.12, colour, 0.9],
          [0.5, colour, 0.4],
          [1, colour, 0],
        ],
        along,
      ),
    )
    .join('');
}

/** A ship in its captain's colour for every chair that is taken; without chairs, one of each. */
export function ships({ sitters }: Scene, colours: readonly string[]): string {
  const flying =
    sitters.length === 0 ? [0, 1, 2, 3] : sitters.filter(({ kind }) => kind !== 'open').map(({ seat }) => seat);
  return flying.map((seat) => ship(seat, colours[seat] ?? '#fff')).join('');
}

function ship(seat: number, colour: string): string {
  const hull = HULLS[seat];
  const course = COURSES[seat];
  if (hull === undefined || course === undefined) return '';
  const { x, y, turn, size } = course;
  const trails = hull.engines.map((at) => trail(at, colour)).join('');
  const body =
    `<path d="${hull.wings}" fill="${colour}" stroke="#050814" stroke-width="1.5"/>` +
    `<path d="${hull.body}" fill="#dbe4f5" stroke="#050814" stroke-width="1.5"/>` +
    `<path d="${hull.glass}" fill="#0b1330" stroke="${colour}" stroke-width="1.5"/>`;
  return placed(trails + body, `translate(${x} ${y}) rotate(${turn}) scale(${size})`);
}

function trail(x: number, colour: string): string {
  const fire = `fill="url(#${fireOf(colour)})"`;
  return `<path d="M${x - 9} 22L${x} ${TRAIL}L${x + 9} 22z" ${fire} opacity=".5"/><path d="M${x - 4} 22L${x} ${TRAIL}L${x + 4} 22z" ${fire}/>`;
}
