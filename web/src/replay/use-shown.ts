import type { GameTypes, News, Seen, Viewer } from '@haven/kit';
import { useEffect, useMemo, useState } from 'react';
import type { Replay } from '../replays/replay.ts';
import { lookAhead } from './look-ahead.ts';

/** What is on the screen: it stays until the next position is there. */
export interface ShownMove {
  readonly move: number;
  readonly viewer: Viewer;
  readonly seen: Seen<GameTypes>;
  /** What every move of the match brought to this viewer. */
  readonly news: readonly News<unknown>[];
}

export function useShown(replay: Replay, move: number, viewer: Viewer): ShownMove | undefined {
  const [shown, setShown] = useState<ShownMove>();
  const look = useMemo(() => lookAhead(replay), [replay]);
  const news = useMemo(() => replay.news(viewer), [replay, viewer]);
  useEffect(() => {
    let isGone = false;
    Promise.all([look(move, viewer), news])
      .then(([seen, told]) => isGone || setShown({ move, viewer, seen, news: told }))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [look, news, move, viewer]);
  return shown;
}
