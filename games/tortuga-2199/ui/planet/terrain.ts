import type { SectorId } from '@haven/tortuga-2199-rules';
import { onCircle, type Point } from './geometry.ts';

/** What the ground of a sector looks like from orbit; everything follows from its name, so it never changes. */
export interface Terrain {
  /** Lines of equal height, from the outermost inwards. */
  readonly contours: readonly string[];
  /** Lights, boulders, ore: small things on the ground. */
  readonly specks: readonly Speck[];
}

interface Speck {
  readonly at: Point;
  readonly radius: number;
  readonly bright: number;
}

const drawn = new Map<SectorId, Terrain>();

export function terrainOf(sector: SectorId): Terrain {
  const known = drawn.get(sector) ?? draw(sector);
  drawn.set(sector, known);
  return known;
}

const RINGS = [112, 96, 80, 65, 51, 38, 26] as const;
const SPECKS = 34;

function draw(sector: SectorId): Terrain {
  const next = chance(sector);
  const waves = Array.from({ length: 5 }, (_, index) => ({ times: index + 2, from: next() * 360, high: next() }));
  const middle: Point = [next() * 44 - 22, next() * 44 - 22];
  return {
    contours: RINGS.map((radius) => contour(middle, radius, waves)),
    specks: Array.from({ length: SPECKS }, () => ({
      at: onCircle(next() * 360, 12 + 82 * Math.sqrt(next())),
      radius: Math.round((0.6 + next() * 1.9) * 10) / 10,
      bright: Math.round((0.25 + next() * 0.7) * 100) / 100,
    })),
  };
}

interface Wave {
  readonly times: number;
  readonly from: number;
  readonly high: number;
}

const POINTS = 28;

/** A closed line around a hill, pushed in and out by a few waves. */
function contour([x, y]: Point, radius: number, waves: readonly Wave[]): string {
  const points = Array.from({ length: POINTS }, (_, index): Point => {
    const angle = (360 / POINTS) * index;
    const push = waves.reduce((sum, wave) => sum + swell(wave, angle), 0);
    const [dx, dy] = onCircle(angle, radius * (1 + push));
    return [Math.round(x + dx), Math.round(y + dy)];
  });
  return smooth(points);
}

const swell = ({ times, from, high }: Wave, angle: number) =>
  (Math.sin(((angle * times + from) * Math.PI) / 180) * high * 0.3) / times;

/** A round line through the middles of the points' sides. */
function smooth(points: readonly Point[]): string {
  const middles = points.map((point, index) => halfway(point, points[(index + 1) % points.length] ?? point));
  const [first] = middles;
  const curves = middles.slice(1).map((middle, index) => `Q${points[index + 1]?.join(' ')} ${middle.join(' ')}`);
  return `M${first?.join(' ')}${curves.join('')}z`;
}

const halfway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Numbers from 0 to 1 that are always the same for a name. */
function chance(name: string): () => number {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 17);
  return () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}
