import { linear, radial, rounded, type Scene, scatter } from '@haven/picture-kit';
import { type Cell, layBoard, SECTORS, type SectorId, SPECIALS, tortuga2199 } from '@haven/tortuga-2199-rules';
import { moved, onCircle, outline, type Point, seen } from './globe.ts';

const SIZE = 104;
const GROUNDS = ['tortuga', 'post', 'turrets', 'fortress', 'lab', 'mines', 'vortex'] as const;
type Ground = (typeof GROUNDS)[number];

/** Lit and shaded side of each ground, and the light of what people built there. */
const COLOURS: Readonly<Record<Ground, readonly [lit: string, shade: string, light: string]>> = {
  tortuga: ['#a85c3a', '#4a2320', '#ffc27a'],
  post: ['#b3863c', '#4d381c', '#ffe3a6'],
  turrets: ['#a34438', '#481c20', '#ff9b86'],
  fortress: ['#4a70bd', '#1a2a55', '#b6d0ff'],
  lab: ['#27998a', '#0d3d41', '#9dffe6'],
  mines: ['#8f5730', '#3a2018', '#ffb27d'],
  vortex: ['#7040b8', '#2a1557', '#e3adff'],
};

export const GROUND_LIGHTS =
  GROUNDS.map((ground) => {
    const [lit, shade] = COLOURS[ground];
    return radial(
      `g-${ground}`,
      [
        [0, lit],
        [1, shade],
      ],
      'cx="35%" cy="25%" r="90%"',
    );
  }).join('') +
  linear('g-wild', [
    [0, '#2a3d76'],
    [1, '#141f45'],
  ]);

/** The real board of such a table, on a planet that is wild elsewhere. */
export function land({ sitters, options }: Scene): string {
  const map = options.map === 'tips' ? 'tips' : 'nestled';
  const board = layBoard(sitters.length || tortuga2199.meta.seats.max, map, SPECIALS);
  const tiles = SECTORS.flatMap((id) => {
    const tile = board[id];
    return tile ? [{ id, cell: tile.cell }] : [];
  });
  const taken = new Set(tiles.map(({ cell }) => cell.join()));
  const wild = CELLS.filter((cell) => !taken.has(cell.join()));
  return wild.map(wilderness).join('') + tiles.map(sector).join('');
}

const REACH = 6;
const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);
const CELLS: readonly Cell[] = STEPS.flatMap((q) => STEPS.map((r): Cell => [q, r])).filter(
  ([q, r]) => Math.abs(q + r) <= REACH,
);

const centreOf = ([q, r]: Cell): Point => [SIZE * Math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r];

/** A hexagon whose sides follow the curve of the ground. */
function hexagon(centre: Point, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => onCircle(60 * index - 90, radius));
  const points = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % 6] ?? corner;
    return [0, 1, 2, 3].map((part): Point => between(corner, next, part / 4));
  });
  return outline(
    points.map((point) => moved(point, centre)),
    'Z',
  );
}

const between = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

function wilderness(cell: Cell): string {
  const centre = centreOf(cell);
  const d = hexagon(centre, SIZE * 0.97);
  if (d === '') return '';
  const next = scatter(cell.join());
  const lights = Array.from({ length: 3 }, () =>
    speck(moved(onCircle(next() * 360, next() * 80), centre), '#8fb4ff', next()),
  );
  return `<path d="${d}" fill="url(#g-wild)" stroke="#3b5596" stroke-opacity=".55" stroke-width="1.5"/>${lights.join('')}`;
}

function speck(at: Point, colour: string, bright: number): string {
  const point = seen(at);
  if (point === undefined) return '';
  const radius = rounded(0.7 + bright * 1.7);
  return `<circle cx="${point[0]}" cy="${point[1]}" r="${radius}" fill="${colour}" opacity="${rounded(0.3 + bright * 0.6)}"/>`;
}

