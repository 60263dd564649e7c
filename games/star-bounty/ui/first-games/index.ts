import type { StarBounty } from '@haven/star-bounty-rules';
import type { FirstGames } from '@haven/ui-kit';
import { goal } from './goal.ts';
import { hints } from './hints.ts';
import { undone } from './undone.ts';

/** How Star Bounty helps in somebody's first runs. */
export const firstGames: FirstGames<StarBounty> = { hints, goal, isEnd: ({ type }) => type === 'leave', undone };
