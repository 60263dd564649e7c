import type { Seat } from '@haven/kit';
import type { KindId } from '@haven/tortuga-2199-rules';
import type { ReactNode } from 'react';
import { EmblemShape } from '../pieces.ts';

interface Hull {
  readonly body: string;
  readonly wings: string;
  readonly glass: string;
  /** The side away from the light. */
  readonly shade: string;
  /** What it is known for: barrels, plates, holds, fins. */
  readonly gear: string;
  readonly seams: string;
  readonly engines: readonly (readonly [x: number, y: number])[];
}

/** Four hulls seen from above, bow up, in a box of 64 by 64 around the middle. */
const HULLS = {
  marauder: {
    wings: 'M0-6 28 20 22 24 10 14 0 20-10 14-22 24-28 20z',
    body: 'M0-30 7-8 9 16 4 24-4 24-9 16-7-8z',
    shade: 'M0-30 7-8 9 16 4 24H0V-4z',
    gear: 'M-20 8V-14h3V4zM20 8V-14h-3V4zM-13 6V-8h2V2zM13 6V-8h-2V2z',
    seams: 'M-22 21-9 8M22 21 9 8M-8 17H8M-5-22 0-25 5-22',
    glass: 'M0-20 3.5-8 0-4-3.5-8z',
    engines: [
      [-5, 24],
      [5, 24],
    ],
  },
  bastion: {
    wings: 'M-24-10-14-18V18l-6 6-8-6zM24-10 14-18V18l6 6 8-6z',
    body: 'M0-26 12-18 14 16 8 24H-8l-6-8 2-34z',
    shade: 'M0-26 12-18 14 16 8 24H0z',
    gear: 'M-25-9h6v9h-6zM-25 3h6v10h-6zM25-9h-6v9h6zM25 3h-6v10h6zM-2-30H2v6H-2z',
    seams: 'M-12-6H12M-13 17H13M-11-16-7-6M11-16 7-6',
    glass: 'M-5-16H5l2 7H-7z',
    engines: [
      [-20, 22],
      [0, 24],
      [20, 22],
    ],
  },
  galleon: {
    wings: 'M-10-4-22 2v16l12 4zM10-4 22 2v16l-12 4z',
    body: 'M0-28C8-24 12-14 12-4v22l-5 7H-7l-5-7V-4c0-10 4-20 12-24z',
    shade: 'M0-28C8-24 12-14 12-4v22l-5 7H0z',
    gear: 'M-20 4h7v6h-7zM-20 12h7v5h-7zM20 4h-7v6h7zM20 12h-7v5h7z',
    seams: 'M-12-2H12M-12 17H12M-9-8H9',
    glass: 'M-6-14C-4-19 4-19 6-14l-2 4h-8z',
    engines: [
      [-7, 25],
      [7, 25],
    ],
  },
  comet: {
    wings: 'M0 4 20 26 8 18 0 22-8 18-20 26z',
    body: 'M0-31C6-18 7-4 5 18L0 25-5 18C-7-4-6-18 0-31z',
    shade: 'M0-31C6-18 7-4 5 18L0 25z',
    gear: 'M-20 27-14 14-11 19zM20 27 14 14 11 19zM-1-36H1v8H-1z',
    seams: 'M-6 0H6M-5 16H5M-12 20-4 10M12 20 4 10',
    glass: 'M0-18 2.6-8 0-2-2.6-8z',
    engines: [[0, 25]],
  },
} as const satisfies Record<string, Hull>;

const ORDER = [HULLS.marauder, HULLS.bastion, HULLS.galleon, HULLS.comet] as const;

function hullOf(kind: KindId | null, seat: Seat): Hull {
  const known: Readonly<Record<string, Hull>> = HULLS;
  return (kind !== null && known[kind]) || (ORDER[seat] ?? HULLS.comet);
}

interface ShipProps {
  readonly kind: KindId | null;
  readonly seat: Seat;
}

/** The ship as a part of a larger drawing; its engines burn while `data-moving` says so. */
export function ShipShape({ kind, seat }: ShipProps) {
  const hull = hullOf(kind, seat);
  return (
    <g className="t2-ship" data-seat={seat} data-ship={kind ?? 'none'}>
      <g className="t2-ship-trails">{hull.engines.map(trail)}</g>
      <path className="t2-ship-wings" d={hull.wings} />
      <path className="t2-ship-gear" d={hull.gear} />
      <path className="t2-ship-body" d={hull.body} />
      <path className="t2-ship-shade" d={hull.shade} />
      <path className="t2-ship-seams" d={hull.seams} />
      <path className="t2-ship-glass" d={hull.glass} />
      <g transform="translate(-6 2) scale(.5)">
        <EmblemShape seat={seat} />
      </g>
    </g>
  );
}

function trail([x, y]: readonly [number, number]): ReactNode {
  return <path key={x} className="t2-ship-trail" d={`M${x - 3.5} ${y} ${x} ${y + 24} ${x + 3.5} ${y}z`} />;
}

export function ShipArt({ kind, seat }: ShipProps) {
  return (
    <svg className="t2-ship-box" viewBox="-32 -34 64 84" aria-hidden="true">
      <ShipShape kind={kind} seat={seat} />
    </svg>
  );
}
