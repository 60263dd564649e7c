import type { Suit } from '@haven/star-bounty-rules';
import { type CourtRank, PALETTE } from './palette.ts';

interface HeadgearProps {
  readonly rank: CourtRank;
  readonly suit: Suit;
}

/** Jacks fly, queens shine, kings rule. */
export function Headgear({ rank, suit }: HeadgearProps) {
  switch (rank) {
    case 'J':
      return <Goggles suit={suit} />;
    case 'Q':
      return <Diadem suit={suit} />;
    case 'K':
      return <Crown suit={suit} />;
    default:
      return rank satisfies never;
  }
}

function Goggles({ suit }: { readonly suit: Suit }) {
  const { cloth, dark, glow, trim } = PALETTE[suit];
  return (
    <g stroke={dark} strokeWidth="2.5">
      <path d="M40 42C42 14 108 14 110 42C94 32 56 32 40 42Z" fill={cloth} />
      <path d="M39 44C56 32 94 32 111 44L109 52C92 40 58 40 41 52Z" fill={dark} />
      <circle cx="62" cy="39" r="10" fill={glow} fillOpacity="0.85" />
      <circle cx="88" cy="39" r="10" fill={glow} fillOpacity="0.85" />
      <path d="M57 35L62 31M83 35L88 31" stroke="#fff" strokeLinecap="round" />
      <path d="M104 24C114 16 122 6 122 -4" fill="none" stroke={trim} />
      <circle cx="122" cy="-4" r="4" fill={trim} strokeWidth="1.5" />
    </g>
  );
}

function Diadem({ suit }: { readonly suit: Suit }) {
  const { dark, glow, trim } = PALETTE[suit];
  return (
    <g stroke={dark} strokeWidth="2" strokeLinejoin="round">
      <path d="M46 40L48 14L61 28L75 2L89 28L102 14L104 40C86 30 64 30 46 40Z" fill={trim} />
      <circle cx="48" cy="12" r="4" fill={glow} />
      <circle cx="75" cy="1" r="5" fill={glow} />
      <circle cx="102" cy="12" r="4" fill={glow} />
      <path d="M75 22L80 29L75 36L70 29Z" fill={glow} strokeWidth="1.5" />
      <circle cx="40" cy="84" r="4.5" fill={trim} />
      <circle cx="110" cy="84" r="4.5" fill={trim} />
    </g>
  );
}

function Crown({ suit }: { readonly suit: Suit }) {
  const { cloth, dark, glow, trim } = PALETTE[suit];
  return (
    <g stroke={dark} strokeWidth="2" strokeLinejoin="round">
      <path d="M50 30C52 6 98 6 100 30Z" fill={cloth} />
      <path d="M40 42L36 12L55 24L63 2L75 18L87 2L95 24L114 12L110 42C92 32 58 32 40 42Z" fill={trim} />
      <path d="M40 42C58 32 92 32 110 42L109 49C92 39 58 39 41 49Z" fill={dark} />
      <circle cx="75" cy="28" r="4.5" fill={glow} />
      <circle cx="56" cy="31" r="3.2" fill={glow} />
      <circle cx="94" cy="31" r="3.2" fill={glow} />
    </g>
  );
}
