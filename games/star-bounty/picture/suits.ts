import { rounded } from '@haven/picture-kit';
import type { Suit } from '@haven/star-bounty-rules';

/** The four suits, each drawn in a box of 100 by 100. */
export const SUIT_PATH = {
  H: 'M50 92C18 66 5 50 5 31C5 16 16 7 28 7C38 7 46 13 50 22C54 13 62 7 72 7C84 7 95 16 95 31C95 50 82 66 50 92Z',
  D: 'M50 3C58 20 72 38 87 50C72 62 58 80 50 97C42 80 28 62 13 50C28 38 42 20 50 3Z',
  S: 'M50 4C61 24 93 41 93 64C93 78 82 86 71 86C64 86 58 83 54 77C55 86 59 92 67 97L33 97C41 92 45 86 46 77C42 83 36 86 29 86C18 86 7 78 7 64C7 41 39 24 50 4Z',
  C: 'M50 4A22 22 0 0 1 67 40A22 22 0 1 1 54 69C55 82 59 91 68 97L32 97C41 91 45 82 46 69A22 22 0 1 1 33 40A22 22 0 0 1 50 4Z',
} as const satisfies Record<Suit, string>;

/** On white card. */
export const INK = { D: '#0b7fb0', H: '#d6145f', C: '#1c7d4b', S: '#33208c' } as const satisfies Record<Suit, string>;

/** What the people of a suit wear, their skin, and their light. */
export const PALETTE = {
  D: { cloth: '#1497c4', dark: '#0b2f57', skin: '#c9f4ff', shade: '#7fd3ea', glow: '#19f0ff', trim: '#ffd34d' },
  C: { cloth: '#2a9d62', dark: '#0c3b2c', skin: '#b8f3b0', shade: '#72cf86', glow: '#8dffb0', trim: '#ff5ea0' },
  S: { cloth: '#6a43e0', dark: '#22104f', skin: '#d9c8ff', shade: '#a68cf0', glow: '#b79bff', trim: '#ffd34d' },
  H: { cloth: '#e0246f', dark: '#5a0b37', skin: '#ffc2cf', shade: '#f58aa8', glow: '#ff5ea0', trim: '#ffd34d' },
} as const satisfies Record<Suit, object>;

interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A suit centred on a point; those below the middle of a card stand on their heads. */
export function pip(suit: Suit, { x, y, size }: Pip): string {
  const turn = y > 175 ? ' rotate(180)' : '';
  return `<path d="${SUIT_PATH[suit]}" transform="translate(${x} ${y})${turn} scale(${rounded(size) / 100}) translate(-50 -50)"/>`;
}
