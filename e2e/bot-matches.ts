import { bots } from '@haven/games/bots';
import { gameById } from '@haven/games/rules';
import {
  type AnyGame,
  at,
  defaultOptions,
  type GameTypes,
  type Match,
  type MatchRecord,
  play,
  type Rng,
  recordOf,
  type Seat,
  simRng,
  start,
} from '@haven/kit';
import { keepMoves, knownMoves } from './known-moves.ts';

/** A table of bots: the game, how many sit there, and options other than the defaults. */
export interface BotTable {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

const MOST_MOVES = 3000;
const MOST_MATCHES = 40;

/** The first of a row of matches among bots that comes to such a position, up to there. */
export function matchUntil(
  table: BotTable,
  isThere: (match: Match<GameTypes>, game: AnyGame) => boolean,
): MatchRecord<GameTypes> {
  const game = knownGame(table.game);
  for (let number = 1; number <= MOST_MATCHES; number += 1) {
    const match = playUntil(game, table, { number, isThere: (each) => isThere(each, game) });
    if (match) return recordOf(match);
  }
  throw new Error(`no such position in ${MOST_MATCHES} matches`);
}

export function knownGame(id: string): AnyGame {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

interface Search {
  readonly number: number;
  isThere(match: Match<GameTypes>): boolean;
}

function playUntil(game: AnyGame, table: BotTable, { number, isThere }: Search): Match<GameTypes> | undefined {
  const options = { ...defaultOptions(game.options), ...table.options };
  const begun = start(game, { seats: table.seats, options, seed: number.toString(16).padStart(64, '0') });
  const rng = simRng(number);
  return followUntil(game, begun, {
    name: JSON.stringify([table, number]),
    isThere,
    choose: (match, seat) => botMove(game, match, { seat, rng }),
  });
}

interface Following {
  /** Who is told this name has the same match before them. */
  readonly name: string;
  isThere(match: Match<GameTypes>): boolean;
  choose(match: Match<GameTypes>, seat: Seat): string;
}

/** The match where it comes to such a position, if it does. What has been played before is not thought out again. */
export function followUntil(
  game: AnyGame,
  begun: Match<GameTypes>,
  { name, isThere, choose }: Following,
): Match<GameTypes> | undefined {
  const known = knownMoves(name);
  const [there, isKnown] = walk(game, begun, { isThere, choose: (_match, _seat, number) => known[number] });
  if (isKnown) return there;
  const moves: string[] = [];
  const [found] = walk(game, begun, {
    isThere,
    choose: (match, seat) => {
      const move = choose(match, seat);
      moves.push(move);
      return move;
    },
  });
  keepMoves(name, moves);
  return found;
}

interface Walk {
  isThere(match: Match<GameTypes>): boolean;
  choose(match: Match<GameTypes>, seat: Seat, number: number): string | undefined;
}

/** To such a position, or else to the end; and whether every move on the way was chosen. */
function walk(
  game: AnyGame,
  begun: Match<GameTypes>,
  { isThere, choose }: Walk,
): readonly [Match<GameTypes> | undefined, boolean] {
  let match = begun;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    if (isThere(match)) return [match, true];
    const [seat] = game.toAct(match.state);
    if (seat === undefined) return [undefined, true];
    const move = choose(match, seat, moves);
    if (move === undefined) return [undefined, false];
    match = play(game, match, { seat, move }).match ?? match;
  }
  return [undefined, true];
}

/** The same match when bots have played it to its end. */
export function playedOut(game: AnyGame, begun: Match<GameTypes>, rng: Rng): Match<GameTypes> {
  let match = begun;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) return match;
    match = play(game, match, { seat, move: botMove(game, match, { seat, rng }) }).match ?? match;
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
}

/** What the house's bot would play from that seat. */
export function botMove(
  game: AnyGame,
  { state }: Match<GameTypes>,
  { seat, rng }: { readonly seat: Seat; readonly rng: Rng },
): string {
  const bot = at(
    [bots[game.meta.id]].flatMap((each) => each ?? []),
    0,
  );
  const moves = game.legalMoves(state, seat);
  return game.notate(bot.think({ seat, view: game.view(state, seat), moves }, rng).move);
}
