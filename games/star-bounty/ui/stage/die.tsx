import type { CSSProperties } from 'react';

type Spot = readonly [x: number, y: number];

const PIPS: Readonly<Record<number, readonly Spot[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How the cube turns to show a face. */
const TURN: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [180, 0],
};

/** A cube that tumbles in and comes to rest on its face. */
export function Die({ face, delay }: { readonly face: number; readonly delay: number }) {
  const [x, y] = TURN[face] ?? [0, 0];
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--turn-x': `${x}deg`,
    '--turn-y': `${y}deg`,
    '--delay': `${delay}ms`,
  };
  return (
    <span className="sb-die" style={style} role="img" aria-label={`${face}`}>
      <span className="sb-die-cube">
        {FACES.map((side) => (
          <DieFace key={side} side={side} />
        ))}
      </span>
    </span>
  );
}

function DieFace({ side }: { readonly side: number }) {
  return (
    <svg className="sb-die-face" data-side={side} viewBox="0 0 100 100" aria-hidden="true">
      <rect x="1" y="1" width="98" height="98" rx="14" />
      {PIPS[side]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </svg>
  );
}
