import type { AnyGame } from '@haven/kit';
import { starBounty } from '@haven/star-bounty-rules';
import { tortuga2199 } from '@haven/tortuga-2199-rules';
import { tortuga } from '@haven/tortuga-rules';

/** The games of the house. A new game adds one line here. */
export const games: readonly AnyGame[] = [starBounty, tortuga, tortuga2199];

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.meta.id === id);
}
