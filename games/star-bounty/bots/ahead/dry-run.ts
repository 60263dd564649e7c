import { currentStep } from '@haven/kit';
import {
  BOUNTIES,
  type Bounty,
  creditsFor,
  FORMATIONS,
  healthOf,
  incomingDamage,
  isDouble,
  type Move,
  PARTS,
  type Part,
  type State,
  type Step,
  SUITS,
  SYSTEMS,
  type Taken,
} from '@haven/star-bounty-rules';

/**
 * A run in small whole numbers, to be played to its end some ten thousand times in a second.
 * Parts and bounties are their places in PARTS and BOUNTIES, systems their places in SYSTEMS: a part's system is its suit,
 * and so is the system that a bounty switches off. `lock-step.test.ts` holds it to the rules, move by move.
 */
export interface DryRun {
  phase: Phase;
  readonly lenient: boolean;
  readonly formation: readonly (readonly number[])[];
  sector: number;
  life: number;
  credits: number;
  readonly power: number[];
  ready: number;
  /** Bit by bit, the systems that a drone serves. */
  assigned: number;
  wrecked: number;
  readonly hand: number[];
  /** The front row first. */
  readonly rows: number[][];
  taken: Captive[];
  readonly bountyPile: number[];
  shopPile: number[];
  shelf: number[];
  salvage: number[];
  enemy: number;
  health: number;
  boost: number;
  /** The roll that waits: what the dice and the coin make. */
  amount: number;
  double: boolean;
  /** Whether the ship may flee before the next battle. */
  mayFlee: boolean;
  /** How often it fled since the dry run began. */
  flights: number;
  /** What was done, for whoever wants to know. */
  readonly told?: Move[];
}

type Phase = Step['type'] | 'finished' | 'destroyed';

interface Captive {
  readonly bounty: number;
  readonly alive: boolean;
  readonly credits: number;
}

/** No bounty has this place. */
export const NOBODY = -1;

const PART_PLACE = new Map(PARTS.map((part, place) => [part, place]));
const BOUNTY_PLACE = new Map(BOUNTIES.map((bounty, place) => [bounty, place]));
const placeOfPart = (part: Part) => PART_PLACE.get(part) ?? NOBODY;
const placeOf = (bounty: Bounty) => BOUNTY_PLACE.get(bounty) ?? NOBODY;

const PARTS_OF_SUIT = PARTS.length / SYSTEMS.length;
const RANKS = BOUNTIES.length / SUITS.length;

export const VALUE = PARTS.map((_, place) => 3 + (place % PARTS_OF_SUIT));
export const SUIT = PARTS.map((_, place) => Math.floor(place / PARTS_OF_SUIT));
export const ENEMY_SUIT = BOUNTIES.map((_, place) => Math.floor(place / RANKS));
export const HEALTH_OF = BOUNTIES.map(healthOf);
export const HEARTS = SUITS.indexOf('H');
export const SHIELDS = SYSTEMS.indexOf('shields');
export const BALLISTICS = SYSTEMS.indexOf('ballistics');
export const ENGINES = SYSTEMS.indexOf('engines');

export function captiveOf(taken: Taken): Captive {
  return { bounty: placeOf(taken.card), alive: taken.alive, credits: creditsFor(taken) };
}

/** The same run, played on from here without the rules. */
export function dryRunOf(state: State, told?: Move[]): DryRun {
  const { battle, drones, systems } = state;
  const step = currentStep(state);
  const roll = battle?.roll ?? null;
  return {
    phase: step?.type ?? (state.verdict === 'destroyed' ? 'destroyed' : 'finished'),
    lenient: state.options.lenient,
    formation: FORMATIONS[state.options.formation],
    sector: state.sector,
    life: state.life,
    credits: state.credits,
    power: SYSTEMS.map((system) => systems[system]),
    ready: drones.ready,
    assigned: drones.assigned.reduce((bits, system) => bits | (1 << SYSTEMS.indexOf(system)), 0),
    wrecked: drones.wrecked,
    hand: state.hand.map(placeOfPart),
    rows: state.rows.map(({ enemies }) => enemies.map(placeOf)),
    taken: state.collection.map(captiveOf),
    bountyPile: state.bountyPile.map(placeOf),
    shopPile: state.shopPile.map(placeOfPart),
    shelf: state.shelf.map(placeOfPart),
    salvage: state.salvage.map(placeOfPart),
    enemy: battle ? placeOf(battle.enemy) : NOBODY,
    health: battle?.health ?? 0,
    boost: battle?.boost ?? 0,
    amount: roll ? incomingDamage(roll) : 0,
    double: roll ? isDouble(roll) : false,
    flights: 0,
    mayFlee: step?.type === 'engage' && step.mayFlee,
    ...(told && { told }),
  };
}

/** Bounties that are still to be beaten. */
export function leftIn({ rows, bountyPile }: DryRun): number {
  let left = bountyPile.length;
  for (const row of rows) left += row.length;
  return left;
}

/** §5.10 A prisoner opens the way out. */
export function hasTicket({ taken }: DryRun): boolean {
  for (const { alive } of taken) if (alive) return true;
  return false;
}
