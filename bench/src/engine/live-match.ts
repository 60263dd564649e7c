import {
  at,
  endingOptions,
  type Game,
  type GameTypes,
  type Match,
  pick,
  play,
  type Rng,
  seenBy,
  start,
  type Viewer,
} from '@haven/kit';

export interface LiveTable {
  readonly seats: number;
  /** Chooses the moves and the seeds; the dice come from the match. */
  readonly rng: Rng;
  /** After each move, the message to every seat and to a spectator. */
  readonly tellsEverybody: boolean;
}

/** Plays one random match as a server would, and returns how many moves it took. */
export function playLive<T extends GameTypes>(game: Game<T>, table: LiveTable): number {
  const options: T['Options'] = endingOptions(game.options);
  const viewers = viewersOf(table);
  let match = start(game, { seats: table.seats, options, seed: seedFrom(table.rng) });
  for (;;) {
    const next = playedAtRandom(game, match, table.rng);
    if (next === undefined) return match.entries.length;
    match = next;
    for (const viewer of viewers) seenBy(game, match, viewer);
  }
}

function viewersOf({ seats, tellsEverybody }: LiveTable): Viewer[] {
  return tellsEverybody ? [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'] : [];
}

function playedAtRandom<T extends GameTypes>(game: Game<T>, match: Match<T>, rng: Rng): Match<T> | undefined {
  const [seat] = game.toAct(match.state);
  if (seat === undefined) return undefined;
  const move = game.notate(pick(rng, game.legalMoves(match.state, seat)));
  const result = play(game, match, { seat, move, asked: at(match.asked, seat) });
  if (result.match === undefined) throw new Error(`${move} was refused: ${result.refusal.code}`, { cause: result.bug });
  return result.match;
}

function seedFrom(rng: Rng): string {
  return Array.from({ length: 32 }, () => rng.below(256).toString(16).padStart(2, '0')).join('');
}
