import type { Bot, GameTypes } from '@haven/kit';
import { captain } from '@haven/star-bounty-bots';
import { plain as plain2199 } from '@haven/tortuga-2199-bots';
import { plain } from '@haven/tortuga-bots';

/** Who sits in for a missing player, by game. */
export const bots: Readonly<Record<string, Bot<GameTypes>>> = {
  'star-bounty': captain,
  tortuga: plain,
  'tortuga-2199': plain2199,
};
