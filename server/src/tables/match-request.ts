import { type AnyGame, type Refusal, readOptions } from '@haven/kit';

export interface MatchRequest {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The fewest that the game can do with, if left out. */
  readonly seats?: number;
  readonly nickname?: string;
  /** The run may stand among the best; counts for whoever plays alone. */
  readonly isListed?: boolean;
}

interface Fitting {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What can be played as wished, or why it cannot. */
export function readMatchRequest(games: readonly AnyGame[], request: MatchRequest): Fitting | Refusal {
  const game = games.find(({ meta }) => meta.id === request.game);
  if (game === undefined) return { code: 'unknown-game' };
  const { seats: fits } = game.meta;
  const { seats = fits.min } = request;
  if (seats < fits.min || seats > fits.max) return { code: 'bad-seats', values: { ...fits } };
  const { options, refusal } = readOptions(game.options, request.options);
  return refusal ?? { game, seats, options };
}
