import type { AnyGame } from '@haven/kit';
import { starBounty } from '@haven/star-bounty-rules';
import { tortuga } from '@haven/tortuga-rules';

/** The games of the house. A new game adds one line here. */
export const games: readonly AnyGame[] = [starBounty, tortuga];

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.meta.id === id);
}
