export const PIP_FACES = [1, 2, 3, 4, 5, 6] as const;
export type PipFace = (typeof PIP_FACES)[number];

type Spot = readonly [x: number, y: number];

const CENTRE: Spot = [50, 50];
const FALLING: readonly Spot[] = [
  [27, 27],
  [73, 73],
];
const RISING: readonly Spot[] = [
  [73, 27],
  [27, 73],
];
const SIDES: readonly Spot[] = [
  [27, 50],
  [73, 50],
];

const SPOTS: Readonly<Record<PipFace, readonly Spot[]>> = {
  1: [CENTRE],
  2: FALLING,
  3: [CENTRE, ...FALLING],
  4: [...FALLING, ...RISING],
  5: [CENTRE, ...FALLING, ...RISING],
  6: [...FALLING, ...RISING, ...SIDES],
};

/** The pips of an ordinary die, in the colour of the text around. */
export function Pips({ face }: { readonly face: PipFace }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {SPOTS[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10" fill="currentColor" />
      ))}
    </svg>
  );
}
