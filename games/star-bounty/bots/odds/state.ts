/**
 * A moment between two throws, packed into one whole number: the key of the memo.
 * Lowest bits first: hand 7, drones 3, life 4, health 5, boost 6, phase 1.
 */
export interface Moments {
  /** Bit by bit, the pieces of the frame that are still in hand. */
  readonly hand: number;
  /** Bit by bit, the systems that a drone serves. */
  readonly drones: number;
  readonly life: number;
  readonly health: number;
  /** What was improvised for this shot or this Brace phase. */
  readonly boost: number;
}

const DRONES = 7;
const LIFE = 10;
const HEALTH = 14;
const BOOST = 19;
const PHASE = 25;

export const BRACING = 1 << PHASE;

export function packed({ hand, drones, life, health, boost }: Moments): number {
  return hand | (drones << DRONES) | (life << LIFE) | (health << HEALTH) | (boost << BOOST);
}

export const handOf = (state: number) => state & 0x7f;
export const dronesOf = (state: number) => (state >> DRONES) & 7;
export const lifeOf = (state: number) => (state >> LIFE) & 15;
export const healthOf = (state: number) => (state >> HEALTH) & 31;
export const boostOf = (state: number) => (state >> BOOST) & 63;
export const isBracing = (state: number) => state >= BRACING;

export const withHealth = (state: number, health: number) => (state & ~(31 << HEALTH)) | (health << HEALTH);
export const withLife = (state: number, life: number) => (state & ~(15 << LIFE)) | (life << LIFE);
export const withDrones = (state: number, drones: number) => (state & ~(7 << DRONES)) | (drones << DRONES);
/** A phase begins: nothing is improvised yet (§5.9). */
export const fresh = (state: number) => state & ((1 << BOOST) - 1);
/** The Brace phase goes on, and with it what was improvised (§5.6). */
export const bracing = (state: number, boost: number) => fresh(state) | (boost << BOOST) | BRACING;

/** What changes in a state when these parts leave the hand and these drones join in. */
export const flipOf = (parts: number, joining: number) => parts | (joining << DRONES);
/** The state after such a change, with the parts' power added to the boost (§4.10). */
export const answered = (state: number, flip: number, boost: number) => (state ^ flip) + (boost << BOOST);
/** Hand and drones alone: what there is to answer with. */
export const suppliesOf = (state: number) => state & ((1 << LIFE) - 1);
