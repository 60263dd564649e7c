import type { BountyRank, Suit } from '@haven/star-bounty-rules';

export type CourtRank = Exclude<BountyRank, 'A'>;

/** The people of each suit: what they wear, their skin, and their light. */
export interface Palette {
  readonly cloth: string;
  readonly dark: string;
  readonly skin: string;
  readonly shade: string;
  readonly glow: string;
  readonly trim: string;
}

export const PALETTE = {
  D: { cloth: '#1497c4', dark: '#0b2f57', skin: '#c9f4ff', shade: '#7fd3ea', glow: '#19f0ff', trim: '#ffd34d' },
  C: { cloth: '#2a9d62', dark: '#0c3b2c', skin: '#b8f3b0', shade: '#72cf86', glow: '#8dffb0', trim: '#ff5ea0' },
  S: { cloth: '#6a43e0', dark: '#22104f', skin: '#d9c8ff', shade: '#a68cf0', glow: '#b79bff', trim: '#ffd34d' },
  H: { cloth: '#e0246f', dark: '#5a0b37', skin: '#ffc2cf', shade: '#f58aa8', glow: '#ff5ea0', trim: '#ffd34d' },
} as const satisfies Record<Suit, Palette>;
