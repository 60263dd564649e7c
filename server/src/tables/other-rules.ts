import { type AnyGame, canPlayOn, type GameTypes, type Match, type Refusal } from '@haven/kit';
import type { TableInfo } from '@haven/wire';

/** A match that was begun by rules which these cannot play on is told by its events alone. */
export function rulesFor(game: AnyGame, version: number): AnyGame {
  return canPlayOn(game, version) ? game : { ...game, toAct: () => [], legalMoves: () => [] };
}

/** Which rules began the match and which are here, if nobody can play it on. */
export function otherRulesOf({ game, match }: Begun): NonNullable<TableInfo['otherRules']> | undefined {
  if (match === undefined || canPlayOn(game, match.version)) return undefined;
  return { theirs: match.version, ours: game.meta.version };
}

/** For the operator. */
export function otherRulesWords({ meta }: AnyGame, version: number): string {
  return `begun by version ${version} of the rules, here is version ${meta.version}`;
}

interface Begun {
  readonly game: AnyGame;
  readonly match: Match<GameTypes> | undefined;
}

export function otherRulesRefusal(begun: Begun): Refusal | undefined {
  const values = otherRulesOf(begun);
  return values && { code: 'other-rules', values };
}
