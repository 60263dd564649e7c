import { games } from '@haven/games/rules';
import type { AnyGame } from '@haven/kit';

/** A game of the house that one person can play alone. */
export const SOLO: AnyGame = soloGame();

/** A game of the house for several people. */
export const COMPANY: AnyGame = companyGame();

function companyGame(): AnyGame {
  const company = games.find(({ meta }) => meta.seats.min > 1);
  if (company === undefined) throw new Error('the house has no game for several');
  return company;
}

function soloGame(): AnyGame {
  const solo = games.find(({ meta }) => meta.seats.min === 1);
  if (solo === undefined) throw new Error('the house has no solo game');
  return solo;
}
