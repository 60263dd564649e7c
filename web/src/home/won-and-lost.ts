import { ownResultOf, resultAt } from './own-result.ts';
import type { SavedRun } from './use-saved-runs.ts';

/** How the finished games of one player ended: each was won or lost. */
export interface WonAndLost {
  readonly won: number;
  readonly lost: number;
}

export function wonAndLost(runs: readonly SavedRun[]): WonAndLost {
  const ends = runs.flatMap(endOf);
  const lost = ends.filter(({ isLost }) => isLost).length;
  return { won: ends.length - lost, lost };
}

/** The games of which at least one was won. */
export function gamesWon(runs: readonly SavedRun[]): string[] {
  const games = [...new Set(runs.map(({ game }) => game))];
  return games.filter((game) => wonAndLost(runs.filter((run) => run.game === game)).won > 0);
}

/** None where several people shared the device: nobody knows which of them is looking. */
function endOf(run: SavedRun): { readonly isLost: boolean }[] {
  const end = run.table === undefined ? ownResultOf(run) : resultAt(run);
  return end === undefined || 'name' in end ? [] : [end];
}
