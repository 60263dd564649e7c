import type { Verdict } from '@haven/star-bounty-rules';
import { useId } from 'react';

/** Light, metal, shade and ribbon of each ending. */
const METALS = {
  platinum: ['#ffffff', '#b9d7ff', '#5b7fc7', '#19f0ff'],
  gold: ['#fff6cf', '#ffd34d', '#a86a00', '#ff2e88'],
  silver: ['#ffffff', '#c9cfdd', '#6b7288', '#8d7bff'],
  bronze: ['#ffe0c2', '#d98c4a', '#7a3f12', '#2fbf71'],
  finished: ['#6b5f8c', '#473c69', '#2a2145', '#5a4c80'],
  destroyed: ['#7a5560', '#4a2c3a', '#24121c', '#a3123f'],
} as const satisfies Record<Verdict, readonly [string, string, string, string]>;

const RAYS = Array.from({ length: 24 }, (_, ray) => ray * 15);
const POINTS = Array.from({ length: 16 }, (_, point) => point * 22.5);

/** The medal: a star over a ringed planet, struck in metal, on a ribbon. */
export function Medal({ verdict }: { readonly verdict: Verdict }) {
  const id = useId();
  const [light, metal, shade, ribbon] = METALS[verdict];
  const isMedal = verdict !== 'finished' && verdict !== 'destroyed';
  return (
    <svg className="sb-medal" data-verdict={verdict} viewBox="-200 -230 400 460" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0.1" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="0.45" stopColor={metal} />
          <stop offset="0.8" stopColor={shade} />
          <stop offset="1" stopColor={metal} />
        </linearGradient>
      </defs>
      {isMedal && <Rays colour={metal} />}
      <path d="M-70 -230H-20L34 -96L-14 -70Z" fill={ribbon} />
      <path d="M70 -230H20L-34 -96L14 -70Z" fill={ribbon} opacity="0.78" />
      <path d="M-58 -230H-46L8 -96L-2 -90ZM58 -230H46L-8 -96L2 -90Z" fill="#fff" opacity="0.45" />
      <g transform="translate(0 46)">
        <Disc fill={`url(#${id})`} light={light} shade={shade} />
        {verdict === 'destroyed' ? (
          <Crack shade={shade} />
        ) : (
          <Emblem fill={`url(#${id})`} light={light} shade={shade} />
        )}
      </g>
    </svg>
  );
}

function Rays({ colour }: { readonly colour: string }) {
  return (
    <g className="sb-medal-rays" fill={colour}>
      {RAYS.map((turn) => (
        <path key={turn} d="M-5 -130L0 -224L5 -130Z" opacity="0.35" transform={`translate(0 46) rotate(${turn})`} />
      ))}
    </g>
  );
}

interface MetalProps {
  readonly fill: string;
  readonly light: string;
  readonly shade: string;
}

function Disc({ fill, light, shade }: MetalProps) {
  return (
    <g>
      {POINTS.map((turn) => (
        <path key={turn} d="M-22 -112L0 -138L22 -112Z" fill={fill} transform={`rotate(${turn})`} />
      ))}
      <circle r="122" fill={fill} stroke={shade} strokeWidth="3" />
      <circle r="104" fill="none" stroke={light} strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round" />
      <circle r="92" fill={shade} fillOpacity="0.35" stroke={shade} strokeWidth="3" />
    </g>
  );
}

function Emblem({ fill, light, shade }: MetalProps) {
  return (
    <g strokeLinejoin="round">
      <circle r="44" cy="8" fill={fill} stroke={shade} strokeWidth="3" />
      <path d="M-82 26C-40 2 40 -22 82 -18C58 14 -40 48 -82 26Z" fill="none" stroke={light} strokeWidth="6" />
      <path
        d="M0 -66L15 -22L62 -20L25 8L38 52L0 26L-38 52L-25 8L-62 -20L-15 -22Z"
        fill={light}
        fillOpacity="0.92"
        stroke={shade}
        strokeWidth="4"
      />
    </g>
  );
}

function Crack({ shade }: { readonly shade: string }) {
  return (
    <g fill="none" stroke="#ff8fa8" strokeWidth="5" strokeLinejoin="round">
      <path d="M-20 -120L6 -70L-22 -30L14 8L-12 52L10 120" stroke={shade} strokeWidth="14" />
      <path d="M-20 -120L6 -70L-22 -30L14 8L-12 52L10 120" />
      <path d="M-22 -30L-70 -44M14 8L66 0M-12 52L-58 66" strokeWidth="3" />
    </g>
  );
}
