import { at } from '@haven/kit';
import { checkWords } from './reed-solomon.ts';

/** One size of the code at error correction level M: check words per block, and data words of each block. */
interface Size {
  readonly check: number;
  readonly blocks: readonly number[];
}

const SIZES: readonly Size[] = [
  { check: 10, blocks: [16] },
  { check: 16, blocks: [28] },
  { check: 26, blocks: [44] },
  { check: 18, blocks: [32, 32] },
  { check: 24, blocks: [43, 43] },
  { check: 16, blocks: [27, 27, 27, 27] },
  { check: 18, blocks: [31, 31, 31, 31] },
  { check: 22, blocks: [38, 38, 39, 39] },
  { check: 22, blocks: [36, 36, 36, 37, 37] },
  { check: 26, blocks: [43, 43, 43, 43, 44] },
];

const BYTE_MODE = 4;
const LONG_FROM = 10;
const FILLING = [0xec, 0x11] as const;

interface Codewords {
  /** 1 to 10: the code has 17 + 4 × version modules on each side. */
  readonly version: number;
  readonly words: readonly number[];
}

/** All words of the smallest code that holds the text; undefined if it is longer than an address should be. */
export function codewordsOf(text: string): Codewords | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = SIZES.findIndex((size, each) => bytes.length + headBytes(each + 1) <= capacityOf(size));
  const size = SIZES[index];
  if (size === undefined) return undefined;
  const data = dataWords(bytes, { version: index + 1, capacity: capacityOf(size) });
  return { version: index + 1, words: interleaved(data, size) };
}

function capacityOf({ blocks }: Size): number {
  return blocks.reduce((sum, words) => sum + words, 0);
}

/** Mode and length take 12 or 20 bits; the rest of the last byte is free for the end mark. */
function headBytes(version: number): number {
  return version < LONG_FROM ? 2 : 3;
}

function dataWords(bytes: Uint8Array, { version, capacity }: { version: number; capacity: number }): number[] {
  const bits = [
    ...bitsOf(BYTE_MODE, 4),
    ...bitsOf(bytes.length, version < LONG_FROM ? 8 : 16),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  const words: number[] = [];
  for (let start = 0; start < bits.length; start += 8) words.push(wordOf(bits.slice(start, start + 8)));
  for (let filled = 0; words.length < capacity; filled += 1) words.push(at(FILLING, filled % 2));
  return words;
}

export function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);
}

function wordOf(bits: readonly number[]): number {
  return bits.reduce((word, bit, index) => word | (bit << (7 - index)), 0);
}

/** The blocks are dealt out word by word, so that a stain hurts each of them a little. */
function interleaved(data: readonly number[], { check, blocks }: Size): number[] {
  let start = 0;
  const parts = blocks.map((length) => {
    start += length;
    return data.slice(start - length, start);
  });
  return [...dealt(parts), ...dealt(parts.map((part) => checkWords(part, check)))];
}

function dealt(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => parts.flatMap((part) => part[index] ?? [])).flat();
}
