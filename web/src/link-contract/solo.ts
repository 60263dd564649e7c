import { games } from '@haven/games/rules';
import type { AnyGame } from '@haven/kit';

/** A game that one person plays alone: nothing moves unless they do. */
export const SOLO: AnyGame = soloGame();

function soloGame(): AnyGame {
  const solo = games.find(({ meta }) => meta.seats.min === 1);
  if (solo === undefined) throw new Error('there is no game for one person');
  return solo;
}
