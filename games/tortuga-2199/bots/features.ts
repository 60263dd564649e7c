import { at, type Seat } from '@haven/kit';
import {
  type CardId,
  controlOf,
  faceOf,
  HAND,
  INFLUENCE_TO_WIN,
  type SectorId,
  type State,
  sectorsOf,
  tileOf,
} from '@haven/tortuga-2199-rules';

/** What a captain has between two turns, about as large as one another. The hand is not among it: chance drew it, not the captain. */
export const FEATURES = [
  'influence',
  'nearEnd',
  'manoeuvre',
  'manoeuvreLater',
  'crypto',
  'cryptoLater',
  'abilities',
  'abilitiesLater',
  'redeem',
  'deckSize',
  'minerals',
  'posts',
  'turrets',
  'specials',
  'defence',
  'reserve',
  'adrift',
  'onTurn',
] as const;

export type Feature = (typeof FEATURES)[number];

/** In the order of FEATURES. `later` is how much of the game is still to come, from one to nothing. */
export function featuresOf(state: State, seat: Seat): number[] {
  const captain = at(state.captains, seat);
  const total = totalOf(state, seat);
  const later = 1 - Math.min(1, Math.max(...state.captains.map((_, each) => totalOf(state, each))) / INFLUENCE_TO_WIN);
  const { hand, deck, discard, unseen, played, reserve } = captain;
  const reserved = reserve === null ? [] : [reserve];
  const deckSums = sumsOf(state, [hand, deck, discard, unseen, played, reserved]);
  const share = HAND / Math.max(HAND, deckSums.cards);
  const posts = sectorsOf(state, seat, 'post');
  const turrets = sectorsOf(state, seat, 'turrets');
  return [
    total / 5,
    Math.max(0, total - NEAR) / 3,
    (deckSums.manoeuvre * share) / 4,
    (later * deckSums.manoeuvre * share) / 4,
    (deckSums.crypto * share) / 4,
    (later * deckSums.crypto * share) / 4,
    (deckSums.abilities * share) / 3,
    (later * deckSums.abilities * share) / 3,
    deckSums.redeem / 3,
    deckSums.cards / 10,
    captain.minerals / 2,
    posts / 2,
    turrets / 2,
    sectorsOf(state, seat) - posts - turrets,
    defenceOf(state, seat) / 5,
    reserved.length,
    captain.at === null ? 1 : 0,
    state.turn.seat === seat ? 1 : 0,
  ];
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
  redeem: number;
}

function sumsOf(state: State, piles: readonly (readonly CardId[])[]): Sums {
  const sums: Sums = { cards: 0, manoeuvre: 0, crypto: 0, abilities: 0, redeem: 0 };
  for (const pile of piles) for (const card of pile) count(sums, state, card);
  return sums;
}

function count(sums: Sums, state: State, card: CardId): void {
  const { manoeuvre, crypto, abilities, redeem = 0 } = faceOf(state, card);
  sums.cards += 1;
  sums.manoeuvre += manoeuvre;
  sums.crypto += crypto;
  sums.abilities += abilities.length;
  sums.redeem += redeem;
}

/** How well the sectors of a captain are guarded, the valuable ones counting more. */
function defenceOf(state: State, seat: Seat): number {
  let sum = 0;
  for (const id of Object.keys(state.sectors) as SectorId[]) {
    const sector = state.sectors[id];
    if (sector?.owner === seat) sum += sector.defence * tileOf(state, id).control;
  }
  return sum;
}
