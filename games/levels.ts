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
