import type { GameTypes, Seen } from '@haven/kit';
import type { Progress } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import { historyOf, type MatchPlace } from '../replays/replay.ts';

/** Time to see the last shot land before the curtain falls. */
const CURTAIN_MS = 1800;

export interface ResultState {
  readonly isOver: boolean;
  /** Over before its end: nobody has won by the rules. */
  readonly isStopped: boolean;
  readonly isShown: boolean;
  /** A finished match that is only looked up: its result is on its way, and nothing else need be shown. */
  readonly isComing: boolean;
  readonly history: readonly Seen<GameTypes>[];
  toggle(): void;
}

interface Ending {
  readonly seen: Seen<GameTypes> | null;
  readonly progress: Progress | undefined;
  readonly isStopped: boolean;
}

/** The result is shown shortly after the end of the last film, at once when one comes back to a finished match. */
export function useResult({ seen, progress, isStopped }: Ending, { kind, id }: MatchPlace): ResultState {
  const isFinished = seen?.outcome !== undefined && (progress === undefined || progress.entries >= seen.seq);
  const isOver = isFinished || isStopped;
  const [isShown, setShown] = useState(false);
  const [history, setHistory] = useState<readonly Seen<GameTypes>[] | null>(null);
  const [wasPlayed, setPlayed] = useState(false);
  if (seen !== null && seen.outcome === undefined && !isStopped && !wasPlayed) setPlayed(true);

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
    isStopped,
    isShown: isShown && isReady,
    isComing: isOver && !wasPlayed && !isReady,
    history: history ?? [],
    toggle: () => setShown(!isShown),
  };
}
