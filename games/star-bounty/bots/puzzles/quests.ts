import { alive } from './alive.ts';
import { safest } from './safest.ts';

/** What `npm run puzzles` looks for in games of Star Bounty. */
export const quests = [alive, safest];
