import { at } from '@haven/kit';
import {
  attackOf,
  canImprovise,
  defenceOf,
  FULL_LIFE,
  lifeAfter,
  PART,
  type Part,
  type System,
  takesDrone,
} from '@haven/star-bounty-rules';
import type { Query } from './query.ts';

/** A part in hand that can serve in this battle. */
export interface Piece {
  readonly part: Part;
  readonly value: number;
  readonly price: number;
  readonly club: boolean;
}

/** The systems by their bit in a state. */
export const BIT = { shields: 1, engines: 2, ballistics: 4 } as const satisfies Record<System, number>;
const SYSTEM_BITS = Object.entries(BIT) as [System, number][];
const ALL_DRONES = 8;
/** Life from none to full. */
export const LIVES = FULL_LIFE + 1;

/** What stays the same through a battle. Arrays by drones are indexed by the systems' bits. */
export interface Frame {
  readonly query: Query;
  readonly pieces: readonly Piece[];
  readonly clubs: number;
  /** The bits of the other pieces: diamonds and spades. */
  readonly parts: number;
  /** The life that is left, by the life before and what gets through. */
  readonly lives: readonly number[];
  readonly defence: readonly number[];
  readonly ballistics: readonly number[];
  /** The bits of the systems that would take one more drone. */
  readonly open: readonly number[];
  /** The drones after one more joins the ballistics, or -1 if none can. */
  readonly gunner: readonly number[];
}

export function frameOf(query: Query): Frame {
  checkWorth(query);
  const pieces = piecesOf(query);
  const each = Array.from({ length: ALL_DRONES }, (_, drones) => drones);
  const open = each.map((drones) => openBits(query, drones));
  return {
    query,
    pieces,
    clubs: bitsWhere(pieces, (piece) => piece.club),
    parts: bitsWhere(pieces, (piece) => !piece.club),
    lives: livesIn(query),
    defence: each.map((drones) => defenceOf(shipIn(query, drones))),
    ballistics: each.map((drones) => attackOf(shipIn(query, drones))),
    open,
    gunner: each.map((drones) => (canJoin({ query, open }, BIT.ballistics, drones) ? drones | BIT.ballistics : -1)),
  };
}

function checkWorth({ worth }: Query): void {
  const prices = [worth.drone, ...Object.values(worth.parts)];
  const prefersDeath = worth.captured.some((captured, life) => captured < at(worth.destroyed, life));
  if (prefersDeath || prices.some((price) => price < 0))
    throw new RangeError('a worth that the solver cannot prune by');
}

/** The ship of this battle, with drones on these systems and nothing improvised. */
function shipIn({ enemy, health, life, systems, ready, lenient }: Query, drones: number) {
  const assigned = SYSTEM_BITS.flatMap(([system, bit]) => (drones & bit ? [system] : []));
  const battle = { enemy, health, boost: 0, roll: null };
  return { battle, life, systems, drones: { ready, assigned, wrecked: 0 }, options: { lenient } };
}

/** Equal pieces stand together, the cheaper first. */
function piecesOf(query: Query): Piece[] {
  const { hand, worth } = query;
  return hand
    .filter((part) => canImprovise(shipIn(query, 0), PART[part].system))
    .map((part) => ({
      part,
      value: PART[part].value,
      price: worth.parts[part],
      club: PART[part].system === 'ballistics',
    }))
    .sort((one, other) => Number(one.club) - Number(other.club) || one.value - other.value || one.price - other.price);
}

/** The life that each life becomes when so much gets through; more than all of it makes no difference. */
function livesIn(query: Query): number[] {
  const ship = shipIn(query, 0);
  const lives = Array.from({ length: LIVES }, (_, life) => life);
  return lives.flatMap((life) => lives.map((through) => lifeAfter({ ...ship, life }, through)));
}

export function assignedBits(assigned: readonly System[]): number {
  return assigned.reduce((bits, system) => bits | BIT[system], 0);
}

export const dronesIn = (bits: number) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);

function openBits(query: Query, drones: number): number {
  const ship = shipIn(query, drones);
  return SYSTEM_BITS.reduce((bits, [system, bit]) => bits | (takesDrone(ship, system) ? bit : 0), 0);
}

/** Whether as many drones are left, and each of these systems takes one. */
export function canJoin({ query, open }: Pick<Frame, 'query' | 'open'>, joining: number, drones: number): boolean {
  const left = query.ready + query.assigned.length - dronesIn(drones);
  return (joining & ~at(open, drones)) === 0 && dronesIn(joining) <= left;
}

/** The bits of the pieces that lie in this hand. */
export function bitsOf(frame: Frame, hand: readonly Part[]): number {
  return bitsWhere(frame.pieces, ({ part }) => hand.includes(part));
}

function bitsWhere(pieces: readonly Piece[], holds: (piece: Piece) => boolean): number {
  return pieces.reduce((bits, piece, index) => bits | (holds(piece) ? 1 << index : 0), 0);
}

export function piecesIn({ pieces }: Pick<Frame, 'pieces'>, bits: number): Piece[] {
  return pieces.filter((_, index) => bits & (1 << index));
}

/** All sets of these bits, the empty one first. */
export function setsWithin(bits: number): number[] {
  const sets: number[] = [];
  for (let set = 0; set <= bits; set += 1) if ((set & bits) === set) sets.push(set);
  return sets;
}

export const valueIn = (pieces: readonly Piece[]) => pieces.reduce((sum, { value }) => sum + value, 0);
export const priceOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { price }) => sum + price, 0);
