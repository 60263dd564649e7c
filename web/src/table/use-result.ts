import type { GameTypes, Seen } from '@haven/kit';
import type { Progress } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { historyOf, type MatchPlace } from '../replays/replay.ts';

/** Time to see the last shot land before the curtain falls. */
const CURTAIN_MS = 1800;

export interface ResultState {
  readonly isOver: boolean;
  readonly isShown: boolean;
  /** A finished match that is only looked up: its result is on its way, and nothing else need be shown. */
  readonly isComing: boolean;
  readonly history: readonly Seen<GameTypes>[];
  toggle(): void;
}

/** The result is shown shortly after the end of the last film, at once when one comes back to a finished match. */
export function useResult(
  seen: Seen<GameTypes> | null,
  { kind, id }: MatchPlace,
  progress: Progress | undefined,
): ResultState {
  const isOver = seen?.outcome !== undefined && (progress === undefined || progress.entries >= seen.seq);
  const [isShown, setShown] = useState(false);
  const [history, setHistory] = useState<readonly Seen<GameTypes>[] | null>(null);
  const [wasPlayed, setPlayed] = useState(false);
  if (seen !== null && seen.outcome === undefined && !wasPlayed) setPlayed(true);

  useEffect(() => {
    if (!isOver) {
      setHistory(null);
      setShown(false);
      return;
    }
    historyOf({ kind, id })
      .then((course) => course && setHistory(course))
      .catch(() => setHistory([]));
    const curtain = setTimeout(() => setShown(true), wasPlayed ? CURTAIN_MS : 0);
    return () => clearTimeout(curtain);
  }, [isOver, kind, id, wasPlayed]);

  const isReady = history !== null;
  return {
    isOver,
    isShown: isShown && isReady,
    isComing: isOver && !wasPlayed && !isReady,
    history: history ?? [],
    toggle: () => setShown(!isShown),
  };
}
