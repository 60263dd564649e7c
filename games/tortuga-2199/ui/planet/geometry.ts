import { type Cell, layBoard, SECTORS, type SectorId, type View } from '@haven/tortuga-2199-rules';

/** Distance from the middle of a hex to its corners, in the units of the drawing. */
export const SIZE = 100;
const ROOT3 = Math.sqrt(3);
/** Distance to the middle of a side. */
export const INNER = (SIZE * ROOT3) / 2;
/** Room around the planet for its glow. */
const MARGIN = 6;

export type Point = readonly [x: number, y: number];

/** Map `tips` is tall: it is shown lying on its side, so that every map is wider than high. */
export type Rotation = 'upright' | 'lying';

export const turnOf = ({ options }: Pick<View, 'options'>): Rotation =>
  options.map === 'tips' && !options.cardSet?.cells ? 'lying' : 'upright';

function centreOf([q, r]: Cell, turn: Rotation): Point {
  const [x, y] = [SIZE * ROOT3 * (q + r / 2), SIZE * 1.5 * r];
  return turn === 'upright' ? [x, y] : [-y, x];
}

/** The corners of a hex around the origin; the first one is at the top, or at the right side of a lying one. */
export function cornersOf(turn: Rotation, radius = SIZE): Point[] {
  const first = turn === 'upright' ? -90 : 0;
  return Array.from({ length: 6 }, (_, index) => onCircle(first + 60 * index, radius));
}

export function onCircle(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

const round = (value: number) => Math.round(value * 100) / 100;

export const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing that holds all tiles of this table. */
export function boxOf(view: View): Box {
  const turn = turnOf(view);
  const centres = SECTORS.flatMap((id) => {
    const sector = view.sectors[id];
    return sector ? [centreOf(sector.cell, turn)] : [];
  });
  const reach = turn === 'upright' ? ([INNER, SIZE] as const) : ([SIZE, INNER] as const);
  const [right, bottom] = reach.map((each, axis) => each + MARGIN + farthest(centres, axis)) as [number, number];
  return { left: -right, top: -bottom, width: 2 * right, height: 2 * bottom };
}

const farthest = (points: readonly Point[], axis: number) =>
  Math.max(...points.map((point) => Math.abs(point[axis] ?? 0)));

/** §1.1 Where tiles are left out with two captains: nothing but cloud. */
export function gapsOf(view: View): Point[] {
  const ring = layBoard(4, view.options.map, []);
  const turn = turnOf(view);
  return SECTORS.flatMap((id) => {
    const tile = ring[id];
    return tile && !view.sectors[id] ? [centreOf(tile.cell, turn)] : [];
  });
}

/** A sector on this table with the place where it is drawn. */
export interface Spot {
  readonly id: SectorId;
  readonly centre: Point;
}

export function spotsOf(view: View): Spot[] {
  const turn = turnOf(view);
  return SECTORS.flatMap((id) => {
    const sector = view.sectors[id];
    return sector ? [{ id, centre: centreOf(sector.cell, turn) }] : [];
  });
}
