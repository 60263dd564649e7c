import {
  type AnyGame,
  at,
  fingerprint,
  type GameTypes,
  inForce,
  type MatchRecord,
  type Played,
  replay,
  type Seat,
} from '@haven/kit';
import { type Glance, type Review, reviewOf, type TurningPoint } from '@haven/kit/review';

type Move = GameTypes['Move'];

/** A turning point, and the move it came with. */
export type ToldPoint = TurningPoint<Move> & Made;

interface Made {
  readonly mover: Seat;
  readonly made: Move;
  /** Whether the better move was made all the same, later in the same turn. */
  readonly isMadeLater?: boolean;
  /** What whoever moved saw: moves are named by it. */
  readonly view: GameTypes['View'];
}

/** All that a page says of a match that is over. */
export interface ToldReview extends Omit<Review<Move>, 'points'> {
  readonly points: readonly ToldPoint[];
}

/** Raised when the same glances come to something else. */
const MANNER = 4;

/** A match and those who look back on it: whoever has learned something new looks again. */
export function keyOf({ game, version, seed, entries }: MatchRecord<GameTypes>, weights: readonly string[]): string {
  const moves = inForce(entries).map(({ seat, move }) => [seat, move]);
  return fingerprint({ game, version, seed, moves, weights, manner: MANNER });
}

export function toldReview(
  game: AnyGame,
  record: MatchRecord<GameTypes>,
  glances: readonly Glance<Move>[],
): ToldReview {
  const review = reviewOf(glances);
  return { ...review, points: review.points.flatMap((point) => toldPoint(game, record, point)) };
}

function toldPoint(game: AnyGame, record: MatchRecord<GameTypes>, point: TurningPoint<Move>): ToldPoint[] {
  const entries = inForce(record.entries);
  const entry = entries[point.move];
  if (entry === undefined) return [];
  const { state } = replay(game, record, point.move);
  const made = game.legalMoves(state, entry.seat).find((legal) => game.notate(legal) === entry.move);
  if (made === undefined) return [];
  const isMadeLater = point.kind === 'choice' && restOfTurn(entries, point.move).includes(game.notate(point.better));
  return [{ ...point, mover: entry.seat, made, isMadeLater, view: game.view(state, entry.seat) }];
}

/** What whoever made this move did next, until it was somebody else's turn. */
function restOfTurn(entries: readonly Pick<Played<unknown>, 'seat' | 'move'>[], move: number): string[] {
  const { seat } = at(entries, move);
  const next = entries.findIndex((entry, index) => index > move && entry.seat !== seat);
  return entries.slice(move + 1, next < 0 ? undefined : next).map((entry) => entry.move);
}
