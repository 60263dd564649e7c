import type { Suit } from '@haven/star-bounty-rules';
import { Pip } from './suits.tsx';

type Spot = readonly [x: number, y: number];

const LEFT = 86;
const MIDDLE = 125;
const RIGHT = 164;

const pair = (y: number): Spot[] => [
  [LEFT, y],
  [RIGHT, y],
];
const CORNERS = [...pair(76), ...pair(274)];
const SIXES = [...CORNERS, ...pair(175)];
const EIGHTS = [...CORNERS, ...pair(142), ...pair(208)];

/** Where the pips of a number card stand, as on any deck. */
const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  2: [
    [MIDDLE, 76],
    [MIDDLE, 274],
  ],
  3: [
    [MIDDLE, 76],
    [MIDDLE, 175],
    [MIDDLE, 274],
  ],
  4: CORNERS,
  5: [...CORNERS, [MIDDLE, 175]],
  6: SIXES,
  7: [...SIXES, [MIDDLE, 125]],
  8: [...SIXES, [MIDDLE, 125], [MIDDLE, 225]],
  9: [...EIGHTS, [MIDDLE, 175]],
  10: [...EIGHTS, [MIDDLE, 109], [MIDDLE, 241]],
};

const sizeFor = (value: number) => (value < 4 ? 58 : value < 7 ? 48 : 42);

/** Those below the middle stand upside down. */
export function Pips({ value, suit }: { readonly value: number; readonly suit: Suit }) {
  return SPOTS[value]?.map(([x, y]) => (
    <Pip key={`${x} ${y}`} suit={suit} x={x} y={y} size={sizeFor(value)} turned={y > 175} />
  ));
}
