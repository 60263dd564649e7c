import * as starBounty from '@haven/star-bounty-text';
import type { GameText } from '@haven/text-kit';
import * as tortuga2199 from '@haven/tortuga-2199-text';
import * as tortuga from '@haven/tortuga-text';

/** The words of the games of the house, by the game's id. A new game adds one line here. */
const texts: Readonly<Record<string, GameText>> = { 'star-bounty': starBounty, tortuga, 'tortuga-2199': tortuga2199 };

export function textOf(game: string): GameText | undefined {
  return Object.hasOwn(texts, game) ? texts[game] : undefined;
}
