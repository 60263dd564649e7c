import { LEVELS, type Level } from '@haven/kit';

/** Games whose bots can be chosen; the others have one. Known before any bot is loaded. */
const levels: Readonly<Record<string, readonly Level[]>> = {
  'star-bounty': ['captain', 'admiral'],
  tortuga: LEVELS,
  'tortuga-2199': LEVELS,
};

/** Who can be chosen for a chair of this game, the weakest first. */
export function choiceOf(game: string): readonly Level[] {
  return Object.hasOwn(levels, game) ? (levels[game] ?? []) : [];
}

/** Games on whose matches somebody looks back, known before that one is loaded: of a run that one plays alone nobody has been first or last. */
const reviewed: ReadonlySet<string> = new Set(['tortuga', 'tortuga-2199']);

export function isReviewed(game: string): boolean {
  return reviewed.has(game);
}
