import type { Outcome, Refusal } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import type { MyTable } from '@haven/wire';
import { useCallback, useEffect, useState } from 'react';
import { askMyTables, removeFinished, removeTable } from '../api/lobby.ts';
import { fetchSummary } from '../api/matches.ts';
import { allRuns, forgetRun } from '../links/local/runs.ts';
import { forgetToken, keptTokens } from '../links/remote/kept-tokens.ts';
import type { MatchPlace } from '../replays/replay.ts';

/** A run of this player, wherever it is kept. */
export interface SavedRun {
  readonly place: MatchPlace;
  readonly game: string;
  readonly moves: number;
  readonly playedAt: number;
  readonly undone: number;
  readonly aids: readonly string[];
  readonly outcome?: Outcome;
  /** Who played where; of a run of this browser. */
  readonly seats?: readonly SeatInfo[];
  /** When one's time to think is over, by the clock of this browser. */
  readonly deadline?: number;
  /** Of a table on the server: who sits there, and whose turn it is. */
  readonly table?: MyTable;
}

/** More seats than these are not asked after: the list is for going on, not an archive. */
const MOST_SEATS = 12;

/** Somebody may have moved meanwhile. */
const AGAIN_MS = 20_000;

export interface SavedRuns {
  readonly runs: readonly SavedRun[];
  /** All that are over, also those that were taken off the list. */
  readonly finished: readonly SavedRun[];
  /** Why it could not be removed, or undefined. */
  remove(run: SavedRun): Promise<Refusal | undefined>;
  /** All finished tables of the server. */
  removeFinished(): Promise<Refusal | undefined>;
}

export function useSavedRuns(): SavedRuns {
  const here = useFound(runsHere);
  const kept = useFound(runsOnServer);
  const tables = useFound(tablesOnServer);
  useAgain(tables.look);
  const all = [...here.found, ...kept.found, ...tables.found].sort((a, b) => b.playedAt - a.playedAt);
  const look = () => Promise.all([here.look(), kept.look(), tables.look()]);
  return {
    runs: all.filter(({ table }) => !table?.isHidden),
    finished: all.filter(({ outcome }) => outcome !== undefined),
    remove: async (run) => {
      const refusal = await removed(run);
      await look();
      return refusal;
    },
    removeFinished: async () => {
      const { refusal } = await removeFinished();
      await tables.look();
      return refusal;
    },
  };
}

async function removed({ place: { kind, id }, table }: SavedRun): Promise<Refusal | undefined> {
  if (table) return (await removeTable(id)).refusal;
  if (kind === 'table') forgetToken(id);
  else await forgetRun(id).catch(() => undefined);
  return undefined;
}

/** What is found, and how to look again. Without storage there are no runs; the table says so when one tries to begin. */
function useFound(find: () => Promise<SavedRun[]>) {
  const [found, setFound] = useState<readonly SavedRun[]>([]);
  const look = useCallback(() => find().then(setFound, () => undefined), [find]);
  useEffect(() => void look(), [look]);
  return { found, look };
}

/** Also out of sight: the title says how many turns wait. */
function useAgain(look: () => Promise<void>): void {
  useEffect(() => {
    const again = setInterval(() => void look(), AGAIN_MS);
    const lookIfSeen = () => document.hidden || void look();
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(again);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
}

async function runsHere(): Promise<SavedRun[]> {
  const runs = await allRuns();
  return runs.map(({ id, ...run }) => ({ ...run, place: { kind: 'run', id } }));
}

/** Runs whose token this browser keeps, from before tables knew their guests. */
async function runsOnServer(): Promise<SavedRun[]> {
  const answers = await Promise.all(
    keptTokens()
      .slice(0, MOST_SEATS)
      .map(({ match }) => fetchSummary(match)),
  );
  return answers.flatMap(({ value }) => {
    if (value === undefined) return [];
    const { match, game, moves, changed, undone, aids, outcome } = value;
    const place: MatchPlace = { kind: 'table', id: match };
    return [{ place, game, moves, playedAt: changed, undone, aids, ...(outcome && { outcome }) }];
  });
}

async function tablesOnServer(): Promise<SavedRun[]> {
  const { refusal, value: tables } = await askMyTables();
  // What was found before stays in sight while the server is out of reach.
  if (refusal) throw new Error(refusal.code);
  return tables.map(runAt);
}

function runAt(table: MyTable): SavedRun {
  const { id, game, moves, changed, outcome, leftMs } = table;
  return {
    game,
    moves,
    playedAt: changed,
    undone: 0,
    aids: [],
    table,
    place: { kind: 'table', id },
    ...(leftMs !== undefined && { deadline: Date.now() + leftMs }),
    ...(outcome && { outcome }),
  };
}
