import { movesBefore, type Stand, standOf } from '@haven/kit/puzzles';
import type { Puzzle } from '@haven/text-kit';
import { useEffect, useState } from 'react';
import type { TableInHand } from '../table/use-table.ts';
import { keepSolved } from './solved.ts';

/** Somebody tries, or is shown how it is done. */
export type Attempt = 'own' | 'shown';

export interface PuzzleInHand {
  readonly stand: Stand;
  /** Whether anything was tried since it began. */
  readonly isBegun: boolean;
  play(move: string): void;
}

interface Tried {
  readonly puzzle: Puzzle;
  readonly key: string;
  readonly attempt: Attempt;
}

/** The rules judge every move; when it is decided, nothing more is played. */
export function usePuzzle({ puzzle, key, attempt }: Tried, hand: TableInHand): PuzzleInHand {
  const [wished, setWished] = useState<readonly string[]>([]);
  const seen = hand.seen;
  const made = wished.slice(0, Math.max(0, (seen?.seq ?? 0) - movesBefore(puzzle).length));
  const stand = standOf(puzzle.task, made, seen?.view);
  const play = (move: string) => {
    if (stand !== 'open') return;
    if (seen?.moves.some(({ text }) => text === move)) setWished([...made, move]);
    hand.play(move);
  };
  useEffect(() => {
    if (stand === 'solved' && attempt === 'own') keepSolved(key);
  }, [stand, attempt, key]);
  useShown(attempt === 'shown' && stand === 'open' && seen ? puzzle.way[made.length] : undefined, play);
  return { stand, isBegun: made.length > 0, play: attempt === 'own' ? play : () => undefined };
}

/** Slow enough to see what happens. */
const SHOWN_MS = 1100;

/** Plays the next move of the way by itself. */
function useShown(move: string | undefined, play: (move: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move of the way.
  useEffect(() => {
    if (move === undefined) return;
    const soon = setTimeout(() => play(move), SHOWN_MS);
    return () => clearTimeout(soon);
  }, [move]);
}
