import { type AnyGame, type Refusal, recordOf, SEED_BYTES, start } from '@haven/kit';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import { type MatchRequest, readMatchRequest } from './match-request.ts';

export interface Made {
  readonly match: string;
  readonly seats: number;
}

/** A match without a table: whoever holds a token sits there. */
export async function createMatch(
  context: ServerContext,
  games: readonly AnyGame[],
  request: MatchRequest,
): Promise<Made | Refusal> {
  const fitting = readMatchRequest(games, request);
  if ('code' in fitting) return fitting;
  const { game, seats, options } = fitting;
  const { nickname } = request;
  const isListed = request.isListed === true && seats === 1;
  const id = newId(context.random);
  const record = recordOf(start(game, { seats, options, seed: context.random.bytes(SEED_BYTES).toString('hex') }));
  await context.store.create({ id, record, created: context.now(), isListed, ...(nickname && { nickname }) });
  context.metrics.matchesCreated.inc({ game: game.meta.id });
  return { match: id, seats };
}
