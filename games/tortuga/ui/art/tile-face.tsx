type Spot = readonly [x: number, y: number];

const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  1: [[24, 24]],
  2: [
    [15, 30],
    [32, 18],
  ],
  3: [
    [24, 14],
    [14, 32],
    [34, 32],
  ],
};

/** §1.2 One to three coins on a little wooden tile. */
export function TileFace({ coins }: { readonly coins: number }) {
  return (
    <svg className="tt-tile" viewBox="0 0 48 48" aria-hidden="true">
      <rect x="2" y="2" width="44" height="44" rx="7" />
      {SPOTS[coins]?.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="8" />
          <circle cx={x} cy={y} r="5" />
        </g>
      ))}
    </svg>
  );
}
