import type { Tortuga2199 } from '@haven/tortuga-2199-rules';
import type { FirstGames } from '@haven/ui-kit';
import { goal } from './goal.ts';
import { hints } from './hints.ts';
import { undone } from './undone.ts';
import { wasted } from './wasted.ts';

/** How Tortuga 2199 helps in somebody's first games. */
export const firstGames: FirstGames<Tortuga2199> = {
  hints,
  goal,
  isEnd: ({ type }) => type === 'end',
  undone,
  isAskedByScreen: true,
  wasted,
};
