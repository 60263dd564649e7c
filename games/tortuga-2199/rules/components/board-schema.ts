import { type Cell, isOutside } from './board.ts';
import { MOST } from './card-set.ts';
import { count, type Data, isData, oneOf, type Problem, type Wrong } from './card-set-checks.ts';
import { SECTOR, type SectorId, SPECIALS, SPOTS, TILES, type TileName } from './sectors.ts';

/** §8.4 What is wrong with the tiles and the cells of a set. */
export function problemsOfBoard({ tiles, cells }: Data): Problem[] {
  return [...problemsOfTiles(tiles), ...problemsOfCells(cells)];
}

function problemsOfTiles(tiles: unknown): Problem[] {
  if (tiles === undefined) return [];
  if (!isData(tiles)) return [{ field: 'tiles', problem: 'object' }];
  return Object.entries(tiles).flatMap(([name, values]) => problemsOfTile(name, values));
}

function problemsOfTile(name: string, values: unknown): Problem[] {
  const tile = TILES.find((each) => each === name);
  if (tile === undefined) return wrong('tiles', oneOf(TILES)(name));
  const field = `tiles ${tile}`;
  if (!isData(values)) return [{ field, problem: 'object' }];
  const checks = checksOf(tile);
  const strange = Object.keys(values).some((each) => !Object.hasOwn(checks, each));
  return [
    ...wrong(field, strange ? { problem: 'strange-field' } : undefined),
    ...Object.entries(checks).flatMap(([each, check]) =>
      values[each] === undefined ? [] : wrong(`${field} ${each}`, check(values[each])),
    ),
    ...wrong(`${field} most`, spotsProblem(tile, values)),
  ];
}

function wrong(field: string, problem: Wrong | undefined): Problem[] {
  return problem === undefined ? [] : [{ field, ...problem }];
}

const CONTROL = count(0, 9);
const VALUE = count(1, MOST);

/** §5.7 Tortuga has no spots. */
function checksOf(tile: TileName): Readonly<Record<string, (value: unknown) => Wrong | undefined>> {
  return tile === 'tortuga' ? { control: CONTROL, price: VALUE } : { control: CONTROL, price: VALUE, most: VALUE };
}

/** §5.1 One to six spots, one for each side of the tile. */
function spotsProblem(tile: TileName, { price, most }: Data): Wrong | undefined {
  const given = {
    price: numberIn(price, SECTOR[sampleOf(tile)].firstPrice),
    most: numberIn(most, SECTOR[sampleOf(tile)].most),
  };
  if (tile === 'tortuga' || given.price === undefined || given.most === undefined) return undefined;
  return count(given.price, given.price + SPOTS - 1)(given.most);
}

/** Undefined if it is no fit value: that is told already. */
function numberIn(value: unknown, usual: number): number | undefined {
  if (value === undefined) return usual;
  return VALUE(value) === undefined ? Number(value) : undefined;
}

function sampleOf(tile: TileName): SectorId {
  return tile === 'post' ? 'post-0' : tile === 'turrets' ? 'turrets-1' : tile;
}

/** §1.2 Four different cells around the ring. */
function problemsOfCells(cells: unknown): Problem[] {
  if (cells === undefined) return [];
  const fine = Array.isArray(cells) && cells.length === SPECIALS.length && cells.every(isCell) && areApart(cells);
  return fine ? [] : [{ field: 'cells', problem: 'cells', values: { most: SPECIALS.length } }];
}

function isCell(value: unknown): value is Cell {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isInteger)) return false;
  const [q, r]: readonly number[] = value;
  return q !== undefined && r !== undefined && isOutside([q, r]);
}

function areApart(cells: readonly Cell[]): boolean {
  return new Set(cells.map(String)).size === cells.length;
}
