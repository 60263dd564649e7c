import { placed } from '@haven/picture-kit';
import type { Suit } from '@haven/star-bounty-rules';
import { ace, jack, queen } from './faces.ts';
import { INK, pip } from './suits.ts';

type Spot = readonly [x: number, y: number];

const pair = (y: number): Spot[] => [
  [86, y],
  [164, y],
];
const CORNERS = [...pair(76), ...pair(274)];

/** Where the pips of the two numbers stand, as on any deck. */
const SPOTS = {
  7: [...CORNERS, ...pair(175), [125, 125]],
  10: [...CORNERS, ...pair(142), ...pair(208), [125, 109], [125, 241]],
} as const satisfies Record<number, readonly Spot[]>;

function number(suit: Suit, value: keyof typeof SPOTS): string {
  const pips = SPOTS[value].map(([x, y]) => pip(suit, { x, y, size: 42 }));
  return `<g fill="${INK[suit]}">${pips.join('')}</g>`;
}

/** A card of 250 by 350, its signs in the corners: no letters, the same in every language. */
function card(suit: Suit, face: string): string {
  const corner = pip(suit, { x: 29, y: 36, size: 33 });
  return (
    '<rect x="6" y="9" width="247" height="347" rx="20" fill="#04010c" opacity=".45"/>' +
    '<rect x="1.5" y="1.5" width="247" height="347" rx="20" fill="#fdfaf3" stroke="#d9cfe8" stroke-width="3"/>' +
    `${face}<g fill="${INK[suit]}">${corner}<g transform="rotate(180 125 175)">${corner}</g></g>`
  );
}

const FAN = [
  { turn: -40, card: () => card('C', number('C', 10)) },
  { turn: 40, card: () => card('D', number('D', 7)) },
  { turn: -20, card: () => card('D', jack()) },
  { turn: 20, card: () => card('H', queen()) },
  { turn: 0, card: () => card('S', ace()) },
] as const;

/** A hand of outlaws and ship parts, held towards whoever looks. */
export function fan(): string {
  return FAN.map(({ turn, card: drawn }) =>
    placed(drawn(), `translate(600 800) rotate(${turn}) scale(0.82) translate(-125 -690)`),
  ).join('');
}
