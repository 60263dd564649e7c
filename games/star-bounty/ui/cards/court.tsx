import type { Suit } from '@haven/star-bounty-rules';
import { useId } from 'react';
import { Headgear } from './headgear.tsx';
import { Head } from './heads.tsx';
import { type CourtRank, PALETTE } from './palette.ts';
import { Robe, Ruff } from './robes.tsx';

interface CourtProps {
  readonly rank: CourtRank;
  readonly suit: Suit;
}

const FRAME = { x: 54, y: 30, width: 142, height: 290 } as const;

/** Two busts, head to foot like on any court card; each suit is a people of its own, each rank has its dress. */
export function CourtArt({ rank, suit }: CourtProps) {
  const id = useId();
  const { dark, cloth, glow, trim } = PALETTE[suit];
  return (
    <g>
      <defs>
        <radialGradient id={`${id}sky`} cx="0.5" cy="0.25" r="0.8">
          <stop offset="0" stopColor={cloth} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        <clipPath id={`${id}half`}>
          <path d="M54 30H196V160L54 190Z" />
        </clipPath>
      </defs>
      <rect {...FRAME} rx="10" fill={`url(#${id}sky)`} />
      <g clipPath={`url(#${id}half)`}>
        <Bust rank={rank} suit={suit} />
      </g>
      <g transform="rotate(180 125 175)" clipPath={`url(#${id}half)`}>
        <Bust rank={rank} suit={suit} />
      </g>
      <path d="M54 190L196 160" stroke={trim} strokeWidth="5" />
      <path d="M54 190L196 160" stroke={glow} strokeWidth="1.5" />
      <rect {...FRAME} rx="10" fill="none" stroke={dark} strokeWidth="3" />
      <rect
        x="59"
        y="35"
        width="132"
        height="280"
        rx="7"
        fill="none"
        stroke={trim}
        strokeOpacity="0.7"
        strokeWidth="1.5"
      />
    </g>
  );
}

function Bust({ rank, suit }: CourtProps) {
  return (
    <g transform="translate(50 38)">
      <Rays />
      {rank === 'Q' && <Ruff suit={suit} />}
      <Robe rank={rank} suit={suit} />
      <Head rank={rank} suit={suit} />
      <Headgear rank={rank} suit={suit} />
    </g>
  );
}

const RAYS = Array.from({ length: 12 }, (_, ray) => ray * 30);

function Rays() {
  return RAYS.map((turn) => (
    <path key={turn} d="M75 62L62 -90H88Z" fill="#fff" opacity="0.09" transform={`rotate(${turn} 75 62)`} />
  ));
}
