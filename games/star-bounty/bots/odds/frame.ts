import { at } from '@haven/kit';
import { BOUNTY, FULL_POWER, PART, type Part, type System } from '@haven/star-bounty-rules';
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

/** What stays the same through a battle. Arrays by drones are indexed by the systems' bits. */
export interface Frame {
  readonly query: Query;
  readonly pieces: readonly Piece[];
  readonly clubs: number;
  /** The bits of the other pieces: diamonds and spades. */
  readonly parts: number;
  readonly hearts: boolean;
  readonly defence: readonly number[];
  readonly ballistics: readonly number[];
  /** The drones after one more joins the ballistics, or -1 if none can. */
  readonly gunner: readonly number[];
}

export function frameOf(query: Query): Frame {
  checkWorth(query);
  const pieces = piecesOf(query);
  const each = Array.from({ length: ALL_DRONES }, (_, drones) => drones);
  return {
    query,
    pieces,
    clubs: bitsWhere(pieces, (piece) => piece.club),
    parts: bitsWhere(pieces, (piece) => !piece.club),
    hearts: BOUNTY[query.enemy].suit === 'H',
    defence: each.map((drones) => powerOf(query, 'shields', drones) + powerOf(query, 'engines', drones)),
    ballistics: each.map((drones) => powerOf(query, 'ballistics', drones)),
    gunner: each.map((drones) => (canJoin(query, BIT.ballistics, drones) ? drones | BIT.ballistics : -1)),
  };
}

function checkWorth({ worth }: Query): void {
  const prices = [worth.drone, ...Object.values(worth.parts)];
  const prefersDeath = worth.captured.some((captured, life) => captured < at(worth.destroyed, life));
  if (prefersDeath || prices.some((price) => price < 0))
    throw new RangeError('a worth that the solver cannot prune by');
}

/** §4.12 Parts of the disabled suit serve only where the table is lenient. Equal pieces stand together, the cheaper first. */
function piecesOf({ hand, enemy, lenient, worth }: Query): Piece[] {
  const serves = (part: Part) => lenient || PART[part].system !== BOUNTY[enemy].disables;
  return hand
    .filter(serves)
    .map((part) => ({
      part,
      value: PART[part].value,
      price: worth.parts[part],
      club: PART[part].system === 'ballistics',
    }))
    .sort((one, other) => Number(one.club) - Number(other.club) || one.value - other.value || one.price - other.price);
}

/** §3.2, §4.4 */
function powerOf({ enemy, systems }: Query, system: System, drones: number): number {
  if (BOUNTY[enemy].disables === system) return 0;
  return drones & BIT[system] ? FULL_POWER : systems[system];
}

export function assignedBits(assigned: readonly System[]): number {
  return assigned.reduce((bits, system) => bits | BIT[system], 0);
}

export const dronesIn = (bits: number) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);

/** §4.6 A drone must be ready, and its system neither served, full nor disabled. */
export function canJoin({ enemy, systems, ready, assigned }: Query, joining: number, drones: number): boolean {
  const open = SYSTEM_BITS.every(
    ([system, bit]) => !(joining & bit) || (systems[system] < FULL_POWER && BOUNTY[enemy].disables !== system),
  );
  const left = ready + assigned.length - dronesIn(drones);
  return open && !(joining & drones) && dronesIn(joining) <= left;
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
