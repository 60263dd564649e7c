import { type AnyGame, type GameTypes, type Match, tallyOf } from '@haven/kit';
import type { TurnSummary } from '../store/tables.ts';

/** Whose turn it is. */
export function turnSummaryOf(game: AnyGame, match: Match<GameTypes>): TurnSummary {
  return { moves: tallyOf(match).moves, toAct: game.toAct(match.state) };
}
