import type { Suit } from '@haven/star-bounty-rules';
import { type CourtRank, PALETTE } from './palette.ts';
import { Pip } from './suits.tsx';

interface RobeProps {
  readonly rank: CourtRank;
  readonly suit: Suit;
}

/** Shoulders and chest, with the suit worn as a badge. */
export function Robe({ rank, suit }: RobeProps) {
  const { cloth, dark, shade, trim } = PALETTE[suit];
  return (
    <g>
      <path d="M62 92H88V118H62Z" fill={shade} />
      <path
        d="M-6 170C-4 128 30 112 60 106L75 118L90 106C120 112 154 128 156 170Z"
        fill={cloth}
        stroke={dark}
        strokeWidth="2.5"
      />
      <Dress rank={rank} suit={suit} />
      <g fill={trim} stroke={dark} strokeWidth="5">
        <Pip suit={suit} x={75} y={137} size={22} />
      </g>
    </g>
  );
}

function Dress({ rank, suit }: RobeProps) {
  const { dark, glow, trim } = PALETTE[suit];
  switch (rank) {
    case 'J':
      return (
        <g stroke={dark} strokeWidth="2">
          <path d="M58 106L75 122L64 160L40 118Z" fill={dark} />
          <path d="M92 106L75 122L86 160L110 118Z" fill={dark} />
          <path d="M56 102C66 114 84 114 94 102L97 112C84 124 66 124 53 112Z" fill={trim} />
        </g>
      );
    case 'Q':
      return (
        <g fill="none" stroke={trim} strokeWidth="3">
          <path d="M54 107C60 126 90 126 96 107" />
          <path d="M46 110C52 140 98 140 104 110" strokeDasharray="1 6" strokeLinecap="round" strokeWidth="5" />
        </g>
      );
    case 'K':
      return (
        <g stroke={dark} strokeWidth="2">
          <path d="M2 140C4 124 18 114 38 112L44 128C28 130 16 138 12 152Z" fill={trim} />
          <path d="M148 140C146 124 132 114 112 112L106 128C122 130 134 138 138 152Z" fill={trim} />
          <path d="M50 110C58 132 92 132 100 110" fill="none" stroke={glow} strokeWidth="4" strokeDasharray="3 4" />
        </g>
      );
    default:
      return rank satisfies never;
  }
}

const FAN = [-72, -48, -24, 0, 24, 48, 72];

/** The tall collar behind a queen's head. */
export function Ruff({ suit }: { readonly suit: Suit }) {
  const { dark, glow, trim } = PALETTE[suit];
  return FAN.map((turn) => (
    <g key={turn} transform={`rotate(${turn} 75 96)`}>
      <path d="M62 96L66 20C70 12 80 12 84 20L88 96Z" fill={dark} stroke={trim} strokeWidth="2" />
      <circle cx="75" cy="24" r="3.5" fill={glow} />
    </g>
  ));
}
