import type { SavedRun } from './use-saved-runs.ts';

/** How a game of one's own stands: those that wait for oneself come first. */
export type GameStand = 'yourTurn' | 'gathering' | 'theirTurn' | 'open' | 'over';

const ORDER: readonly GameStand[] = ['yourTurn', 'gathering', 'open', 'theirTurn', 'over'];
/** Finished ones are in sight for a while, to be watched again. */
const MOST_FINISHED = 3;

export function standOf({ table, outcome }: SavedRun): GameStand {
  if (outcome !== undefined) return 'over';
  if (table === undefined) return 'open';
  if (table.phase === 'over' || table.phase === 'ended') return 'over';
  if (table.phase !== 'playing') return 'gathering';
  if (table.chairs.length === 1) return 'open';
  return table.isMyTurn ? 'yourTurn' : 'theirTurn';
}

/** Games that go on and the last finished tables; runs of this browser that are over stand among the best. */
export function myGames(runs: readonly SavedRun[]): SavedRun[] {
  const ofStand = (stand: GameStand) => runs.filter((run) => standOf(run) === stand);
  return ORDER.flatMap((stand) =>
    stand === 'over'
      ? ofStand(stand)
          .filter(({ table }) => table !== undefined)
          .slice(0, MOST_FINISHED)
      : ofStand(stand),
  );
}
