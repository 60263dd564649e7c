import { listingOf } from '@haven/games/uis';
import type { GameTypes } from '@haven/kit';
import type { GameUi } from '@haven/ui-kit';

export function loadUi(game: string): Promise<GameUi<GameTypes>> | undefined {
  return listingOf(game)?.load();
}
