import { dice } from './dice.ts';
import { order } from './order.ts';
import { steal } from './steal.ts';

/** What `npm run puzzles` looks for in games of Tortuga. */
export const quests = [dice, order, steal];
