import type { Tortuga } from '@haven/tortuga-rules';
import type { FirstGames } from '@haven/ui-kit';
import { goal } from './goal.ts';
import { hints } from './hints.ts';
import { undone } from './undone.ts';

/** How Tortuga helps in somebody's first games. */
export const firstGames: FirstGames<Tortuga> = { hints, goal, isEnd: ({ type }) => type === 'forfeit', undone };
