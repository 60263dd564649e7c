import type { GameTypes } from '@haven/kit';
import type { FirstGames } from '@haven/ui-kit';

/** The games that help in the first games, loaded when somebody plays one of them. A game without such help is not in this list. */
const helps: Readonly<Record<string, () => Promise<FirstGames<GameTypes>>>> = {
  'star-bounty': async () => (await import('@haven/star-bounty-ui/first-games')).firstGames,
  'tortuga-2199': async () => (await import('@haven/tortuga-2199-ui/first-games')).firstGames,
  tortuga: async () => (await import('@haven/tortuga-ui/first-games')).firstGames,
};

/** How to load what helps in the first games of a game. */
export function firstGamesOf(game: string): (() => Promise<FirstGames<GameTypes>>) | undefined {
  return Object.hasOwn(helps, game) ? helps[game] : undefined;
}
