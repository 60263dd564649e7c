import { deal, type Table } from '@haven/kit/testing';
import { BOUNTIES, type Bounty, PARTS, type Part } from '../components/cards.ts';
import { starBounty } from '../index.ts';
import type { Options, StarBounty, State } from '../types.ts';

/** A fresh run. */
export const newTable = (options: Partial<Options> = {}, seed = 1): Table<StarBounty> =>
  deal(starBounty, { seats: 1, options, seed });

/** Sector 4 with these enemies in the front row, and the first of them engaged. Nothing in hand unless said so. */
export function facing(
  enemies: Bounty | readonly Bounty[],
  changes: Partial<State> = {},
  options: Partial<Options> = {},
): Table<StarBounty> {
  return before(enemies, changes, options).plays(`0 engage ${[enemies].flat()[0]}`);
}

/** Sector 4, the front row in sight, nobody engaged yet. */
export function before(
  enemies: Bounty | readonly Bounty[],
  changes: Partial<State> = {},
  options: Partial<Options> = {},
): Table<StarBounty> {
  const front = [enemies].flat();
  const rest = BOUNTIES.filter((bounty) => !front.includes(bounty));
  const rows = [
    { faceUp: true, enemies: front },
    { faceUp: false, enemies: rest.slice(0, 1) },
  ];
  return newTable(options).with({ sector: 4, rows, bountyPile: rest.slice(1), hand: [], ...changes });
}

/** At the Galactic Enterprise after sector 2, with this on the shelf. */
export function shopping(changes: Partial<State> = {}): Table<StarBounty> {
  const hand = changes.hand ?? [];
  const shelf = changes.shelf ?? [];
  const shopPile = PARTS.filter((part) => !hand.includes(part) && !shelf.includes(part));
  const agenda: State['agenda'] = [{ type: 'enterprise', seats: [0] }];
  return newTable().with({ agenda, sector: 2, rows: [], battle: null, hand, shelf, shopPile, salvage: [], ...changes });
}

/** Draws for your shot. */
export const dice = (first: number, second: number): [number, number] => [first - 1, second - 1];

/** Draws for the enemy's shot. */
export const shot = (first: number, second: number, coin: 'heads' | 'tails'): [number, number, number] => [
  first - 1,
  second - 1,
  coin === 'heads' ? 1 : 0,
];

/** All 54 cards: two life, systems and jokers as what they are, bounties and parts by name. */
export function pieces(state: State): readonly string[] {
  const bounties = [
    ...state.bountyPile,
    ...state.discard,
    ...state.collection.map(({ card }) => card),
    ...state.rows.flatMap((row) => row.enemies),
  ];
  const parts: readonly Part[] = [...state.hand, ...state.shelf, ...state.shopPile, ...state.salvage];
  const { ready, assigned, wrecked } = state.drones;
  const drones = new Array<string>(ready + assigned.length + wrecked).fill('drone');
  return [...bounties, ...parts, ...fittedParts(state), ...drones];
}

function fittedParts({ systems }: State): string[] {
  const stack = (power: number, suit: string) => Array.from({ length: power - 2 }, (_, index) => `${index + 3}${suit}`);
  return [...stack(systems.shields, 'D'), ...stack(systems.ballistics, 'C'), ...stack(systems.engines, 'S')];
}
