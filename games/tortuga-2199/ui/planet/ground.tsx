import type { SectorId } from '@haven/tortuga-2199-rules';
import type { ReactNode } from 'react';
import { GAME_ICONS } from '../icons/game-icons.ts';
import { landmarkOf } from '../icons/portraits.ts';
import { cornersOf, onCircle, pathOf, type Rotation } from './geometry.ts';
import { terrainOf } from './terrain.ts';

const GROUNDS = ['tortuga', 'post', 'turrets', 'fortress', 'lab', 'mines', 'vortex'] as const;
type Ground = (typeof GROUNDS)[number];

function groundOf(sector: SectorId): Ground {
  return GROUNDS.find((ground) => sector.startsWith(ground)) ?? 'tortuga';
}

/** Lit and shaded side of each ground, and the light of what people built there. */
const COLOURS: Readonly<Record<Ground, readonly [lit: string, shade: string, light: string]>> = {
  tortuga: ['#7a4630', '#1d0f1c', '#ffc27a'],
  post: ['#8a6a34', '#20170f', '#ffdf9a'],
  turrets: ['#7d372d', '#1e0c12', '#ff9b86'],
  fortress: ['#3a558f', '#0b1228', '#a9c6ff'],
  lab: ['#1f7566', '#061b21', '#8dffe0'],
  mines: ['#6d4326', '#170d0b', '#ffb27d'],
  vortex: ['#55308a', '#12082a', '#e3adff'],
};

export function GroundColours() {
  return GROUNDS.map((ground) => (
    <radialGradient key={ground} id={`t2-${ground}`} cx="32%" cy="26%" r="92%">
      <stop offset="0" stopColor={COLOURS[ground][0]} />
      <stop offset="1" stopColor={COLOURS[ground][1]} />
    </radialGradient>
  ));
}

/** The land itself: lit ground, heights, what is particular about it, lights, and its landmark. */
export function GroundTile({ sector, turn }: { readonly sector: SectorId; readonly turn: Rotation }) {
  const ground = groundOf(sector);
  const light = COLOURS[ground][2];
  const { contours, specks } = terrainOf(sector);
  return (
    <g className="t2-ground" data-ground={ground} clipPath={`url(#t2-clip-${turn})`}>
      <path d={pathOf(cornersOf(turn))} fill={`url(#t2-${ground})`} />
      {contours.map((d, height) => (
        <path key={d} className="t2-contour" d={d} stroke={light} fill={light} opacity={0.05 + height * 0.02} />
      ))}
      <g stroke={light} fill="none">
        {FEATURES[ground]}
      </g>
      {specks.map(({ at: [x, y], radius, bright }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={light} opacity={bright * 0.6} />
      ))}
    </g>
  );
}

/** The sign of the place, standing in its own light. */
export function Landmark({ sector }: { readonly sector: SectorId }) {
  const ground = groundOf(sector);
  return (
    <g className="t2-landmark">
      <ellipse cy="24" rx="32" ry="8" fill={COLOURS[ground][2]} opacity="0.26" />
      <circle r="38" fill={`url(#t2-light-${ground})`} />
      <path
        d={GAME_ICONS[landmarkOf(sector)]}
        fill={`url(#t2-metal-${ground})`}
        transform="translate(-25 -25) scale(0.0977)"
      />
    </g>
  );
}

export function LandmarkLights() {
  return GROUNDS.flatMap((ground) => [
    <radialGradient key={`light-${ground}`} id={`t2-light-${ground}`}>
      <stop offset="0" stopColor={COLOURS[ground][2]} stopOpacity="0.42" />
      <stop offset="1" stopColor={COLOURS[ground][2]} stopOpacity="0" />
    </radialGradient>,
    <linearGradient key={`metal-${ground}`} id={`t2-metal-${ground}`} x1="0" y1="0" x2="0.5" y2="1">
      <stop offset="0" stopColor="#fff" />
      <stop offset="1" stopColor={COLOURS[ground][2]} />
    </linearGradient>,
  ]);
}

const rings = (radii: readonly number[], dash: string) =>
  radii.map((radius) => <circle key={radius} r={radius} strokeDasharray={dash} strokeWidth="2" />);

const spiral = (start: number): string => {
  const points = Array.from({ length: 22 }, (_, index) => onCircle(start + index * 24, 6 + index * 4.4));
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
};

/** What each ground alone has: streets, dunes, ranges of fire, ramparts, domes, the pit, the storm. */
const FEATURES: Readonly<Record<Ground, ReactNode>> = {
  tortuga: (
    <g opacity="0.6">
      {rings([30, 46, 62, 78, 92], '1.5 7')}
      {[15, 75, 135, 195, 255, 315].map((angle) => (
        <path
          key={angle}
          d={`M${onCircle(angle, 26).join(' ')}L${onCircle(angle, 98).join(' ')}`}
          strokeDasharray="1.5 5"
        />
      ))}
    </g>
  ),
  post: (
    <g opacity="0.34" strokeWidth="1.6">
      {[-66, -44, -22, 0, 22, 44, 66].map((y) => (
        <path key={y} d={`M-100 ${y}q25-${12 + y / 12} 50 0t50 0 50 0 50 0`} />
      ))}
    </g>
  ),
  turrets: (
    <g opacity="0.42" strokeWidth="1.4">
      {rings([34, 62, 86], '14 8')}
      <path d="M-98 0H-50M50 0h48M0-98v38M0 60v38" />
    </g>
  ),
  fortress: (
    <g opacity="0.42" strokeWidth="2">
      {[40, 58, 76, 92].map((radius) => (
        <path key={radius} d={pathOf(cornersOf(radius % 3 === 0 ? 'lying' : 'upright', radius))} />
      ))}
    </g>
  ),
  lab: (
    <g opacity="0.4" strokeWidth="1.6">
      {[
        [-58, -34, 22],
        [56, -42, 17],
        [62, 22, 24],
        [-50, 40, 19],
        [8, 66, 15],
        [-8, -68, 14],
      ].map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="rgb(141 255 224 / 12%)" />
      ))}
    </g>
  ),
  mines: (
    <g opacity="0.5" strokeWidth="2.4">
      {[86, 70, 55, 41, 28].map((radius) => (
        <ellipse key={radius} cy={(86 - radius) / 5} rx={radius} ry={radius * 0.78} fill="rgb(10 4 2 / 22%)" />
      ))}
    </g>
  ),
  vortex: (
    <g className="t2-storm" opacity="0.5" strokeWidth="3.4" strokeLinecap="round">
      {[0, 72, 144, 216, 288].map((start) => (
        <path key={start} d={spiral(start)} />
      ))}
    </g>
  ),
};
