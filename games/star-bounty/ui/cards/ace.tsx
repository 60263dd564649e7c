import type { Suit } from '@haven/star-bounty-rules';
import { useId } from 'react';
import { PALETTE } from './palette.ts';
import { Pip, SUIT_PATH } from './suits.tsx';

const TICKS = Array.from({ length: 24 }, (_, tick) => tick * 15);

/** The most wanted: a huge suit with a masked face in its dark, circled by stars. */
export function AceArt({ suit }: { readonly suit: Suit }) {
  const id = useId();
  const { cloth, dark, glow, trim } = PALETTE[suit];
  return (
    <g>
      <defs>
        <radialGradient id={id} cx="0.5" cy="0.4" r="0.7">
          <stop offset="0" stopColor={cloth} />
          <stop offset="0.8" stopColor={dark} />
        </radialGradient>
      </defs>
      {TICKS.map((turn) => (
        <path
          key={turn}
          d="M125 62V74"
          stroke={cloth}
          strokeWidth={turn % 45 === 0 ? 4 : 1.5}
          transform={`rotate(${turn} 125 175)`}
        />
      ))}
      <circle cx="125" cy="175" r="96" fill="none" stroke={trim} strokeWidth="2.5" />
      <circle cx="125" cy="175" r="90" fill="none" stroke={dark} strokeOpacity="0.35" strokeWidth="1" />
      <path
        d={SUIT_PATH[suit]}
        transform="translate(125 175) scale(1.62) translate(-50 -50)"
        fill={`url(#${id})`}
        stroke={dark}
        strokeWidth="2"
      />
      <path
        d={SUIT_PATH[suit]}
        transform="translate(125 175) scale(1.44) translate(-50 -50)"
        fill="none"
        stroke={trim}
        strokeWidth="1.2"
      />
      <Mask glow={glow} dark={dark} />
      <g fill={cloth}>
        <Pip suit={suit} x={125} y={44} size={20} />
        <Pip suit={suit} x={125} y={306} size={20} turned />
      </g>
    </g>
  );
}

function Mask({ glow, dark }: { readonly glow: string; readonly dark: string }) {
  return (
    <g transform="translate(125 172)" strokeLinejoin="round">
      <path
        d="M0 -36C24 -36 32 -16 28 2C26 12 20 16 18 28L8 36H-8L-18 28C-20 16 -26 12 -28 2C-32 -16 -24 -36 0 -36Z"
        fill="#fdfaf3"
        stroke={dark}
        strokeWidth="2.5"
      />
      <path d="M-23 -8C-14 -14 -6 -8 -5 2C-12 8 -21 5 -23 -8Z" fill={dark} />
      <path d="M23 -8C14 -14 6 -8 5 2C12 8 21 5 23 -8Z" fill={dark} />
      <circle cx="-12" cy="-2" r="3.4" fill={glow} />
      <circle cx="12" cy="-2" r="3.4" fill={glow} />
      <path d="M0 6L4 13H-4Z" fill={dark} />
      <path d="M-12 20H12M-7 16V25M0 16V26M7 16V25" stroke={dark} strokeWidth="2.2" fill="none" />
    </g>
  );
}
