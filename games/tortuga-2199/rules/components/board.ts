import { SECTORS, type SectorId, type Special } from './sectors.ts';

/** A place on the hexagonal board, in axial coordinates. */
export type Cell = readonly [q: number, r: number];

/** §1.1 Tortuga in the centre; Trading Posts and Turrets take turns around it. */
const RING = {
  tortuga: [0, 0],
  'post-0': [1, 0],
  'turrets-1': [1, -1],
  'post-2': [0, -1],
  'turrets-3': [-1, 0],
  'post-4': [-1, 1],
  'turrets-5': [0, 1],
} as const satisfies Record<Exclude<SectorId, Special>, Cell>;

/** §1.1 Two captains play without these. */
const LEFT_OUT_FOR_TWO: readonly SectorId[] = ['post-0', 'turrets-3'];

/** §1.2 Where the four special sectors may lie. */
export const MAPS = {
  nestled: [
    [2, -1],
    [-1, -1],
    [-2, 1],
    [1, 1],
  ],
  tips: [
    [2, -2],
    [0, -2],
    [-2, 2],
    [0, 2],
  ],
} as const satisfies Record<string, readonly [Cell, Cell, Cell, Cell]>;
export type MapName = keyof typeof MAPS;

/** §1.2 Whether a special sector can lie there: around the ring, and next to it also if two captains play. */
export function isOutside(cell: Cell): boolean {
  const ring = Object.entries(RING).filter(([id]) => id !== 'tortuga' && !LEFT_OUT_FOR_TWO.some((each) => each === id));
  const isTaken = Object.values(RING).some((each) => each[0] === cell[0] && each[1] === cell[1]);
  return !isTaken && ring.some(([, each]) => touch(cell, each));
}

export interface Tile {
  readonly cell: Cell;
  readonly next: readonly SectorId[];
}
export type Board = Readonly<Partial<Record<SectorId, Tile>>>;

/** The tiles of a table and which of them touch. The specials lie on the cells of the map, in the given order. */
export function layBoard(seats: number, map: MapName | readonly Cell[], specials: readonly Special[]): Board {
  const places: readonly Cell[] = typeof map === 'string' ? MAPS[map] : map;
  const cells: Partial<Record<SectorId, Cell>> = { ...RING };
  if (seats === 2) for (const sector of LEFT_OUT_FOR_TWO) delete cells[sector];
  specials.forEach((sector, index) => {
    const cell = places[index];
    if (cell) cells[sector] = cell;
  });
  const board: Partial<Record<SectorId, Tile>> = {};
  for (const sector of SECTORS) {
    const cell = cells[sector];
    if (cell) board[sector] = { cell, next: SECTORS.filter((other) => touch(cell, cells[other])) };
  }
  return board;
}

/** Two cells touch if they share a border. */
function touch([q, r]: Cell, other: Cell | undefined): boolean {
  if (other === undefined) return false;
  const [dq, dr] = [other[0] - q, other[1] - r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
}
