import {
  type AnyGame,
  defaultOptions,
  type GameTypes,
  type Match,
  pick,
  play,
  type Rng,
  recordOf,
  start,
  tallyOf,
  undo,
} from '@haven/kit';
import { newId } from '../new-id.ts';
import type { Store } from '../store/store.ts';

const TAKEN_BACK = 20;

interface LongMatchPlan {
  readonly seats: number;
  readonly entries: number;
  readonly rng: Rng;
}

/** A match of so many entries that is not over: whenever it would be, people take back. */
export function longMatch(game: AnyGame, { seats, entries, rng }: LongMatchPlan): Match<GameTypes> {
  const seed = Array.from({ length: 64 }, () => rng.below(16).toString(16)).join('');
  let match = start(game, { seats, options: defaultOptions(game.options), seed });
  while (match.entries.length < entries) {
    const next = randomlyPlayed(game, match, rng);
    match = game.outcome(next.state) === undefined ? next : takenBack(game, match);
  }
  return match;
}

function randomlyPlayed(game: AnyGame, match: Match<GameTypes>, rng: Rng): Match<GameTypes> {
  const seat = pick(rng, game.toAct(match.state));
  const move = game.notate(pick(rng, game.legalMoves(match.state, seat)));
  const { match: next } = play(game, match, { seat, move });
  if (next === undefined) throw new Error(`${move} is not legal after all`);
  return next;
}

function takenBack(game: AnyGame, match: Match<GameTypes>): Match<GameTypes> {
  const moves = Math.min(TAKEN_BACK, tallyOf(match).moves);
  return undo(game, match, { seat: 0, moves, consent: true }).match ?? match;
}

/** Writes a match into the store, entry by entry; its id. */
export async function keepMatch(store: Store, match: Match<GameTypes>): Promise<string> {
  const id = newId();
  const record = recordOf(match);
  await store.create({ id, record, created: 0 });
  await Promise.all(match.entries.map((entry, seq) => store.append({ match: id, seq, entry, at: seq })));
  return id;
}
