import { expect, test } from 'vitest';
import { formatOf, qrOf, versionBits } from './matrix.ts';
import { checkWords } from './reed-solomon.ts';

/** As another encoder draws the same word. */
const HAVEN = `
#######....#..#######
#.....#..##...#.....#
#.###.#.#.#.#.#.###.#
#.###.#.#.#...#.###.#
#.###.#.###.#.#.###.#
#.....#.##.#..#.....#
#######.#.#.#.#######
........##...........
#.#####..###..#####..
#...#.....#####...#.#
.##.###.#.#.#.##.###.
###....#.######..##..
#..##.#..#..#..#.#..#
........##..#..#.##.#
#######..#.#.#..#..#.
#.....#.#.#....#####.
#.###.#.#.##.#..#..#.
#.###.#.#..#####.##..
#.###.#.##..#.##.##..
#.....#....########..
#######.#...#...#..#.
`.trim();

test('the check words of the example in the standard', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(checkWords(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

test('format and version as the tables of the standard have them', () => {
  expect(formatOf(0)).toBe(0b101010000010010);
  expect(formatOf(5)).toBe(0b100000011001110);
  expect(versionBits(7)).toBe(0b000111110010010100);
});

test('a whole code, module by module', () => {
  const drawn = qrOf('haven')?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
  expect(drawn?.join('\n')).toBe(HAVEN);
});

test('the code grows with the text, up to its limit', () => {
  expect(qrOf('x'.repeat(14))?.length).toBe(21);
  expect(qrOf('x'.repeat(15))?.length).toBe(25);
  expect(qrOf('x'.repeat(213))?.length).toBe(57);
  expect(qrOf('x'.repeat(214))).toBeUndefined();
});
