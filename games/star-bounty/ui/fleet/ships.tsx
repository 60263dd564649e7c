import type { Suit } from '@haven/star-bounty-rules';
import { useId } from 'react';
import { PALETTE } from '../cards/palette.ts';

/** Hulls seen from ahead, bow down, in a box of 400 by 240; the left half, mirrored by the drawing. */
const HULL = {
  D: 'M200 226L178 150L146 128L92 168L18 122L58 96L30 66L118 72L152 34L176 14H200Z',
  C: 'M200 214L182 190L178 158C160 182 132 192 104 186C66 178 44 146 52 110C60 78 92 58 124 64C122 28 156 8 200 8Z',
  S: 'M200 236L186 176L160 140C120 146 74 170 34 206C34 150 18 108 4 70C48 84 96 74 132 58L156 20L182 8H200Z',
  H: 'M200 222C192 194 170 176 140 178C88 182 26 150 14 72C34 92 60 98 82 90C104 40 152 24 200 36Z',
} as const satisfies Record<Suit, string>;

const PANELS = {
  D: 'M178 150L200 60M146 128L176 60L152 34M92 168L132 104L58 96M132 104L118 72',
  C: 'M178 158L170 96L124 64M104 186C120 160 120 120 100 88M170 96H200M182 190L200 150',
  S: 'M160 140L172 70L156 20M34 206C80 140 120 110 172 96M172 70H200M132 58C128 84 110 104 84 116',
  H: 'M140 178C136 140 150 96 200 84M82 90C86 124 104 150 140 178M14 72C50 130 90 150 128 152M160 60L200 84',
} as const satisfies Record<Suit, string>;

/** The engines behind each hull. */
const ENGINES: Readonly<Record<Suit, readonly (readonly [x: number, y: number])[]>> = {
  D: [
    [176, 20],
    [66, 82],
  ],
  C: [
    [176, 22],
    [92, 82],
  ],
  S: [
    [172, 18],
    [40, 90],
  ],
  H: [
    [168, 46],
    [52, 100],
  ],
};

/** The ship of an enemy: one silhouette per suit. */
export function EnemyShip({ suit }: { readonly suit: Suit }) {
  const id = useId();
  const { dark, glow, cloth } = PALETTE[suit];
  return (
    <svg className="sb-ship-art" viewBox="-10 -20 420 270" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}hull`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d0620" />
          <stop offset="0.6" stopColor={dark} />
          <stop offset="1" stopColor={cloth} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.35" stopColor={glow} />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <Half suit={suit} fills={id} />
      <g transform="translate(400 0) scale(-1 1)">
        <Half suit={suit} fills={id} />
      </g>
    </svg>
  );
}

function Half({ suit, fills }: { readonly suit: Suit; readonly fills: string }) {
  const { glow } = PALETTE[suit];
  return (
    <g>
      {ENGINES[suit].map(([x, y]) => (
        <ellipse key={x} cx={x} cy={y - 8} rx="26" ry="34" fill={`url(#${fills}glow)`} />
      ))}
      <path d={HULL[suit]} fill={`url(#${fills}hull)`} />
      <path d={HULL[suit].replace('Z', '')} fill="none" stroke={glow} strokeWidth="2.5" strokeLinejoin="round" />
      <path d={PANELS[suit]} fill="none" stroke={glow} strokeOpacity="0.35" strokeWidth="1.5" />
      <g fill="#ffd34d">
        <circle cx="186" cy="120" r="2.5" />
        <circle cx="180" cy="104" r="2" />
        <circle cx="150" cy="108" r="2" />
        <circle cx="120" cy="120" r="2" />
      </g>
    </g>
  );
}
