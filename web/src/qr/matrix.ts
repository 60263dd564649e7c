import { at } from '@haven/kit';
import { bitsOf, codewordsOf } from './codewords.ts';
import { penaltyOf } from './penalty.ts';

/** Rows of modules; true is dark. */
export type Matrix = readonly (readonly boolean[])[];

/** While it is drawn: undefined where nothing stands yet. */
type Sheet = (boolean | undefined)[][];

interface Spot {
  readonly row: number;
  readonly column: number;
}

const ALIGNMENT: readonly (readonly number[])[] = [
  ...[[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34]],
  ...[
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
  ],
];

const MASKS: readonly ((spot: Spot) => boolean)[] = [
  ({ row, column }) => (row + column) % 2 === 0,
  ({ row }) => row % 2 === 0,
  ({ column }) => column % 3 === 0,
  ({ row, column }) => (row + column) % 3 === 0,
  ({ row, column }) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  ({ row, column }) => ((row * column) % 2) + ((row * column) % 3) === 0,
  ({ row, column }) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  ({ row, column }) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** A QR code (model 2, level M) of a text; undefined if the text is too long for one that a phone reads easily. */
export function qrOf(text: string): Matrix | undefined {
  const code = codewordsOf(text);
  if (code === undefined) return undefined;
  const { version, words } = code;
  const frame = frameOf(version);
  const path = pathThrough(frame);
  const bits = words.flatMap((word) => bitsOf(word, 8));
  const drawn = MASKS.map((isTurned, mask) => {
    const sheet = withFormat(frame, mask);
    path.forEach((spot, index) => set(sheet, spot, (bits[index] === 1) !== isTurned(spot)));
    return sheet.map((row) => row.map((module) => module === true));
  });
  return drawn.reduce((best, each) => (penaltyOf(each) < penaltyOf(best) ? each : best));
}

function set(sheet: Sheet, { row, column }: Spot, module: boolean): void {
  const line = sheet[row];
  if (line && column >= 0 && column < line.length) line[column] = module;
}

/** All that is the same for every text of this size, with the format's places kept free. */
function frameOf(version: number): Sheet {
  const side = 17 + 4 * version;
  const sheet: Sheet = Array.from({ length: side }, () => new Array<boolean | undefined>(side).fill(undefined));
  const ends = [3, side - 4];
  for (const [row, column] of [at(ends, 0), at(ends, 1)].flatMap((end) => [[3, end] as const, [end, 3] as const]))
    square(sheet, { row, column }, 4);
  const centres = at(ALIGNMENT, version - 1);
  for (const row of centres) {
    for (const column of centres) if (sheet[row]?.[column] === undefined) square(sheet, { row, column }, 2);
  }
  for (let step = 8; step < side - 8; step += 1) {
    set(sheet, { row: 6, column: step }, step % 2 === 0);
    set(sheet, { row: step, column: 6 }, step % 2 === 0);
  }
  writeFormat(sheet, 0);
  if (version >= 7) writeVersion(sheet, version);
  return sheet;
}

/** Rings around a dark middle: finders have one more, and a light edge. */
function square(sheet: Sheet, middle: Spot, radius: number): void {
  for (let down = -radius; down <= radius; down += 1) {
    for (let right = -radius; right <= radius; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      const isDark = radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4;
      set(sheet, { row: middle.row + down, column: middle.column + right }, isDark);
    }
  }
}

function withFormat(frame: Sheet, mask: number): Sheet {
  const sheet = frame.map((row) => [...row]);
  writeFormat(sheet, mask);
  return sheet;
}

/** Level M and the mask, twice; the bits come with ten of their own for repair. */
function writeFormat(sheet: Sheet, mask: number): void {
  const side = sheet.length;
  const bits = bitsOf(formatOf(mask), 15).reverse();
  bits.forEach((bit, index) => {
    const isDark = bit === 1;
    set(sheet, index < 8 ? { row: index < 6 ? index : index + 1, column: 8 } : nearLeft(index), isDark);
    set(sheet, index < 8 ? { row: 8, column: side - 1 - index } : { row: side - 15 + index, column: 8 }, isDark);
  });
  set(sheet, { row: side - 8, column: 8 }, true);
}

function nearLeft(index: number): Spot {
  return { row: 8, column: index === 8 ? 7 : 14 - index };
}

export function formatOf(mask: number): number {
  return ((mask << 10) | remainder(mask << 10, 0x537)) ^ 0x5412;
}

export function versionBits(version: number): number {
  return (version << 12) | remainder(version << 12, 0x1f25);
}

/** What is left after division by a polynomial over two. */
function remainder(value: number, divisor: number): number {
  const length = (word: number) => 32 - Math.clz32(word);
  let rest = value;
  while (length(rest) >= length(divisor)) rest ^= divisor << (length(rest) - length(divisor));
  return rest;
}

function writeVersion(sheet: Sheet, version: number): void {
  const side = sheet.length;
  bitsOf(versionBits(version), 18)
    .reverse()
    .forEach((bit, index) => {
      const [long, short] = [Math.floor(index / 3), side - 11 + (index % 3)];
      set(sheet, { row: long, column: short }, bit === 1);
      set(sheet, { row: short, column: long }, bit === 1);
    });
}

/** The free places in the order in which the words are written: two columns wide, up and down, from the right. */
function pathThrough(sheet: Sheet): Spot[] {
  const side = sheet.length;
  const rights = Array.from({ length: (side - 1) / 2 }, (_, pair) => side - 1 - 2 * pair);
  return rights.flatMap((each, pair) => {
    const right = each <= 6 ? each - 1 : each;
    const rows = Array.from({ length: side }, (_, step) => (pair % 2 === 0 ? side - 1 - step : step));
    const spots = rows.flatMap((row) => [right, right - 1].map((column) => ({ row, column })));
    return spots.filter(({ row, column }) => sheet[row]?.[column] === undefined);
  });
}
