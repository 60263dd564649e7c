import { type AnyGame, type GameTypes, inForce, type Match } from '@haven/kit';
import type { Standing } from '../store/tables.ts';

/** Whose turn it is. */
export function standingOf(game: AnyGame, match: Match<GameTypes>): Standing {
  return { moves: inForce(match.entries).length, toAct: game.toAct(match.state) };
}
