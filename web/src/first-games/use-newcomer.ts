import { useEffect, useState } from 'react';
import { fetchMyTables } from '../api/lobby.ts';
import { isExperienced, isUnwanted, keepFinished, useMemory } from '../experience/memory.ts';
import { humansOf } from '../links/hand-over.ts';
import { allRuns } from '../links/local/runs.ts';

/** Whether somebody wants help and has finished hardly any game of this kind, here or on the server; false until that is known. */
export function useIsNewcomer(game: string): boolean {
  const wantsNone = useMemory(isUnwanted);
  const knowsIt = useMemory((memory) => isExperienced(memory, game));
  const [looked, setLooked] = useState<string>();
  const isDone = wantsNone || knowsIt;
  useEffect(() => {
    if (isDone) return;
    let isLeft = false;
    void finishedBefore(game).then((matches) => {
      keepFinished(game, matches);
      if (!isLeft) setLooked(game);
    });
    return () => {
      isLeft = true;
    };
  }, [game, isDone]);
  return !isDone && looked === game;
}

/** What was played to its end before; without storage or server nothing is known of it. */
async function finishedBefore(game: string): Promise<string[]> {
  const [here, there] = await Promise.all([finishedHere(game).catch(() => []), finishedOnServer(game)]);
  return [...here, ...there];
}

/** A run that only bots played taught nobody anything. */
async function finishedHere(game: string): Promise<string[]> {
  const runs = await allRuns();
  const own = runs.filter(({ seats }) => seats === undefined || humansOf(seats).length > 0);
  return own.filter((run) => run.game === game && run.outcome !== undefined).map(({ id }) => id);
}

async function finishedOnServer(game: string): Promise<string[]> {
  const tables = navigator.onLine ? await fetchMyTables() : [];
  return tables.filter((table) => table.game === game && table.outcome !== undefined).map(({ id }) => id);
}
