import { rounded } from '@haven/picture-kit';

export type Point = readonly [x: number, y: number];

/** The planet below: where its middle is, how large, and how far it is rolled towards whoever looks. */
export const GLOBE = { x: 600, y: 792, radius: 560 } as const;
const ROLL = (45 * Math.PI) / 180;

/** Where a point of the flat map appears on the globe; nothing for what lies behind the horizon. */
export function seen([x, y]: Point): Point | undefined {
  const { radius } = GLOBE;
  const far = Math.hypot(x, y) / radius;
  const spread = far === 0 ? 0 : Math.sin(far) / far;
  const [flatY, depth] = [y * spread, radius * Math.cos(far)];
  if (flatY * Math.sin(ROLL) + depth * Math.cos(ROLL) < 0) return undefined;
  return [rounded(GLOBE.x + x * spread), rounded(GLOBE.y + flatY * Math.cos(ROLL) - depth * Math.sin(ROLL))];
}

/** A line over the ground; where part of it is hidden, nothing is drawn. */
export function outline(points: readonly Point[], end: 'Z' | ''): string {
  const visible = points.map(seen);
  if (visible.includes(undefined)) return '';
  return `M${visible.map((point) => point?.join(' ')).join('L')}${end}`;
}

export function onCircle(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

export const moved = ([x, y]: Point, by: Point): Point => [x + by[0], y + by[1]];
