import { at } from '@haven/kit';
import { describe, expect, test } from 'vitest';
import { tortuga2199 } from '../index.ts';
import { inTurn, newTable } from '../testing/positions.ts';
import type { Cell } from './board.ts';
import type { CardSet } from './card-set.ts';
import { problemsOf } from './card-set-schema.ts';
import type { TileSet } from './sectors.ts';
import { STANDARD_SET } from './standard-set.ts';

const withTiles = (tiles: TileSet): CardSet => ({ ...STANDARD_SET, tiles });
const withCells = (cells: readonly Cell[]): CardSet => ({ ...STANDARD_SET, cells });

describe('§8.4 tiles of a set', () => {
  const cardSet = withTiles({
    post: { control: 2, price: 6, most: 11 },
    lab: { control: 5 },
    tortuga: { control: 4, price: 12 },
  });

  test('§3.12 the first price and §5.1 the control token are those of the tile', () => {
    const table = inTurn({ options: { cardSet }, at: ['post-2'], manoeuvre: 6 });
    expect(table.plays('0 conquer').state.sectors['post-2']).toMatchObject({ owner: 0, defence: 6 });
    expect(tortuga2199.view(table.state, 0).captains[0]?.total).toBe(2);
    const scene = { options: { cardSet }, at: ['lab'], manoeuvre: 5, influence: [10] } as const;
    expect(inTurn(scene).plays('0 conquer').state.verdict).toBe('influence');
  });

  test('§3.13 a sector rises to the highest spot of its tile', () => {
    const table = inTurn({ options: { cardSet }, owns: { 'post-2': [0, 6], lab: [0, 5] }, crypto: 20 });
    const reinforced = table.moves().filter((move) => move.startsWith('reinforce'));
    expect(reinforced.filter((move) => move.includes('post-2')).at(-1)).toBe('reinforce post-2 11');
    expect(reinforced.filter((move) => move.includes('lab')).at(-1)).toBe('reinforce lab 10');
  });

  test('§5.7 Tortuga costs what its tile says', () => {
    const table = inTurn({ options: { cardSet }, manoeuvre: 12 });
    expect(table.moves()).toContain('conquer');
    expect(tortuga2199.view(table.plays('0 conquer').state, 0).captains[0]?.total).toBe(4);
  });

  test.each([
    [{ moon: {} }, 'tiles', 'one-of'],
    [{ post: 3 }, 'tiles post', 'object'],
    [{ post: { size: 3 } }, 'tiles post', 'strange-field'],
    [{ post: { control: -1 } }, 'tiles post control', 'number'],
    [{ post: { price: 9 } }, 'tiles post most', 'number'],
    [{ lab: { most: 11 } }, 'tiles lab most', 'number'],
    [{ tortuga: { most: 14 } }, 'tiles tortuga', 'strange-field'],
  ])('§8.4 %j is refused', (tiles, field, problem) => {
    expect(problemsOf({ ...STANDARD_SET, tiles })).toMatchObject([{ field, problem }]);
  });
});

describe('§1.2 X cells of a set', () => {
  const cells: readonly Cell[] = [
    [2, -2],
    [1, -2],
    [-1, 2],
    [1, 1],
  ];

  test.each([2, 3, 4])('with %i captains the special sectors lie there, and every sector can be reached', (seats) => {
    expect(problemsOf(withCells(cells))).toEqual([]);
    const { sectors } = newTable(seats, { cardSet: withCells(cells), map: 'tips' }).state;
    const specials = [sectors.fortress, sectors.lab, sectors.mines, sectors.vortex].map((sector) => sector?.cell);
    expect(specials.toSorted()).toEqual(cells.toSorted());
    for (const sector of Object.values(sectors)) expect(sector.next.length).toBeGreaterThan(0);
  });

  test.each([
    [[[2, -2]]],
    [[at(cells, 0), at(cells, 0), at(cells, 1), at(cells, 2)]],
    [[[1, 0], at(cells, 1), at(cells, 2), at(cells, 3)]],
    [[[2, 0], at(cells, 1), at(cells, 2), at(cells, 3)]],
    [[[9, 9], at(cells, 1), at(cells, 2), at(cells, 3)]],
    ['everywhere'],
  ])('§8.4 %j is refused', (wrong) => {
    expect(problemsOf({ ...STANDARD_SET, cells: wrong })).toMatchObject([{ field: 'cells', problem: 'cells' }]);
  });
});
