import { at, type Seat } from '@haven/kit';
import {
  type CardId,
  controlOf,
  faceOf,
  HAND,
  INFLUENCE_TO_WIN,
  type State,
  tortuga2199,
} from '@haven/tortuga-2199-rules';
import { outlookOf } from './outlook.ts';
import { berthAt } from './plan-context.ts';
import type { Weights } from './weights.ts';

/** What a captain has between two turns, about as large as one another. The hand is not among it: chance drew it, not the captain. */
export const FEATURES = [
  'influence',
  'lead',
  'nearEnd',
  'manoeuvre',
  'manoeuvreLater',
  'crypto',
  'cryptoLater',
  'abilities',
  'abilitiesLater',
  'quality',
  'qualityLater',
  'might',
  'redeem',
  'deckSize',
  'minerals',
  'control',
  'explored',
  'reserve',
  'adrift',
  'berth',
  'ahead',
  'onTurn',
] as const;

export type Feature = (typeof FEATURES)[number];

/** In the order of FEATURES. `later` is how much of the game is still to come, from one to nothing. */
export function featuresOf(state: State, seat: Seat, weights: Weights): number[] {
  const captain = at(state.captains, seat);
  const total = totalOf(state, seat);
  const later = 1 - Math.min(1, Math.max(...state.captains.map((_, each) => totalOf(state, each))) / INFLUENCE_TO_WIN);
  const { hand, deck, discard, unseen, played, reserve } = captain;
  const reserved = reserve === null ? [] : [reserve];
  const deckSums = sumsOf(state, [hand, deck, discard, unseen, played, reserved]);
  const share = HAND / Math.max(HAND, deckSums.cards);
  return [
    total / 5,
    (total / 10) ** 2,
    Math.max(0, total - NEAR) / 3,
    (deckSums.manoeuvre * share) / 4,
    (later * deckSums.manoeuvre * share) / 4,
    (deckSums.crypto * share) / 4,
    (later * deckSums.crypto * share) / 4,
    (deckSums.abilities * share) / 3,
    (later * deckSums.abilities * share) / 3,
    (deckSums.price * share) / 15,
    (later * deckSums.price * share) / 15,
    (deckSums.might * share) / 3,
    deckSums.redeem / 3,
    deckSums.cards / 10,
    captain.minerals / 2,
    controlOf(state, seat) / 5,
    exploredBy(state, seat) / 2,
    reserved.length,
    captain.at === null ? 1 : 0,
    ...berthOf(state, seat, weights),
    state.turn.seat === seat ? 1 : 0,
  ];
}

/** What it is worth to lie here, and what may be done next from here, in points; a ship in the cargo bay comes back to Tortuga (§4.11). */
function berthOf(state: State, seat: Seat, weights: Weights): [berth: number, ahead: number] {
  const outlook = outlookOf(tortuga2199.view(state, seat), seat, weights);
  const { berth, end } = berthAt(outlook, at(state.captains, seat).at ?? 'tortuga');
  return [berth, end - berth];
}

/** From here on the end is in sight. */
const NEAR = 10;

function totalOf(state: State, seat: Seat): number {
  return at(state.captains, seat).influence + controlOf(state, seat);
}

interface Sums {
  cards: number;
  manoeuvre: number;
  crypto: number;
  abilities: number;
  /** What the cards cost. */
  price: number;
  /** What they add in fights beside their Manoeuvre. */
  might: number;
  redeem: number;
}

function sumsOf(state: State, piles: readonly (readonly CardId[])[]): Sums {
  const sums: Sums = { cards: 0, manoeuvre: 0, crypto: 0, abilities: 0, price: 0, might: 0, redeem: 0 };
  for (const pile of piles) for (const card of pile) count(sums, state, card);
  return sums;
}

function count(sums: Sums, state: State, card: CardId): void {
  const { manoeuvre, crypto, abilities, inFight, price, redeem = 0 } = faceOf(state, card);
  sums.cards += 1;
  sums.manoeuvre += manoeuvre;
  sums.crypto += crypto;
  sums.abilities += abilities.length;
  sums.price += price;
  if (manoeuvre > 0) sums.might += inFight.reduce((sum, { n = 1 }) => sum + n, 0);
  sums.redeem += redeem;
}

/** §3.7 Creatures that this captain has found and nobody has caught. */
function exploredBy({ sectors }: State, seat: Seat): number {
  return Object.values(sectors).filter(({ hunt, explored }) => hunt !== null && explored.includes(seat)).length;
}
