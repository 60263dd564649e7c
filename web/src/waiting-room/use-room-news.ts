import type { Chair } from '@haven/wire';
import { useCallback, useEffect, useState } from 'react';
import { useTitle } from '../page/use-title.ts';
import { unsay } from '../parts/toasts.tsx';

export interface RoomNews {
  /** By their own name, or as the game calls the chair. */
  readonly nameOf: (chair: Chair) => string;
  readonly onNews: () => void;
}

/** Marks the title when something happens out of sight, until somebody looks. */
export function useMarkedTitle(title: string): () => void {
  const [isMarked, setMarked] = useState(false);
  useTitle(isMarked ? `● ${title}` : title);
  useEffect(() => {
    const look = () => setMarked((wasMarked) => wasMarked && document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return useCallback(() => setMarked(document.hidden), []);
}

const OF_THE_ROOM = ['arrivals', 'happened', 'host', 'talk'] as const;

/** Who came and who is host is no news any more when the match has begun. */
export function useForgottenNews(): void {
  useEffect(() => () => OF_THE_ROOM.forEach(unsay), []);
}
