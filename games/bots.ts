import type { Bot, GameTypes } from '@haven/kit';
import { captain } from '@haven/star-bounty-bots';
import { plain } from '@haven/tortuga-bots';

/** Who sits in for a missing player, by game. */
export const bots: Readonly<Record<string, Bot<GameTypes>>> = {
  'star-bounty': captain,
  tortuga: plain,
};
