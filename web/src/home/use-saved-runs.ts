import type { Outcome } from '@haven/kit';
import type { MyTable } from '@haven/wire';
import { useEffect, useState } from 'react';
import { fetchMyTables } from '../tables/lobby.ts';
import { allRuns, forgetRun } from '../tables/runs.ts';
import { forgetSeat, keptSeats } from '../tables/seats.ts';
import { fetchSummary } from '../tables/server.ts';
import type { Place } from '../tables/story.ts';

/** A run of this player, wherever it is kept. */
export interface SavedRun {
  readonly place: Place;
  readonly game: string;
  readonly moves: number;
  readonly playedAt: number;
  readonly undone: number;
  readonly aids: readonly string[];
  readonly outcome?: Outcome;
  /** Of a table on the server: who sits there, and whose turn it is. */
  readonly table?: MyTable;
}

/** More seats than these are not asked after: the list is for going on, not an archive. */
const MOST_SEATS = 12;

export function useSavedRuns(): { runs: readonly SavedRun[]; forget: (place: Place) => void } {
  const [runs, setRuns] = useState<readonly SavedRun[]>([]);
  useEffect(() => {
    let isGone = false;
    const add = (found: readonly SavedRun[]) => {
      if (!isGone) setRuns((known) => [...known, ...found].sort((a, b) => b.playedAt - a.playedAt));
    };
    // Without storage there are no runs; the table says so when one tries to begin.
    for (const finding of [runsHere(), runsOnServer(), tablesOnServer()]) finding.then(add, () => undefined);
    return () => {
      isGone = true;
      setRuns([]);
    };
  }, []);
  const forget = (place: Place) => {
    setRuns((known) => known.filter((run) => run.place.id !== place.id));
    if (place.kind === 'table') forgetSeat(place.id);
    else forgetRun(place.id).catch(() => undefined);
  };
  return { runs, forget };
}

async function runsHere(): Promise<SavedRun[]> {
  const runs = await allRuns();
  return runs.map(({ id, ...run }) => ({ ...run, place: { kind: 'run', id } }));
}

/** Runs whose token this browser keeps, from before tables knew their guests. */
async function runsOnServer(): Promise<SavedRun[]> {
  const answers = await Promise.all(
    keptSeats()
      .slice(0, MOST_SEATS)
      .map(({ match }) => fetchSummary(match)),
  );
  return answers.flatMap(({ value }) => {
    if (value === undefined) return [];
    const { match, game, moves, changed, undone, aids, outcome } = value;
    const place: Place = { kind: 'table', id: match };
    return [{ place, game, moves, playedAt: changed, undone, aids, ...(outcome && { outcome }) }];
  });
}

async function tablesOnServer(): Promise<SavedRun[]> {
  const tables = await fetchMyTables();
  return tables.map((table) => {
    const { id, game, moves, changed, outcome } = table;
    const place: Place = { kind: 'table', id };
    return { place, game, moves, playedAt: changed, undone: 0, aids: [], table, ...(outcome && { outcome }) };
  });
}
