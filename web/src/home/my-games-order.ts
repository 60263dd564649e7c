import type { MyTable } from '@haven/wire';
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
  return table.isMyTurn && !isBotInOwnChair(table) ? 'yourTurn' : 'theirTurn';
}

/** A bot plays from one's own chair. */
export function isBotInOwnChair({ chairs, seat }: MyTable): boolean {
  return chairs.some((chair) => chair.seat === seat && chair.kind === 'bot');
}

/** Whom a game waits for, oneself left out. */
export function awaitedIn({ chairs, seat, turns }: MyTable): MyTable['chairs'] {
  return chairs.filter((chair) => chair.seat !== seat && turns.includes(chair.seat));
}

/** Whose time is over first comes first; where nobody counts, the latest stays in front. */
function bySoonest(a: SavedRun, b: SavedRun): number {
  const [soonest, other] = [a.deadline ?? LATE, b.deadline ?? LATE];
  return soonest === other ? 0 : soonest - other;
}

const LATE = Number.POSITIVE_INFINITY;

/** How many games wait for oneself. */
export function turnsIn(runs: readonly SavedRun[]): number {
  return runs.filter((run) => standOf(run) === 'yourTurn').length;
}

/** Finished tables, all of them. */
export function finishedIn(runs: readonly SavedRun[]): number {
  return runs.filter((run) => run.table !== undefined && standOf(run) === 'over').length;
}

/** What removing a game means; undefined where others still play it. */
export type Removal = 'forget' | 'hide' | 'standUp' | 'end';

export function removalOf(run: SavedRun): Removal | undefined {
  const { table } = run;
  if (table === undefined) return 'forget';
  if (standOf(run) === 'over') return 'hide';
  if (table.phase === 'gathering') return 'standUp';
  const isAlone = table.chairs.every(({ seat, name, kind }) => seat === table.seat || (kind === 'bot' && name === ''));
  return isAlone && table.phase === 'playing' ? 'end' : undefined;
}

/** Games that go on and the last finished tables; runs of this browser that are over stand among the best. */
export function myGames(runs: readonly SavedRun[]): SavedRun[] {
  const ofStand = (stand: GameStand) => runs.filter((run) => standOf(run) === stand).sort(bySoonest);
  return ORDER.flatMap((stand) =>
    stand === 'over'
      ? ofStand(stand)
          .filter(({ table }) => table !== undefined)
          .slice(0, MOST_FINISHED)
      : ofStand(stand),
  );
}
