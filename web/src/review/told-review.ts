import { type AnyGame, fingerprint, type GameTypes, inForce, type MatchRecord, replay } from '@haven/kit';
import { type Glance, type Review, reviewOf, type TurningPoint } from '@haven/kit/review';

type Move = GameTypes['Move'];

/** A turning point, and what whoever moved saw: moves are named by it. */
export type ToldPoint = TurningPoint<Move> & { readonly view: GameTypes['View'] };

/** All that a page says of a match that is over. */
export interface ToldReview extends Omit<Review<Move>, 'points'> {
  readonly points: readonly ToldPoint[];
}

/** Raised when the same glances come to something else. */
const MANNER = 1;

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
  const viewAt = ({ move, seat }: TurningPoint<Move>) => game.view(replay(game, record, move).state, seat);
  return { ...review, points: review.points.map((point) => ({ ...point, view: viewAt(point) })) };
}
