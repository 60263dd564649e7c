import { type AnyGame, type GameTypes, type Match, tallyOf } from '@haven/kit';
import type { Standing } from '../store/tables.ts';

/** Whose turn it is. */
export function standingOf(game: AnyGame, match: Match<GameTypes>): Standing {
  return { moves: tallyOf(match).moves, toAct: game.toAct(match.state) };
}
