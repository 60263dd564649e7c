import { at, type Seat } from '../game.ts';
import type { Glance } from './glance.ts';

interface Swing {
  /** The number of the move, from 0. */
  readonly move: number;
  /** Whose chance it was, and what became of it. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

interface Blunder<Move> {
  readonly chosen: Move;
  readonly better: Move;
  /** What the chosen move lacks beside the better one, as bots name it. */
  readonly lacks?: string;
}

/** A choice that cost much, with what would have been better; or dice and draws that changed much. */
export type TurningPoint<Move> =
  | (Swing & { readonly kind: 'choice' } & Blunder<Move>)
  | (Swing & { readonly kind: 'luck' });

const MOST_POINTS = 3;
/** Less is not worth a word. */
const NOTEWORTHY = 0.02;

/** Of each of so many seats. One learns from choices: as long as there are enough of them, luck is told of once. */
export function turningPointsIn<Move>(glances: readonly Glance<Move>[], seats: number): TurningPoint<Move>[] {
  const points = Array.from({ length: seats }, (_, seat) => pointsOf(glances, seat)).flat();
  return points.toSorted((a, b) => a.move - b.move);
}

function pointsOf<Move>(glances: readonly Glance<Move>[], seat: Seat): TurningPoint<Move>[] {
  const choices = largest(glances.filter((glance) => glance.seat === seat).flatMap(choiceIn));
  const [luck, ...others] = largest(glances.flatMap((glance) => luckIn(glance, seat)));
  const first = largest([...choices, ...(luck ? [luck] : [])]);
  return [...first, ...others].slice(0, MOST_POINTS);
}

function largest<Point extends Swing>(points: readonly Point[]): Point[] {
  return points
    .filter((point) => sizeOf(point) >= NOTEWORTHY)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST_POINTS);
}

function sizeOf({ from, to }: Swing): number {
  return Math.abs(to - from);
}

function choiceIn<Move>({ move, seat, decision }: Glance<Move>): TurningPoint<Move>[] {
  if (seat === undefined || decision === undefined) return [];
  const { chosen, best: better, win, loss, lacks } = decision;
  const told = { chosen, better, ...(lacks !== undefined && { lacks }) };
  return [{ kind: 'choice', move, seat, from: win + loss, to: win, ...told }];
}

function luckIn({ move, fortune }: Glance<unknown>, seat: Seat): TurningPoint<never>[] {
  if (fortune === undefined) return [];
  return [{ kind: 'luck', move, seat, from: at(fortune.expected, seat), to: at(fortune.after, seat) }];
}

/** What chance added to what was to be expected, seat by seat; nothing where it had no say. */
export function luckOf({ fortune }: Glance<unknown>): number[] {
  return fortune ? fortune.after.map((chance, seat) => chance - at(fortune.expected, seat)) : [];
}
