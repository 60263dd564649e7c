import { type Cell, MAPS, type Problem, problemsOf, SECTOR, SECTORS, type SectorFace } from '@haven/tortuga-2199-rules';

/** What may be printed on a tile: its limits, and what is printed there as ever. */
interface TileValue {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

type TileValues = ReadonlyMap<string, TileValue>;

/** The values of a tile, and where its face has them. */
const VALUES = { control: 'control', price: 'firstPrice', most: 'most' } as const satisfies Record<
  string,
  keyof SectorFace
>;

/** The tiles that a set may print otherwise, as the check names them; none if it knows no tiles. */
export function tileShapes(): ReadonlyMap<string, TileValues> {
  const told = problemsOfBoard({ tiles: { '?': 0 } }).find(
    ({ field, problem }) => field === 'tiles' && problem === 'one-of',
  );
  const names = told === undefined ? [] : String(told.values?.words).split(', ');
  return new Map(names.map((tile) => [tile, valuesOf(tile)]));
}

function valuesOf(tile: string): TileValues {
  const face = SECTOR[SECTORS.find((id) => id === tile || id.startsWith(`${tile}-`)) ?? 'tortuga'];
  return new Map(
    Object.entries(VALUES).flatMap(([value, of]): [string, TileValue][] => {
      const told = problemsOfBoard({ tiles: { [tile]: { [value]: '?' } } }).find(
        ({ field, problem }) => field === `tiles ${tile} ${value}` && problem === 'number',
      );
      const { least, most } = told?.values ?? {};
      return told ? [[value, { least: Number(least), most: Number(most), usual: face[of] }]] : [];
    }),
  );
}

const REACH = [-3, -2, -1, 0, 1, 2, 3];

/** The cells that a set may mark for the special sectors; none if the check knows no cells. */
export function openCells(): readonly Cell[] {
  const all = REACH.flatMap((q) => REACH.map((r): Cell => [q, r]));
  return all.filter((cell) => isOpen(cell));
}

/** Marked together with others of our own map: the check takes them all or none. */
function isOpen(cell: Cell): boolean {
  const others = MAPS.nestled.filter((each) => !isSame(each, cell)).slice(0, MAPS.nestled.length - 1);
  return !problemsOfBoard({ cells: [cell, ...others] }).some(({ field }) => field === 'cells');
}

export function isSame(one: unknown, other: Cell): boolean {
  return Array.isArray(one) && one.length === 2 && one[0] === other[0] && one[1] === other[1];
}

function problemsOfBoard(board: object): Problem[] {
  return problemsOf({ id: 'board', cards: [], ...board });
}
