import type { Suit } from '@haven/star-bounty-rules';
import { type CourtRank, PALETTE } from './palette.ts';

interface HeadProps {
  readonly rank: CourtRank;
  readonly suit: Suit;
}

/** Four peoples: gems, sprouts, mantids and horned hearts. */
export function Head({ rank, suit }: HeadProps) {
  switch (suit) {
    case 'D':
      return <GemHead rank={rank} />;
    case 'C':
      return <SproutHead rank={rank} />;
    case 'S':
      return <MantidHead rank={rank} />;
    case 'H':
      return <HornedHead rank={rank} />;
    default:
      return suit satisfies never;
  }
}

type Ranked = Pick<HeadProps, 'rank'>;

function GemHead({ rank }: Ranked) {
  const { dark, shade, skin, glow } = PALETTE.D;
  return (
    <g stroke={dark} strokeWidth="2.5" strokeLinejoin="round">
      <path d="M75 18L106 36L108 72L75 108L42 72L44 36Z" fill={skin} />
      <path d="M75 18L106 36L92 52L75 44Z" fill="#fff" fillOpacity="0.7" strokeWidth="1" />
      <path d="M108 72L75 108V86L92 52L106 36Z" fill={shade} strokeWidth="1" />
      <path d="M42 72L75 108V86L58 52L44 36Z" fill={shade} fillOpacity="0.45" strokeWidth="1" />
      <path d="M50 60L70 66L66 74L52 70Z" fill={dark} />
      <path d="M100 60L80 66L84 74L98 70Z" fill={dark} />
      <circle cx="61" cy="68" r="2.6" fill={glow} stroke="none" />
      <circle cx="89" cy="68" r="2.6" fill={glow} stroke="none" />
      {rank === 'K' ? (
        <path d="M56 84H94L86 104L75 112L64 104Z" fill={dark} />
      ) : (
        <path d="M66 90L75 93L84 90" fill="none" />
      )}
      {rank === 'Q' && <path d="M69 89L75 86L81 89L75 95Z" fill="#ff2e88" strokeWidth="1" />}
    </g>
  );
}

function SproutHead({ rank }: Ranked) {
  const { dark, shade, skin, trim } = PALETTE.C;
  return (
    <g stroke={dark} strokeWidth="2.5">
      <circle cx="42" cy="64" r="17" fill={shade} />
      <circle cx="108" cy="64" r="17" fill={shade} />
      <path d="M75 22C102 22 108 46 106 66C104 90 92 106 75 106C58 106 46 90 44 66C42 46 48 22 75 22Z" fill={skin} />
      <Eye x={60} y={66} ink={dark} />
      <Eye x={90} y={66} ink={dark} />
      <Eye x={75} y={47} ink={dark} />
      {rank === 'K' ? (
        <path d="M50 84C60 78 68 80 75 86C82 80 90 78 100 84C96 104 86 114 75 114C64 114 54 104 50 84Z" fill={dark} />
      ) : (
        <path
          d="M60 88C68 96 82 96 90 88L86 94L82 91L78 97L72 97L68 91L64 94Z"
          fill={rank === 'Q' ? trim : dark}
          strokeWidth="1.5"
        />
      )}
    </g>
  );
}

function Eye({ x, y, ink }: { readonly x: number; readonly y: number; readonly ink: string }) {
  return (
    <>
      <circle cx={x} cy={y} r="8" fill="#fff" strokeWidth="2" />
      <circle cx={x + 1} cy={y + 1.5} r="3.6" fill={ink} stroke="none" />
    </>
  );
}

function MantidHead({ rank }: Ranked) {
  const { dark, shade, skin, glow } = PALETTE.S;
  return (
    <g stroke={dark} strokeWidth="2.5" strokeLinejoin="round">
      <path d="M75 16C106 22 114 48 104 70C98 86 86 98 75 110C64 98 52 86 46 70C36 48 44 22 75 16Z" fill={skin} />
      <path d="M75 16C106 22 114 48 104 70C98 86 86 98 75 110Z" fill={shade} fillOpacity="0.5" stroke="none" />
      <path d="M46 54C56 50 68 60 70 76C58 80 46 70 46 54Z" fill={dark} />
      <path d="M104 54C94 50 82 60 80 76C92 80 104 70 104 54Z" fill={dark} />
      <path d="M52 58C57 58 62 63 64 69" stroke={glow} fill="none" strokeLinecap="round" />
      <path d="M98 58C93 58 88 63 86 69" stroke={glow} fill="none" strokeLinecap="round" />
      {rank === 'K' ? (
        <path d="M60 88L66 116L72 96L75 122L78 96L84 116L90 88C82 94 68 94 60 88Z" fill={dark} />
      ) : (
        <path d="M68 92C72 95 78 95 82 92" fill="none" stroke={rank === 'Q' ? '#e0246f' : dark} strokeWidth="3.5" />
      )}
    </g>
  );
}

function HornedHead({ rank }: Ranked) {
  const { dark, shade, skin, cloth } = PALETTE.H;
  return (
    <g stroke={dark} strokeWidth="2.5" strokeLinejoin="round">
      <path d="M46 42C30 36 24 20 30 4C36 18 46 24 58 28Z" fill="#ffe9c4" />
      <path d="M104 42C120 36 126 20 120 4C114 18 104 24 92 28Z" fill="#ffe9c4" />
      <path d="M75 110C52 96 40 78 40 56C40 34 58 26 75 36C92 26 110 34 110 56C110 78 98 96 75 110Z" fill={skin} />
      <path d="M75 36C92 26 110 34 110 56C110 78 98 96 75 110Z" fill={shade} fillOpacity="0.4" stroke="none" />
      <path d="M50 62C56 54 64 56 69 64C63 70 55 70 50 62Z" fill="#fff" />
      <path d="M100 62C94 54 86 56 81 64C87 70 95 70 100 62Z" fill="#fff" />
      <circle cx="61" cy="63" r="3.4" fill={dark} stroke="none" />
      <circle cx="89" cy="63" r="3.4" fill={dark} stroke="none" />
      <path d="M47 55L68 59M103 55L82 59" strokeWidth="3.5" strokeLinecap="round" />
      {rank === 'K' ? (
        <path d="M54 80C62 76 70 78 75 82C80 78 88 76 96 80C94 98 84 108 75 120C66 108 56 98 54 80Z" fill={cloth} />
      ) : (
        <path
          d="M64 86C68 82 72 84 75 86C78 84 82 82 86 86C82 93 68 93 64 86Z"
          fill={rank === 'Q' ? '#c4003f' : shade}
        />
      )}
    </g>
  );
}
