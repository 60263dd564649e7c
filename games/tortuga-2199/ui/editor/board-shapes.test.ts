import { problemsOf } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { openCells, tileShapes } from './board-shapes.ts';

const fieldsWrong = (board: object) => problemsOf({ id: 'board', cards: [], ...board }).map(({ field }) => field);

test('§8.4 tiles and cells are offered exactly if the check knows them', () => {
  expect(tileShapes().size > 0).toBe(!fieldsWrong({ tiles: {} }).includes('tiles'));
  expect(openCells().length > 0).toBe(
    !problemsOf({ id: 'board', cards: [], cells: 0 }).some(({ problem }) => problem === 'strange-field'),
  );
});

test('§8.4 every value of a tile is right as it is printed by us, and wrong beyond its limits', () => {
  for (const [tile, values] of tileShapes()) {
    for (const [value, { most, usual }] of values) {
      expect(
        fieldsWrong({ tiles: { [tile]: { [value]: usual } } }).filter((field) => field.startsWith('tiles')),
      ).toEqual([]);
      expect(fieldsWrong({ tiles: { [tile]: { [value]: most + 1 } } })).toContain(`tiles ${tile} ${value}`);
    }
  }
});