function sector({ id, cell }: { readonly id: SectorId; readonly cell: Cell }): string {
  const centre = centreOf(cell);
  const ground = GROUNDS.find((each) => id.startsWith(each)) ?? 'tortuga';
  const light = COLOURS[ground][2];
  return (
    `<path d="${hexagon(centre, SIZE * 0.98)}" fill="url(#g-${ground})"/>` +
    contours(id, centre, light) +
    `<g fill="none" stroke="${light}" stroke-linecap="round">${FEATURES[ground](centre)}</g>` +
    towns(id, centre, light) +
    `<path d="${hexagon(centre, SIZE * 0.93)}" fill="none" stroke="${light}" stroke-width="2.5" stroke-opacity=".8"/>`
  );
}

/** Lines of equal height around a hill that is the sector's own. */
function contours(id: SectorId, centre: Point, light: string): string {
  const next = scatter(id);
  const waves = [2, 3, 4, 5].map((times) => ({ times, from: next() * 360, high: next() * 0.3 }));
  return [86, 68, 50, 32]
    .map((radius, height) => {
      const points = Array.from({ length: 30 }, (_, index) => {
        const angle = index * 12;
        const push = waves.reduce(
          (sum, { times, from, high }) => sum + (Math.sin(((angle * times + from) * Math.PI) / 180) * high) / times,
          0,
        );
        return moved(onCircle(angle, radius * (1 + push * 0.6)), centre);
      });
      return `<path d="${outline(points, 'Z')}" fill="${light}" fill-opacity="${rounded(0.06 + height * 0.03)}"/>`;
    })
    .join('');
}

function towns(id: SectorId, centre: Point, light: string): string {
  const next = scatter(`${id} towns`);
  return Array.from({ length: 26 }, () =>
    speck(moved(onCircle(next() * 360, 14 + 70 * Math.sqrt(next())), centre), light, next()),
  ).join('');
}

const ring = (centre: Point, radius: number): string =>
  outline(
    Array.from({ length: 36 }, (_, index) => moved(onCircle(index * 10, radius), centre)),
    'Z',
  );
const rings = (radii: readonly number[], paint: string) => (centre: Point) =>
  radii.map((radius) => `<path d="${ring(centre, radius)}" ${paint}/>`).join('');
const spiral = (centre: Point, start: number): string =>
  outline(
    Array.from({ length: 22 }, (_, index) => moved(onCircle(start + index * 24, 5 + index * 3.7), centre)),
    '',
  );

/** What each ground alone has: streets, dunes, ranges of fire, ramparts, domes, the pit, the storm. */
const FEATURES: Readonly<Record<Ground, (centre: Point) => string>> = {
  tortuga: rings([26, 44, 62, 80], 'stroke-width="3.5" stroke-dasharray="2 7" opacity=".9"'),
  post: (centre) =>
    [-54, -30, -6, 18, 42]
      .map((y) => {
        const dune = Array.from({ length: 15 }, (_, index): Point => [index * 9 - 63, y + 6 * Math.sin(index * 1.3)]);
        return `<path d="${outline(
          dune.map((point) => moved(point, centre)),
          '',
        )}" stroke-width="2.5" opacity=".6"/>`;
      })
      .join(''),
  turrets: rings([22, 46, 72], 'stroke-width="3" stroke-dasharray="16 9" opacity=".7"'),
  fortress: (centre) =>
    [30, 50, 72].map((radius) => `<path d="${hexagon(centre, radius)}" stroke-width="3.5" opacity=".8"/>`).join(''),
  lab: (centre) =>
    (
      [
        [-46, -28, 22],
        [40, -36, 18],
        [48, 26, 24],
        [-38, 38, 20],
        [2, 2, 16],
      ] as const
    )
      .map(
        ([x, y, radius]) =>
          `<path d="${ring(moved([x, y], centre), radius)}" fill="#9dffe6" fill-opacity=".28" stroke-width="2"/>`,
      )
      .join(''),
  mines: rings([78, 62, 47, 33, 19], 'stroke-width="3" fill="#1a0a06" fill-opacity=".22" opacity=".8"'),
  vortex: (centre) =>
    [0, 72, 144, 216, 288]
      .map((start) => `<path d="${spiral(centre, start)}" stroke-width="4" opacity=".75"/>`)
      .join(''),
};
