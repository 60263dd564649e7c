import { type Rng, shuffle } from '@haven/kit';
import { BOUNTIES, PARTS } from './components/cards.ts';
import { DRONES, FIRST_HAND, FIRST_POWER, FULL_LIFE } from './components/ship.ts';
import { apply } from './events.ts';
import { enterSector } from './sectors/sector.ts';
import type { Options, State } from './types.ts';

/** §1 The ship is made ready, both piles are shuffled, and the first sector is entered. */
export function setup(_seats: number, options: Options, rng: Rng): State {
  const state = newRun(options);
  state.bountyPile = shuffle(rng, [...BOUNTIES]); // §1.5
  state.shopPile = shuffle(rng, [...PARTS]); // §1.6
  state.hand = state.shopPile.splice(-FIRST_HAND); // §1.7
  enterSector({ state, seat: 0, rng, emit: (event) => apply(state, event) }, 1);
  return state;
}

/** The ship before the cards are dealt. */
function newRun(options: Options): State {
  return {
    options,
    agenda: [],
    sector: 0,
    life: FULL_LIFE, // §1.2
    credits: 0,
    systems: { shields: FIRST_POWER, ballistics: FIRST_POWER, engines: FIRST_POWER }, // §1.3
    drones: { ready: DRONES, assigned: [], wrecked: 0 }, // §1.4
    hand: [],
    rows: [],
    battle: null,
    collection: [],
    discard: [],
    bountyPile: [],
    shopPile: [],
    shelf: [],
    salvage: [],
    ledger: { bounties: 0, captures: 0, sectors: 0, parts: 0, backRoom: 0, healing: 0, fitting: 0, repairs: 0 },
    verdict: null,
  };
}
